import type { Reply } from '#fixtures/build/reply';
import { refuse } from '#fixtures/build/reply';
import type { Stage } from '../support/stage';

export interface Language {
	/** Title of its row in `.readme/compatibility.md`. */
	name: string;
	/** WordPress's name of the language; "" for English, which has no pseudo-texts. */
	locale: string;
	isRightToLeft: boolean;
}

export const LANGUAGES: Language[] = [
	{ name: 'English', locale: '', isRightToLeft: false },
	{ name: 'Pseudo-texts, three plural forms (pl_PL)', locale: 'pl_PL', isRightToLeft: false },
	{
		name: 'Pseudo-texts, a name that browsers refuse (pt_PT_ao90)',
		locale: 'pt_PT_ao90',
		isRightToLeft: false,
	},
	{ name: 'Pseudo-texts, right to left (ar)', locale: 'ar', isRightToLeft: true },
];

/** The languages of a plain run; `--long` has all. */
export const WORST_LANGUAGES = ['pl_PL', 'ar'];

export const WIDTHS = [1280, 480, 320];

/** A text in the language of the page. */
export type Say = (text: string) => string;

export type Act = (stage: Stage, say: Say) => Promise<unknown>;

/** Something that a person does, and what appears after each step. */
export interface Deed {
	scenario: string;
	hash: string;
	/** Replaces answers of the site. */
	answer?: (reply: Reply, asked: { method: string; path: string }) => Reply;
	/** What appears, and how; without steps, the screen itself is what to look at. */
	steps: [name: string, act: Act][];
	/** Whether the site has ended the session. */
	isLoggedOut?: boolean;
}

const press =
	(name: string): Act =>
	({ page }, say) =>
		page
			.getByRole('dialog')
			.getByRole('button', { name: say(name), exact: true })
			.click();

/** Presses a switch and keeps the notice about it by moving the focus into it. */
const toggle: Act = async ({ container, page }, say) => {
	await container.getByRole('switch', { disabled: false }).first().click();
	const undo = page.getByRole('button', { name: say('Undo'), exact: true });
	await undo.waitFor();
	await undo.focus();
};

const toggleInVain: Act = async ({ container, settle }) => {
	await container.getByRole('switch', { disabled: false }).first().click();
	await settle();
};

const failing = (method: string, status: number) => (reply: Reply, asked: { method: string }) =>
	asked.method === method ? refuse(status, 'some_updated', 'The site is out for lunch.') : reply;

const loggedOut = (_reply: Reply, asked: { method: string }) =>
	asked.method === 'POST'
		? refuse(403, 'rest_cookie_invalid_nonce', 'Cookie check failed')
		: _reply;

const unreadable = (reply: Reply, { method }: { method: string }) =>
	method === 'GET' ? { status: 200, text: '<p>' } : reply;

/** Dialogs, notices and error states, which no route shows by itself. */
export const DEEDS: Record<string, Deed> = {
	'a saved switch and its undo': {
		scenario: 'free',
		hash: '#/writing',
		steps: [
			['saved', toggle],
			[
				'taken back',
				async ({ page, settle }) => {
					await page.keyboard.press('Enter');
					await settle();
				},
			],
		],
	},
	'a refused switch': {
		scenario: 'free',
		hash: '#/writing',
		answer: failing('POST', 400),
		steps: [['refused', toggleInVain]],
	},
	'an ended session': {
		scenario: 'free',
		hash: '#/writing',
		answer: loggedOut,
		isLoggedOut: true,
		steps: [['logged out', toggleInVain]],
	},
	'the check of the site': { scenario: 'free', hash: '#/check', steps: [] },
	'the identity crisis': { scenario: 'identity-crisis', hash: '#/dashboard', steps: [] },
	'the dialogs of a disconnect': {
		scenario: 'security',
		hash: '#/disconnect',
		steps: [
			['disconnected', press('Disconnect')],
			['survey', press('Tell us why')],
			[
				'other reason',
				({ page }, say) => page.getByRole('radio', { name: say('Another reason') }).check(),
			],
			['thanks', press('Submit')],
		],
	},
	'the dialog of a reconnect': {
		scenario: 'site-token-unhealthy',
		hash: '#/reconnect',
		steps: [],
	},
	'a refused disconnect': {
		scenario: 'free',
		hash: '#/disconnect',
		answer: failing('POST', 400),
		steps: [['refused', press('Disconnect')]],
	},
	'the dialog that resets options': {
		scenario: 'development',
		hash: '#/dashboard',
		steps: [
			[
				'asks',
				({ container }, say) =>
					container.getByRole('button', { name: say('Reset Options'), exact: true }).click(),
			],
		],
	},
	'a dashboard whose reads fail': {
		scenario: 'security',
		hash: '#/dashboard',
		answer: failing('GET', 500),
		steps: [],
	},
	'a dashboard whose answers are unreadable': {
		scenario: 'security',
		hash: '#/dashboard',
		answer: unreadable,
		steps: [],
	},
	'settings whose reads fail': {
		scenario: 'security',
		hash: '#/security',
		answer: failing('GET', 500),
		steps: [],
	},
	'a connection that cannot be read': {
		scenario: 'cloud-failing',
		hash: '#/dashboard',
		steps: [],
	},
	'the list of modules': { scenario: 'free', hash: '#/modules', steps: [] },
};

/** What the real site shows to a login. */
export const VISITS: Record<
	string,
	{ role: 'admin' | 'editor' | 'subscriber'; scenario: string; hashes: string[] }
> = {
	administrator: {
		role: 'admin',
		scenario: 'free',
		hashes: ['#/dashboard', '#/my-plan', '#/security', '#/traffic', '#/modules', '#/check'],
	},
	'administrator with release notes': {
		role: 'admin',
		scenario: 'release-notes',
		hashes: ['#/dashboard'],
	},
	editor: {
		role: 'editor',
		scenario: 'free',
		hashes: ['#/dashboard', '#/writing', '#/sharing', '#/check'],
	},
	subscriber: {
		role: 'subscriber',
		scenario: 'free',
		hashes: ['#/dashboard', '#/settings', '#/check'],
	},
};
