import { HttpResponse } from 'msw';
import LicensingScreen from '@/screens/licensing';
import { renderScreen, screen } from '#tests/support/render';
import { server } from '#tests/support/server';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold, unreachable } from '#tests/support/wire';
import { hrefOf } from '../parts';

const ATTACH = 'licensing/attach-licenses';
const KEY = 'jetpack-scan_freeToUse001';
const UNKNOWN = 'An unknown error occurred during license activation. Please try again.';

const open = (options: StoreOptions = {}) => renderScreen(<LicensingScreen />, options);
const field = () => screen.getByRole('textbox', { name: 'License key' });
const activate = () => screen.getByRole('button', { name: /^Activate/ });
/** Finds a message in the form, because the live region repeats it. */
const findError = (message: string | RegExp) =>
	screen.findByText(message, { selector: 'form span' });
const findSuccess = (name: string) =>
	screen.findByRole('heading', { level: 2, name: `${name} is active!` });

type User = ReturnType<typeof open>['user'];

async function enter(user: User, key: string) {
	await user.click(field());
	await user.paste(key);
	await user.keyboard('{Enter}');
}

it('LIC-01 SHELL-17 has a field for the key, a button and a link to support', () => {
	open();
	expect(screen.getByRole('heading', { level: 1, name: 'Activate a license' })).toBeVisible();
	expect(field()).toHaveAttribute('autocomplete', 'off');
	expect(activate()).toBeVisible();
	expect(hrefOf(/Contact support/)).toContain('jetpack-contact-support');
});

it('LIC-02 refuses an empty key without a request', async () => {
	const { user } = open();
	const sent = answerPost(ATTACH, []);
	await user.type(field(), '  {Enter}');
	expect(field()).toHaveAccessibleDescription(
		/^This is not a valid license key\. Please try again\./,
	);
	expect(field()).toHaveFocus();
	expect(sent).toEqual([]);
	await user.type(field(), 'j');
	expect(field()).not.toHaveAccessibleDescription(/not a valid license key/);
});

it.each([
	['LIC-03 neither a product nor a reason', [[]], UNKNOWN],
	['LIC-04 reasons', [{ errors: { 403: ['Not yours.', 'Ask.'], 404: ['Gone.'] } }], 'Not yours.'],
	['LIC-04 a reason with HTML', [{ errors: { 403: ['<b>No</b> &amp; no'] } }], 'No & no'],
])('shows at the field why a key was refused: %s', async (_title, body, message) => {
	const { user } = open();
	answerPost(ATTACH, body);
	await enter(user, KEY);
	expect(await findError(message)).toBeVisible();
	expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
	expect(field()).toHaveValue(KEY);
	expect(field()).toHaveFocus();
	expect(activate()).toBeVisible();
});

it('shows at the field why the request failed, and can be tried again', async () => {
	const { user } = open();
	answerPost(ATTACH, unreachable('x'));
	await enter(user, KEY);
	expect(await findError('Not reachable.')).toBeVisible();
	answerPost(ATTACH, [[{ activatedProductId: 2106 }]]);
	await user.click(activate());
	expect(await findSuccess('Jetpack Scan')).toBeVisible();
});

it('LIC-06 sends a key once, although it is submitted several times', async () => {
	const { user } = open();
	const { called, release } = hold(ATTACH, () =>
		HttpResponse.json([[{ activatedProductId: 2106 }]]),
	);
	await user.click(field());
	await user.paste(KEY);
	await user.dblClick(activate());
	expect(field()).toHaveAttribute('readonly');
	expect(activate()).toHaveAttribute('aria-busy', 'true');
	await user.type(field(), '{Enter}');
	release();
	expect(await findSuccess('Jetpack Scan')).toBeVisible();
	expect(called.mock.calls).toEqual([[{ licenses: [KEY] }]]);
});

it('keeps the key out of logs, addresses, events and storage', async () => {
	const spies = (['log', 'info', 'warn', 'debug'] as const).map((name) =>
		jest.spyOn(console, name).mockImplementation(),
	);
	const addresses: string[] = [];
	server.events.on('request:start', ({ request }) => void addresses.push(request.url));
	const { user, events, store, browser } = open();
	await enter(user, 'jetpack-scan_usedBefore01');
	await findError('This license is already in use.');
	await user.clear(field());
	await enter(user, KEY);
	await findSuccess('Jetpack Scan');
	const outputs = [
		addresses,
		events,
		store.getState(),
		browser.remember.mock.calls,
		spies.flatMap((spy) => spy.mock.calls),
		window.location.href,
		{ ...window.localStorage },
	];
	expect(JSON.stringify(outputs)).not.toMatch(/usedBefore01|freeToUse001/);
	expect(addresses.length).toBeGreaterThan(3);
	server.events.removeAllListeners();
});

it('is unavailable in Offline Mode', () => {
	open({ scenario: 'offline' });
	expect(screen.getByText('Unavailable in Offline Mode')).toBeVisible();
	expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it("lists the owner's unused licenses, each with a button that fills in its key", async () => {
	const { user } = open({ scenario: 'licenses-detached' });
	const use = await screen.findByRole('button', { name: 'Use this key for Jetpack Search' });
	expect(screen.getAllByRole('listitem')).toHaveLength(3);
	await user.click(use);
	expect(field()).toHaveValue('jetpack-search_freeToUse001');
	expect(field()).toHaveFocus();
	await user.keyboard('{Enter}');
	expect(await findSuccess('Jetpack Search')).toBeVisible();
});

describe('an activated product', () => {
	async function activated(productId: number, options: StoreOptions = {}) {
		const made = open(options);
		answerPost(ATTACH, [[{ activatedProductId: productId }]]);
		await enter(made.user, 'a-key');
		const title = await screen.findByRole('heading', { level: 2, name: / active!$/ });
		return { ...made, title };
	}

	const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
	const BACKUP = 'View latest backup(opens in a new tab)';
	const SCAN = 'View scan results(opens in a new tab)';

	it.each([
		['LIC-08 LIC-15', 2110, 'Anti-spam', []],
		['LIC-08 LIC-12', 2112, 'Backup', [BACKUP]],
		['LIC-08 LIC-13', 2106, 'Scan', [SCAN]],
		['LIC-08 LIC-14', 2104, 'Search', ['Configure search']],
	])(
		'%s shows for the ID %d that %s is active, with its links',
		async (_ids, productId, name, links) => {
			const { title } = await activated(productId);
			expect(title).toHaveTextContent(`Jetpack ${name} is active!`);
			expect(title).toHaveFocus();
			expect(screen.queryByText("You're all set!")).not.toBeInTheDocument();
			// The sentence also names the product.
			expect(screen.getByText(new RegExp(`^${name}\\b`), { selector: 'p' })).toBeVisible();
			expect(linkNames()).toEqual(['Configure my site', ...links]);
		},
	);

	it('LIC-09 LIC-15 LIC-38 has a general message for another ID', async () => {
		const { title } = await activated(2401);
		expect(title).toHaveTextContent('Your product is active!');
		expect(screen.getByText("You're all set!", { selector: 'p' })).toBeVisible();
		expect(linkNames()).toEqual(['Configure my site']);
	});

	it.each([
		['LIC-10', 'not-started', true, 'Configure my site', '#/recommendations'],
		['LIC-11', 'summary', true, 'View my plans', '#/my-plan'],
		['LIC-11', '', true, 'View my plans', '#/my-plan'],
		['LIC-11', 'not-started', false, 'View my plans', '#/my-plan'],
	])(
		'%s links from the step "%s" of the recommendations, on: %s, to: %s',
		async (_id, recommendationsStep, showRecommendations, name, href) => {
			await activated(2106, { world: { site: { recommendationsStep, showRecommendations } } });
			expect(hrefOf(name)).toBe(href);
			expect(linkNames()).toHaveLength(2);
		},
	);

	it('offers to activate another license, with an empty field, and is reset when the screen unmounts', async () => {
		const { user, store, unmount } = await activated(2106);
		await user.click(screen.getByRole('button', { name: 'Activate another license' }));
		expect(field()).toHaveValue('');
		await enter(user, KEY);
		await screen.findByRole('heading', { level: 2, name: / active!$/ });
		unmount();
		expect(store.getState().licensing.activation).toEqual({ phase: 'idle' });
	});
});
