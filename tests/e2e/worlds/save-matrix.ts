import { FORMS, type Form } from './forms';

/** An input whose save the matrix of faults breaks. */
export type Input = { name: string; route: string } & (
	| { kind: 'form'; form: Form }
	| {
			kind: 'field';
			scenario: string;
			card: string;
			field: string;
			text: string;
			/** The call that the Enter key sends. */
			path: string;
	  }
	/** The switch with this name; without one, the only switch of the card. */
	| { kind: 'switch'; scenario: string; card: string; switch?: string }
	/** A settings file that is applied, and the names of its changes. */
	| { kind: 'file'; scenario: string; file: object; changes: string[] }
);

const LICENSE = { kind: 'field', field: 'License key', text: 'jetpack-scan_freeToUse001' } as const;
const SWITCH = { kind: 'switch', scenario: 'security' } as const;

/** One input of each kind on each screen that has any. Searches and filters send nothing, so they have nothing to lose. */
export const INPUTS: Input[] = [
	...FORMS.map((form): Input => ({ name: form.card, route: form.hash, kind: 'form', form })),
	{
		...LICENSE,
		...{ name: 'License key', route: '#/license/activation' },
		...{ scenario: 'free', card: 'Your license key' },
		path: 'licensing/attach-licenses',
	},
	{
		...LICENSE,
		...{ name: 'License key on My Plan', route: '#/my-plan' },
		...{ scenario: 'license-screen', card: 'Jetpack License' },
		path: 'licensing/set-license',
	},
	{ ...SWITCH, name: 'A switch', route: '#/sharing', card: 'Like buttons' },
	{
		...SWITCH,
		...{ name: 'The headline of related posts', route: '#/traffic', card: 'Related posts' },
		switch: 'Highlight related content with a heading',
	},
	{
		name: 'A settings file',
		...{ route: '#/tools/copy', kind: 'file', scenario: 'free' },
		file: {
			format: 'dashboard-for-jetpack/settings',
			version: 1,
			site: 'Bakery',
			modules: { carousel: true, latex: true },
			settings: { carousel_background_color: 'white' },
		},
		changes: ['Carousel', 'Beautiful math', 'Color scheme of the carousel'],
	},
];

/** The inputs of a plain run with the call that each of them breaks. */
export const WORST_INPUTS: Record<string, string> = {
	Comments: 'POST settings',
	'A switch': 'POST settings',
	'A settings file': 'POST settings',
};
