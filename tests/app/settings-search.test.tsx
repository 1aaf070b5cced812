// Loaded with the test and not within it: a busy machine takes its time for the chunk.
import '@/screens/settings';
import { act, screen, waitFor } from '#tests/support/render';
import { findTitle, goTo, inApp, renderApp, waitForPath } from './support/render-app';

const field = () => screen.findByRole('searchbox', { name: 'Search settings' });
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const hashIs = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash));

async function open(route: string) {
	jest.useFakeTimers();
	const app = renderApp({ route });
	await screen.findByRole('heading', { level: 1 });
	return app;
}

it('FIND-03 waits for the end of the typing', async () => {
	const { user } = await open('/traffic');
	await user.type(await field(), 'mon');
	await pass(400);
	await user.type(await field(), 'itor');
	await pass(499);
	expect(window.location.hash).toBe('#/traffic');
	await pass(1);
	await hashIs('#/traffic?term=monitor');
});

it('FIND-05 a search is one step of the history: Back ends it, Forward brings it back', async () => {
	const { user } = await open('/traffic');
	await user.type(await field(), 'mon');
	await pass(500);
	await user.type(await field(), 'itor');
	await pass(500);
	await hashIs('#/traffic?term=monitor');
	jest.useRealTimers();
	await act(async () => window.history.back());
	await hashIs('#/traffic');
	expect(await findTitle('Traffic')).toBeVisible();
	await waitFor(async () => expect(await field()).toHaveValue(''));
	await act(async () => window.history.forward());
	await hashIs('#/traffic?term=monitor');
	await waitFor(async () => expect(await field()).toHaveValue('monitor'));
	expect(await findTitle('Search results')).toBeVisible();
});

it('FIND-05 reads the term of an address that was typed after another one', async () => {
	const { history } = await open('/traffic');
	await pass(0);
	for (const hash of ['/sharing', '/settings?term=monitor']) {
		await act(async () => {
			window.location.hash = hash;
		});
		await waitFor(() => expect(history.getCurrent().location.pathname).toBe(hash.split('?')[0]));
	}
	await waitFor(async () => expect(await field()).toHaveValue('monitor'));
	await pass(600);
	expect(window.location.hash).toBe('#/settings?term=monitor');
	expect(await findTitle('Search results')).toBeVisible();
});

it('FIND-05 a tab that is opened before the search began stays open, with an empty field', async () => {
	const { user, history } = await open('/traffic');
	await user.type(await field(), 'mon');
	await user.click(screen.getByRole('link', { name: 'Writing' }));
	await waitForPath(history, '/writing');
	await pass(600);
	expect(window.location.hash).toBe('#/writing');
	expect(await field()).toHaveValue('');
});

it('keeps what is typed on while the results arrive', async () => {
	const { user } = await open('/traffic');
	await user.type(await field(), 'mon');
	await pass(500);
	await hashIs('#/traffic?term=mon');
	await user.type(await field(), 'x');
	expect(await field()).toHaveValue('monx');
	expect(await field()).toHaveFocus();
});

it('FIND-07 an emptied field leaves the search open, and Escape closes it', async () => {
	const { user } = await open('/traffic?term=monitor');
	await user.clear(await field());
	await pass(500);
	await hashIs('#/traffic?term=');
	expect(inApp().getByText('Enter a search term to find settings or close search.')).toBeVisible();
	await user.type(await field(), '{Escape}');
	await hashIs('#/traffic');
	expect(await findTitle('Traffic')).toBeVisible();
});

it('Escape takes back what was typed, and nothing is searched', async () => {
	const { user } = await open('/traffic');
	await user.type(await field(), 'mon{Escape}');
	expect(await field()).toHaveValue('');
	await pass(600);
	expect(window.location.hash).toBe('#/traffic');
});

it('FIND-07 "Close search" leads back to the tab', async () => {
	const { user, history } = await open('/discussion?term=');
	await user.click(screen.getByRole('link', { name: 'Close search' }));
	expect(await findTitle('Discussion')).toBeVisible();
	await goTo(history, '/settings?term=likes');
	expect(await field()).toHaveValue('likes');
});
