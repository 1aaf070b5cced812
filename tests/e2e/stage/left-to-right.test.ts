/* Every look in English. */
import { JUDGES } from '../support/judges';
import { guideOnStage, walk } from '../support/walk';
import { viewsIn } from '../worlds/looks';

walk(viewsIn('left to right', JUDGES), () =>
	guideOnStage({
		options: {},
		// Wide, and 1280 px at 200 % and at 400 %.
		sizes: [
			[1280, 900],
			[640, 450],
			[320, 256],
		],
		locale: '',
		say: (text) => text,
	}),
);
