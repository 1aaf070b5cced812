/* Every look from right to left, with texts that are 40 % longer. */
import { toPseudo } from '#tests/support/pseudo-locale';
import { JUDGES } from '../support/judges';
import { speakPseudo } from '../support/pseudo';
import { guideOnStage, walk } from '../support/walk';
import { looksIn } from '../worlds/looks';

// The outlines are in English.
const WITHOUT_OUTLINE = JUDGES.filter(({ name }) => name !== 'outline');

walk(looksIn('right to left'), WITHOUT_OUTLINE, () =>
	guideOnStage({
		options: { isRightToLeft: true, patch: speakPseudo },
		sizes: [
			[1280, 900],
			[480, 900],
			[320, 900],
		],
		locale: 'en',
		say: toPseudo,
	}),
);
