/* Every look from right to left, with texts that are 40 % longer. */
import { toPseudo } from '#tests/support/pseudo-locale';
import { JUDGES } from '../support/judges';
import { speakPseudo } from '../support/pseudo';
import { guideOnStage, walk } from '../support/walk';
import { viewsIn } from '../worlds/looks';

walk(viewsIn('right to left', JUDGES), () =>
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
