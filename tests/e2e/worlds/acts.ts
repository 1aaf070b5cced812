import { type Reply, refuse } from '#fixtures/build/reply';
import type { Dashboard } from '../support/dashboard';
import type { Disguise } from '../support/fixture-site';

export type Say = (text: string) => string;

type Screen = Pick<Dashboard, 'page' | 'container' | 'settle'>;

export type Act = (screen: Screen, say: Say) => Promise<unknown>;

/** A screen after an action or a failure: with a dialog, a popover, a notice or an error, which no address alone shows. */
export interface ActedLook {
	kind: 'dialog' | 'popover' | 'notice' | 'failure';
	scenario: string;
	world?: Record<string, unknown>;
	hash: string;
	act?: Act;
	answer?: Disguise['answer'];
	/** Whether the site has ended the session. */
	isLoggedOut?: boolean;
}

/** Presses Enter on a button of the screen, and waits for the dialog of that name. */
const press =
	(button: string, dialog: string): Act =>
	async ({ page, container }, say) => {
		await container
			.getByRole('button', { name: say(button), exact: true })
			.first()
			.press('Enter');
		await page.getByRole('dialog', { name: say(dialog) }).waitFor();
	};

const answer =
	(...buttons: string[]): Act =>
	async ({ page, settle }, say) => {
		for (const name of buttons) {
			const button = page.getByRole('button', { name: say(name), exact: true });
			await page.getByRole('dialog').locator(button).press('Enter');
			await settle();
		}
	};

/** Keeps all notices from now on, because they stay while they are pointed at. */
const keepNotices = ({ page }: Screen) =>
	page.evaluate(() => {
		const point = () =>
			document
				.querySelectorAll('[class*="-global"]')
				.forEach((notice) => notice.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
		new MutationObserver(point).observe(document.body, { childList: true, subtree: true });
	});

const toggle: Act = async (stage) => {
	await keepNotices(stage);
	await stage.container.getByRole('switch', { disabled: false }).first().press('Space');
	await stage.settle();
};

const failing = (method: string, status: number) => (reply: Reply, asked: { method: string }) =>
	asked.method === method ? refuse(status, 'some_updated', 'The site is out for lunch.') : reply;

export const ACTED: Record<string, ActedLook> = {
	'the dialog with the login link for the app': {
		kind: 'dialog',
		scenario: 'free',
		hash: '#/dashboard',
		act: press('Email me a login link for the app', 'Log in to the app without a password'),
	},
	'the explanation of a card': {
		kind: 'popover',
		scenario: 'free',
		hash: '#/writing',
		act: async ({ page, container }) => {
			await container.locator('button[aria-haspopup="dialog"]').first().press('Enter');
			await page.getByRole('dialog').waitFor();
		},
	},
	'the dialog for the default modules': {
		kind: 'dialog',
		scenario: 'free',
		hash: '#/modules',
		act: async (stage, say) => {
			const more = stage.container.getByRole('button', { name: say('More actions') });
			await more.press('Enter');
			await press('Restore defaults…', 'Restore default modules')(stage, say);
		},
	},
	'the question about unsaved settings': {
		kind: 'dialog',
		scenario: 'complete',
		world: { modules: { active: ['comments'] } },
		hash: '#/discussion',
		act: async ({ page, container }, say) => {
			const field = container.getByLabel(say('Comment form introduction'), { exact: true });
			await field.fill('New words');
			// Doesn't use a tab, because longer texts fold it into a menu.
			await page.evaluate(() => void (window.location.hash = '#/security'));
			await page.getByRole('dialog', { name: say('Unsaved settings') }).waitFor();
		},
	},
	'the message after disconnecting': {
		kind: 'dialog',
		scenario: 'security',
		hash: '#/disconnect',
		act: answer('Disconnect'),
	},
	'the survey after disconnecting': {
		kind: 'dialog',
		scenario: 'security',
		hash: '#/disconnect',
		act: answer('Disconnect', 'Tell us why'),
	},
	'the thanks for the survey': {
		kind: 'dialog',
		scenario: 'security',
		hash: '#/disconnect',
		act: async (stage, say) => {
			await answer('Disconnect', 'Tell us why')(stage, say);
			await stage.page.getByRole('radio', { name: say('Another reason') }).check();
			await answer('Submit')(stage, say);
		},
	},
	'a refused disconnect': {
		kind: 'dialog',
		scenario: 'free',
		hash: '#/disconnect',
		answer: failing('POST', 400),
		act: answer('Disconnect'),
	},
	'the dialog that resets options': {
		kind: 'dialog',
		scenario: 'development',
		hash: '#/dashboard',
		act: ({ container }, say) =>
			container.getByRole('button', { name: say('Reset Options'), exact: true }).press('Enter'),
	},
	'the notice of a saved switch': {
		kind: 'notice',
		scenario: 'free',
		hash: '#/writing',
		act: toggle,
	},
	'the notice of a switch taken back': {
		kind: 'notice',
		scenario: 'free',
		hash: '#/writing',
		act: async (stage, say) => {
			await toggle(stage, say);
			await stage.page.getByRole('button', { name: say('Undo'), exact: true }).press('Enter');
			await stage.settle();
		},
	},
	'a refused switch': {
		kind: 'notice',
		scenario: 'free',
		hash: '#/writing',
		answer: failing('POST', 400),
		act: toggle,
	},
	'an ended session': {
		kind: 'notice',
		scenario: 'free',
		hash: '#/writing',
		isLoggedOut: true,
		answer: (reply, { method }) =>
			method === 'POST' ? refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed') : reply,
		act: toggle,
	},
	'a dashboard whose reads fail': {
		kind: 'failure',
		scenario: 'security',
		hash: '#/dashboard',
		answer: failing('GET', 500),
	},
	'a dashboard whose answers are unreadable': {
		kind: 'failure',
		scenario: 'security',
		hash: '#/dashboard',
		answer: (reply, { method }) => (method === 'GET' ? { status: 200, text: '<p>' } : reply),
	},
	'settings whose reads fail': {
		kind: 'failure',
		scenario: 'security',
		hash: '#/security',
		answer: failing('GET', 500),
	},
};
