import { http, HttpResponse } from 'msw';
import { readAgain } from '@/screens/common/read-again';
import { screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST, type StoreOptions } from '#tests/support/store';
import { findTitle, inApp, renderApp } from './support/render-app';

const WHOLE = "Couldn't read this site's features and settings";
const EACH = "Couldn't read whether this is on.";

const crashed = (): Response => HttpResponse.html('<h1>Error</h1>', { status: 500 });

/** Opens a page that lacks a piece, which the site doesn't answer either until `mend` is called. */
async function openWithout(
	piece: 'settings' | 'modules' | 'connection',
	options: StoreOptions & { route: string },
	answer = crashed,
) {
	jest.spyOn(console, 'warn').mockImplementation();
	const key = { settings: 'settings', modules: 'getModules', connection: 'connectionStatus' };
	const path = { settings: 'settings', modules: 'module/all', connection: 'connection' };
	const app = renderApp({
		...options,
		pageData: {
			...(piece !== 'connection' && { [key[piece]]: {} }),
			pageDataFailures: [{ piece, message: 'Refused.' }],
		},
	});
	let isBroken = true;
	server.use(http.get(`${REST}/${path[piece]}`, () => (isBroken ? answer() : undefined)));
	app.store.dispatch(readAgain());
	await waitFor(() => expect(app.store.getState().site.unread?.kind).toBe('failed'));
	return { ...app, mend: () => void (isBroken = false) };
}

const findRetries = () => inApp().findAllByRole('button', { name: /^Try again/ });
/** Except the search field, which isn't a setting of the site. */
const listSwitches = () =>
	inApp()
		.queryAllByRole('switch')
		.map((one) => one.closest('div')?.textContent)
		.filter((name) => name !== 'Press / to search settings');

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);

describe('At a Glance of a site whose settings nobody could read', () => {
	it('claims of no feature that it is on or off', async () => {
		await openWithout('settings', { route: '/dashboard' });
		expect(await inApp().findByText("Couldn't check which features are on")).toBeVisible();
		expect(inApp().getByRole('link', { name: 'Logins Unknown' })).toBeVisible();
		expect((await inApp().findAllByText(EACH)).length).toBe(7);
		expect(card('Site status').getByText(/\d of 5 on, 2 unknown$/)).toBeVisible();
		expect(inApp().queryByText(/Nothing protects your site/)).not.toBeInTheDocument();
		expect(inApp().queryByRole('button', { name: /^Activate stats/ })).not.toBeInTheDocument();
		expect(listSwitches()).toEqual([]);
		expect(card('Site stats').getByRole('link', { name: 'Check this site' })).toBeVisible();
	});

	it('shows the true values after "Try again", keeps the focus, and announces it', async () => {
		const { user, mend } = await openWithout('settings', {
			route: '/dashboard',
			world: { modules: { active: ['monitor'] } },
		});
		await inApp().findAllByText(EACH);
		mend();
		const retry = card('Downtime monitoring').getByRole('button', { name: /^Try again/ });
		await user.click(retry);
		expect(await screen.findByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
		expect(screen.getByRole('switch', { name: 'Brute force protection' })).not.toBeChecked();
		expect(inApp().queryByText(EACH)).not.toBeInTheDocument();
		await waitFor(() => expect(document.body).not.toHaveFocus());
		expect(await inApp().findByText('Everything is up to date.')).toBeVisible();
		expect(document.querySelector('#a11y-speak-polite')).toHaveTextContent(
			/Everything is up to date|Brute force protection is off/,
		);
	});

	it('says the same to an editor, without a switch', async () => {
		await openWithout('settings', { route: '/dashboard', scenario: 'editor-view' });
		expect((await inApp().findAllByText(EACH)).length).toBeGreaterThan(0);
		expect(listSwitches()).toEqual([]);
		expect(inApp().queryByText(/Stats are off/)).not.toBeInTheDocument();
	});

	it('says the same if the modules are missing', async () => {
		const { user } = await openWithout('modules', { route: '/dashboard' });
		await user.click(await inApp().findByRole('button', { name: /^Show \d more/ }));
		expect(inApp().getByText(/Couldn't check which features are on/)).toBeVisible();
		expect(card('Downtime monitoring').getByText(EACH)).toBeVisible();
	});
});

it.each([
	['/security', 'Security', 'settings'],
	['/sharing', 'Sharing', 'modules'],
	['/modules', 'All modules', 'settings'],
	['/tools/copy', 'Copy settings', 'settings'],
	['/recommendations', 'Recommendations', 'modules'],
] as const)('%s: shows no switch, but that they could not be read', async (route, title, piece) => {
	const { user, mend } = await openWithout(piece, { route });
	expect(await findTitle(title)).toBeVisible();
	expect(await inApp().findByText(WHOLE)).toBeVisible();
	expect(listSwitches()).toEqual([]);
	mend();
	const [retry] = await findRetries();
	await user.click(retry as HTMLElement);
	await waitFor(() => expect(inApp().queryByText(WHOLE)).not.toBeInTheDocument());
	await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('the settings show their switches after "Try again", with the focus on their heading', async () => {
	const { user, mend } = await openWithout('settings', {
		route: '/security',
		world: { modules: { active: ['monitor'] } },
	});
	await inApp().findByText(WHOLE);
	mend();
	const [retry] = await findRetries();
	await user.click(retry as HTMLElement);
	expect(await inApp().findByRole('switch', { name: /^Get alerts/ })).toBeChecked();
	expect(await findTitle('Security')).toHaveFocus();
});

it('My Plan shows the plan, and no feature as idle', async () => {
	const { user, mend } = await openWithout('settings', { route: '/my-plan', scenario: 'complete' });
	const section = within(await inApp().findByRole('region', { name: 'Your features' }));
	expect(await section.findByText(WHOLE)).toBeVisible();
	expect(section.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
	mend();
	await user.click(section.getByRole('button', { name: /^Try again/ }));
	expect(await section.findByRole('heading', { name: 'VideoPress' })).toBeVisible();
	await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('offers no connection while it is unknown whether the site has one', async () => {
	const { user, mend } = await openWithout('connection', { route: '/dashboard' });
	expect(await inApp().findByText("Couldn't read this site's connection")).toBeVisible();
	expect(inApp().queryByRole('link', { name: /Set up Jetpack/ })).not.toBeInTheDocument();
	mend();
	const [retry] = await findRetries();
	await user.click(retry as HTMLElement);
	expect(await inApp().findByRole('group', { name: 'Site connection' })).toBeVisible();
});

it('the notice of the failure offers to try again', async () => {
	const { user, mend } = await openWithout('settings', { route: '/privacy' }, () =>
		HttpResponse.text('Warning: something'),
	);
	const retry = await inApp().findByRole('button', { name: /^Try again/ });
	expect(inApp().getByText("The server's answer couldn't be read.")).toBeVisible();
	mend();
	await user.click(retry);
	expect(await findTitle('Privacy')).toHaveFocus();
	expect(await inApp().findByText('Everything is up to date.')).toBeVisible();
	expect(inApp().queryByText("The server's answer couldn't be read.")).not.toBeInTheDocument();
});

it.each([
	['modules', 'module/all'],
	['settings', 'settings'],
])(
	'settings without the %s say that the site has no call for them, and offer no retry',
	async (piece, call) => {
		jest.spyOn(console, 'warn').mockImplementation();
		const { store } = renderApp({
			route: '/security',
			pageData: {
				[piece === 'modules' ? 'getModules' : 'settings']: {},
				pageDataFailures: [{ piece, message: 'Refused.' }],
				missingRoutes: [call],
			},
		});
		store.dispatch(readAgain());
		expect(await inApp().findByText(/something has removed it from Jetpack/)).toBeVisible();
		expect(inApp().queryByRole('button', { name: /^Try again/ })).toBeNull();
		expect(store.getState().notices.list).toEqual([]);
	},
);
