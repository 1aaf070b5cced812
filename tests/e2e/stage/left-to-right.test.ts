/* Every look in English. */
import { JUDGES } from '../support/judges';
import { guideOnStage, walk } from '../support/walk';
import { viewsIn } from '../worlds/looks';

walk(viewsIn('left to right', JUDGES), () =>
	guideOnStage({
		options: {},
		// Wide, a phone, and 1280 px at 400 %.
		sizes: [
			[1280, 900],
			[480, 900],
			[320, 256],
		],
		locale: '',
		say: (text) => text,
	}),
);
