import type { Root } from 'react-dom/client';
import { boot } from '@/app/boot/boot';
import { act, screen } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { createTestStore } from '#tests/support/store';

const LAST_SECTION = 'Performance and Growth';

let root: Root | null = null;

// Answers what the app asks for after its first paint.
beforeEach(() => void createTestStore());

afterEach(() => {
	act(() => root?.unmount());
	document.body.innerHTML = '';
});

it('the first render has the part that the window shows, without any answer, and the rest follows', async () => {
	const container = document.body.appendChild(document.createElement('div'));
	container.id = 'jp-plugin-container';
	window.history.replaceState(null, '', '#/dashboard');
	let first: string | undefined;
	const observer = new MutationObserver(() => {
		first ??= container.textContent ?? '';
	});
	observer.observe(container, { childList: true });
	await act(async () => {
		root = await boot(buildWirePageData());
	});
	observer.disconnect();
	expect(first).toContain('Checking your site…');
	expect(first).not.toContain(LAST_SECTION);
	expect(await screen.findByRole('heading', { name: LAST_SECTION })).toBeVisible();
});
