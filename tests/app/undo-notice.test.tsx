import { act, screen, waitFor } from '#tests/support/render';
import { inApp, renderApp } from './support/render-app';

const COPY = 'Copy existing posts and pages into new ones';

/** Everything that the polite region has said; the status of At a Glance may speak right after a notice. */
function listen() {
	const said: (string | null)[] = [];
	const region = document.getElementById('a11y-speak-polite')!;
	new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
	return said;
}

const undo = () => screen.findByRole('button', { name: 'Undo' });
const noticeOf = (text: string) => inApp().getByText(text).closest('.global');

afterEach(() => jest.useRealTimers());

async function turnOff(route: string, name: string, active: string[]) {
	const app = renderApp({ route, world: { modules: { active } } });
	await app.user.click(await screen.findByRole('switch', { name }));
	await undo();
	return app;
}

it('NOTICE-36 stays ten seconds, paused while the pointer is on it', async () => {
	const { user } = await turnOff('/writing', COPY, ['copy-post']);
	const notice = noticeOf('Updated settings.')!;
	await user.hover(notice);
	jest.useFakeTimers();
	act(() => jest.advanceTimersByTime(60_000));
	expect(notice).toBeInTheDocument();
	await user.unhover(notice);
	act(() => jest.advanceTimersByTime(9_999));
	expect(notice).toBeInTheDocument();
	act(() => jest.advanceTimersByTime(1));
	expect(notice).not.toBeInTheDocument();
});

it.each([
	['a setting', '/writing', COPY, 'copy-post'],
	['a card of At a Glance', '/dashboard', 'Downtime monitoring', 'monitor'],
	['a module of the list', '/modules', 'Monitor', 'monitor'],
])('NOTICE-21 names %s that was changed, also after Undo', async (_what, route, name, slug) => {
	const { user } = await turnOff(route, name, [slug]);
	expect(noticeOf('Updated settings.')).toHaveTextContent(`Updated settings. ${name}`);
	const said = listen();
	await user.click(await undo());
	await inApp().findByText('Undone.');
	expect(noticeOf('Undone.')).toHaveTextContent(`Undone. ${name}`);
	await waitFor(() => expect(said).toContain(`Undone. ${name}`));
});
