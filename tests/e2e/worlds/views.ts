import { ROUTES } from '@/domain/routes/table';
import type { Shown, Stage } from '../support/stage';

/** A screen, or a dialog or popover on it. */
export interface View extends Shown {
	scenario: string;
	hash: string;
	/** Opens a dialog or popover with the keyboard. */
	open?: (stage: Stage) => Promise<void>;
}

/** All routes, except the plans, which leave the page, and the skip links. */
const PATHS = ROUTES.filter(({ group }) => group !== 'plans' && group !== 'skip-link').map(
	({ path }) => path,
);

/** Presses Enter on a button of the screen, and waits for the dialog of that name. */
const press =
	(button: string, dialog: string | RegExp = button) =>
	async ({ page, container }: Stage): Promise<void> => {
		await container.getByRole('button', { name: button, exact: true }).first().press('Enter');
		await page.getByRole('dialog', { name: dialog }).waitFor();
	};

/** Answers dialogs one after the other. */
const answer =
	(...buttons: string[]) =>
	async ({ page, settle }: Stage): Promise<void> => {
		for (const name of buttons) {
			await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');
			await settle();
		}
	};

const screen = (scenario: string, path: string): [string, View] => [
	`${path} of ${scenario}`,
	{ scenario, hash: `#${path}` },
];

/** Every route as an administrator of a site with a plan, the screens that differ for others, and every dialog. */
export const VIEWS: Record<string, View> = Object.fromEntries<View>([
	...PATHS.map((path) => screen('security', path)),
	screen('free', '/dashboard'),
	screen('free', '/my-plan'),
	screen('free', '/product/backup'),
	screen('threats', '/dashboard'),
	screen('offline', '/dashboard'),
	screen('disconnected', '/dashboard'),
	screen('unlinked-admin', '/connect-user'),
	screen('editor-view', '/writing'),
	screen('subscriber-view', '/dashboard'),
	screen('overridden', '/security'),
	screen('identity-crisis', '/dashboard'),
	screen('coupon', '/dashboard'),
	screen('recommendations-new', '/recommendations/publicize'),
	screen('recommendations-product-suggestions', '/recommendations/product-suggestions'),
	['the results of a search in the settings', { scenario: 'free', hash: '#/traffic?term=image' }],
	[
		'the dialog with the login link for the app',
		{
			scenario: 'free',
			hash: '#/dashboard',
			open: press('Email me a login link for the app', 'Log in to the app without a password'),
		},
	],
	[
		'the explanation of a setting',
		{ scenario: 'free', hash: '#/writing', open: press('About Composing') },
	],
	[
		'the dialog for the default modules',
		{
			scenario: 'free',
			hash: '#/modules',
			open: press('Restore defaults…', 'Restore default modules'),
		},
	],
	[
		'the question about unsaved settings',
		{
			scenario: 'complete',
			world: { modules: { active: ['comments'] } },
			hash: '#/discussion',
			open: async ({ page, container }) => {
				await container.getByLabel('Comment form introduction', { exact: true }).fill('New words');
				await container.getByRole('link', { name: 'Security', exact: true }).press('Enter');
				await page.getByRole('dialog', { name: 'Unsaved settings' }).waitFor();
			},
		},
	],
	[
		'the message after disconnecting',
		{ scenario: 'security', hash: '#/disconnect', open: answer('Disconnect') },
	],
	[
		'the survey after disconnecting',
		{ scenario: 'security', hash: '#/disconnect', open: answer('Disconnect', 'Tell us why') },
	],
]);

/** The views of a plain run: the most controls and drawings, and a dialog. */
export const WORST_VIEWS = ['/dashboard of threats', 'the survey after disconnecting'];

/** Faults by what was checked. */
export type Faults = Record<string, string[]>;

export const onlyFaults = (faults: Faults): Faults =>
	Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0));

export async function openView(stage: Stage, { open, ...shown }: View): Promise<void> {
	await stage.show(shown);
	await open?.(stage);
}
