import type { Root } from 'react-dom/client';
import { boot } from '@/app/boot/boot';
import { act, screen } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { createTestStore } from '#tests/support/store';

jest.unmock('@/ui/staged-list');

const LAST_SECTION = 'Performance and Growth';

let root: Root | null = null;

// Answers what the app asks for after its first paint.
beforeEach(() => void createTestStore());

afterEach(() => {
	act(() => root?.unmount());
	document.body.innerHTML = '';
	Reflect.deleteProperty(window, 'dashboardForJetpackSnapshot');
});

/** Boots a screen on a page with or without an earlier snapshot; returns what was on the page when the new one was taken. */
async function takeSnapshots(isShown: boolean, hash = '#/dashboard'): Promise<string[]> {
	document.body.innerHTML = '<div id="jp-plugin-container"><div class="jp-boot"></div></div>';
	window.history.replaceState(null, '', hash);
	const container = document.getElementById('jp-plugin-container');
	const taken: string[] = [];
	const take = () => void taken.push(container?.textContent ?? '');
	window.dashboardForJetpackSnapshot = { isShown: () => isShown, take };
	await act(async () => {
		root = await boot(buildWirePageData());
	});
	return taken;
}

it('takes one snapshot, of the part that the window shows, before any answer', async () => {
	const taken = await takeSnapshots(false);
	expect(taken).toHaveLength(1);
	expect(taken[0]).toContain('Checking your site…');
	expect(taken[0]).not.toContain(LAST_SECTION);
	expect(await screen.findByRole('heading', { name: LAST_SECTION })).toBeVisible();
});

it('takes one of the whole screen where an earlier one is shown, and so has the time to draw it', async () => {
	const taken = await takeSnapshots(true);
	expect(taken).toHaveLength(1);
	expect(taken[0]).toContain('Checking your site…');
	expect(taken[0]).toContain(LAST_SECTION);
});

// The only test here that loads the cards below My Plan, because a chunk stays loaded.
it('takes one of My Plan with the cards below it where an earlier one is shown', async () => {
	const [taken] = await takeSnapshots(true, '#/my-plan');
	expect(taken).toContain('Loading your plan…');
	expect(taken).toContain("We're here to help");
});
