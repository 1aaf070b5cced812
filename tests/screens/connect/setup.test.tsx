import { HttpResponse } from 'msw';
import { toPictureUrl } from '@/lib/picture-url';
import { ConnectScreen } from '@/screens/connect/connect-screen';
import { disconnectSite } from '@/state/connection';
import { typeField } from '@/state/settings';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';
import { answer } from '#tests/app/support/unsaved';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { answerPost, hold } from '#tests/support/wire';
import { hrefOf } from '../parts';

const TITLE = /^Secure and speed up your site for free/;
const UNCONNECTED = { scenario: 'disconnected' };
/** A screen of a disconnected site that is not a connect screen. */
const PRIVACY = { ...UNCONNECTED, route: '/privacy' };

let registrations = 0;

beforeEach(() => {
	registrations = 0;
	server.events.on('request:start', ({ request: { url } }) => {
		registrations += Number(url.includes('/connection/register'));
	});
});
afterEach(() => server.events.removeAllListeners());

const findButton = () => screen.findByRole('button', { name: 'Set up Jetpack' });

/** Adds a link to the setup to the screen, like those of cards and prompts. */
function addLink(container: HTMLElement): HTMLElement {
	const link = document.createElement('a');
	link.href = '#/setup';
	link.textContent = 'Connect';
	container.querySelector('.jp-app')?.append(link);
	return link;
}

const waitForRegistration = () => waitFor(() => expect(registrations).toBe(1));

/** Waits long enough for an automatic registration to be sent. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function refuseRegistration(message = 'The provider is busy.') {
	answerPost('connection/register', { code: 'no', message }, 500);
}

interface ClickOptions {
	by?: 'mouse' | 'keyboard';
	/** Changes the site's responses before the click. */
	prepare?: () => void;
}

async function clickToSetup({ by = 'mouse', prepare }: ClickOptions = {}) {
	const app = renderApp(PRIVACY);
	prepare?.();
	await findTitle('Privacy');
	const link = addLink(app.container);
	if (by === 'keyboard') {
		act(() => link.focus());
		await app.user.keyboard('{Enter}');
	} else {
		await app.user.click(link);
	}
	await findTitle(TITLE);
	return app;
}

it.each(['/setup/', '/setup?from=elsewhere'])(
	'SHELL-10 CONN-06 opening %s by its address registers nothing and focuses the button',
	async (route) => {
		const { browser } = renderApp({ ...UNCONNECTED, route });
		expect(await findTitle(TITLE)).toBeVisible();
		const button = await findButton();
		await waitFor(() => expect(button).toHaveFocus());
		await settle();
		expect(registrations).toBe(0);
		expect(button).toBeEnabled();
		expect(browser.navigate).not.toHaveBeenCalled();
	},
);

it('CONN-06 changing the hash from outside registers nothing and focuses the button', async () => {
	renderApp(UNCONNECTED);
	await findTitle(TITLE);
	expect(await findButton()).not.toHaveFocus();
	act(() => void (window.location.hash = '#/setup'));
	await waitFor(async () => expect(await findButton()).toHaveFocus());
	await settle();
	expect(registrations).toBe(0);
});

it.each(['mouse', 'keyboard'] as const)(
	'SHELL-10 CONN-06 a link to /setup inside the app starts the connection, by %s',
	async (by) => {
		const { browser } = await clickToSetup({ by });
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(
				'http://site.test/authorize?client_id=1001&from=main-connect',
			),
		);
		expect(registrations).toBe(1);
	},
);

it('CONN-06 a click starts the connection only once, although Back and Forward return to the screen', async () => {
	const { router } = await clickToSetup({ prepare: () => refuseRegistration() });
	expect(await screen.findAllByText(/The provider is busy/)).not.toHaveLength(0);
	act(() => void window.history.back());
	await waitForPath(router, '/privacy');
	await findTitle('Privacy');
	act(() => void window.history.forward());
	await waitForPath(router, '/setup');
	await findTitle(TITLE);
	await settle();
	expect(registrations).toBe(1);
	expect(await findButton()).toHaveFocus();
});

it('CONN-06 a reload keeps the history entry of a click and registers nothing', async () => {
	const { unmount } = await clickToSetup();
	await waitForRegistration();
	const entry: unknown = window.history.state;
	expect(entry).toMatchObject({ usr: { setupTicket: expect.any(Number) } });
	unmount();

	const next = renderApp({ ...UNCONNECTED, route: '/setup', entry });
	await findTitle(TITLE);
	await settle();
	expect(registrations).toBe(1);
	expect(next.browser.navigate).not.toHaveBeenCalled();
});

it('CONN-06 a blocked click does not start the connection when the address is opened later', async () => {
	const { router, user, container, store } = renderApp(PRIVACY);
	await findTitle('Privacy');
	act(() => void store.dispatch(typeField('text_of_no_feature', 'unsaved')));
	await user.click(addLink(container));
	await user.click(await answer('Stay'));
	await waitForPath(router, '/privacy');
	await goTo(router, '/setup');
	await user.click(await answer('Leave'));
	await findTitle(TITLE);
	await settle();
	expect(registrations).toBe(0);
});

it('CONN-06 a site disconnected on /setup is not connected again without a click', async () => {
	const { store } = renderApp({ route: '/setup' });
	await findTitle('At a Glance');
	await act(async () => void (await store.dispatch(disconnectSite())));
	await findTitle(TITLE);
	await settle();
	expect(registrations).toBe(0);
});

const AUTHORIZE = 'http://site.test/authorize?client_id=1001&from=test';

it('CONN-09 shows a default title and button', () => {
	renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const title = 'Over 5 million WordPress sites are faster and more secure';
	expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
	expect(screen.getByRole('button', { name: 'Set up Jetpack' })).toBeEnabled();
});

it('CONN-10 names the agreement, with a link to what is shared', () => {
	renderScreen(<ConnectScreen from="test" buttonLabel="Go" />, UNCONNECTED);
	expect(screen.getByText(/By clicking “Go”, you agree to the Terms of Service/)).toBeVisible();
	const details = screen.getByRole('link', { name: /What is shared/ });
	expect(details).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/'));
	expect(details).toHaveAttribute('rel', 'noopener noreferrer');
});

const ownPicture = (name: string) =>
	toPictureUrl(`https://example.com/${name}`, { adminUrl: '', rawUrl: 'example.com' })!;
const ONE = ownPicture('one.png');
const TWO = ownPicture('two.png');

it('CONN-11 shows one picture at a time, and no slider without pictures', async () => {
	const { unmount } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
	unmount();

	const { user } = renderScreen(<ConnectScreen from="test" images={[ONE, TWO]} />, UNCONNECTED);
	const slider = within(screen.getByRole('group', { name: 'Pictures' }));
	const source = () => slider.getByRole('presentation').getAttribute('src');
	expect(source()).toBe(ONE);
	await user.click(slider.getByRole('button', { name: 'Next picture' }));
	expect(source()).toBe(TWO);
	await user.click(slider.getByRole('button', { name: 'Next picture' }));
	expect(source()).toBe(ONE);
	await user.click(slider.getByRole('button', { name: 'Previous picture' }));
	expect(source()).toBe(TWO);
});

it('CONN-12 starts once automatically with `isAutomatic`', async () => {
	const { browser } = renderScreen(<ConnectScreen from="test" isAutomatic />, UNCONNECTED);
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(AUTHORIZE));
	expect(browser.navigate).toHaveBeenCalledTimes(1);
});

it('CONN-13 is disabled while it registers and authorizes, and ignores a second click', async () => {
	const { user, browser } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const { called, release } = hold('connection/register', () =>
		HttpResponse.json({ authorizeUrl: AUTHORIZE }),
	);
	const button = screen.getByRole('button', { name: 'Set up Jetpack' });
	await user.click(button);
	expect(button).toHaveAttribute('aria-disabled', 'true');
	await user.click(button);
	release();
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledTimes(1));
	expect(button).toHaveAttribute('aria-disabled', 'true');
	expect(called.mock.calls).toMatchObject([[{ registration_nonce: 'register12' }]]);
});

it('CONN-14 shows the error instead of its label, and can be tried again', async () => {
	const { user, browser, container } = renderScreen(<ConnectScreen from="test" />, UNCONNECTED);
	const label = /You'll approve the connection/;
	expect(screen.getByText(label)).toBeVisible();
	refuseRegistration('Your site cannot be reached.');
	await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
	const text = within(container);
	expect(await text.findByText('Your site cannot be reached.')).toBeVisible();
	expect(screen.queryByText(label)).not.toBeInTheDocument();
	expect(hrefOf('Check this site', text)).toBe('#/tools');

	answerPost('connection/register', { authorizeUrl: AUTHORIZE });
	await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(AUTHORIZE));
});
