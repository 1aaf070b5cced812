import { http } from 'msw';
import { boot } from '@/app/boot/boot';
import { act, screen, waitFor } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { crash } from '#tests/support/wire';
import { inApp } from './support/render-app';

const REREAD = ['connection', 'module/all', 'settings'];
const ACTIVE = { modules: { active: ['protect'] } };
const NAME = 'Block password guessing';

let mounted: Awaited<ReturnType<typeof boot>> = null;
/** The app listens until the page is unloaded, which never happens in a test. */
let unload = () => undefined as void;

/** Boots `#/security` from a page printed some seconds ago, on a site that has since turned its module off. */
async function bootPage(age: number | null) {
	const listen = jest.spyOn(window, 'addEventListener');
	createTestStore({ world: { modules: { active: [] } } });
	const reads: string[] = [];
	REREAD.forEach((path) => server.use(http.get(`${REST}/${path}`, () => void reads.push(path))));
	document.body.innerHTML = '<div id="jp-plugin-container"></div>';
	window.history.replaceState(null, '', '#/security');
	const printedAt = age === null ? undefined : Math.floor(Date.now() / 1000) - age;
	await act(async () => {
		mounted = await boot({ ...buildWirePageData({ world: ACTIVE }), printedAt });
	});
	unload = () =>
		listen.mock.calls.forEach(
			([type, listener]) => type === 'pageshow' && window.removeEventListener(type, listener),
		);
	const toggle = await screen.findByRole('switch', { name: NAME });
	return { reads: () => [...reads].sort(), toggle };
}

/** Longer than the next paint and the calls after it. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 200)));

const showPage = (persisted: boolean) =>
	act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

afterEach(() => {
	unload();
	act(() => mounted?.unmount());
	mounted = null;
	document.body.innerHTML = '';
});

it('reads an old page again, and its switches show the state of the site', async () => {
	const { reads, toggle } = await bootPage(3600);
	await waitFor(() => expect(toggle).not.toBeChecked());
	await waitFor(() => expect(reads()).toEqual(REREAD));
});

it.each([
	['a new page', 5],
	['a page that prints no time', null],
])('sends nothing for %s', async (_name, age) => {
	const { reads, toggle } = await bootPage(age);
	await showPage(false);
	await pause();
	expect(reads()).toEqual([]);
	expect(toggle).toBeChecked();
});

it('reads a new page again when the browser restores it from its cache', async () => {
	const { reads, toggle } = await bootPage(5);
	await showPage(true);
	await waitFor(() => expect(toggle).not.toBeChecked());
	await waitFor(() => expect(reads()).toEqual(REREAD));
});

it('says on the page that the settings have failed', async () => {
	const booting = bootPage(3600);
	crash('get', 'settings');
	const { toggle } = await booting;
	expect(await inApp().findByText('This page may show old settings.')).toBeVisible();
	expect(inApp().getByRole('link', { name: 'Reload the page' })).toBeVisible();
	expect(toggle).toBeChecked();
});
