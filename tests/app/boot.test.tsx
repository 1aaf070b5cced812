import type { Root } from 'react-dom/client';
import { boot } from '@/app/boot/boot';
import { DEV_TOOLS } from '@/app/dev-tools-item';
import { LATE_NOTICES } from '@/app/notices/site-notices';
import { prefetchScreen, preloadChosenScreen } from '@/app/routes/preload';
import { COMPANIONS, SCREENS } from '@/app/routes/screens';
import { buildWirePageData } from '#tests/support/fixtures';
import { act, screen, within } from '#tests/support/render';
import { createTestStore } from '#tests/support/store';

describe('boot', () => {
	function printContainer(): HTMLElement {
		document.body.innerHTML = '<div id="jp-plugin-container"><div class="jp-boot"></div></div>';
		return document.getElementById('jp-plugin-container') as HTMLElement;
	}

	// Answers what the app asks for after its first paint.
	beforeEach(() => void createTestStore());

	let mounted: Awaited<ReturnType<typeof boot>> = null;

	/** Boots like src/index.tsx. */
	async function bootPage(pageData: unknown) {
		await act(async () => {
			mounted = await boot(pageData);
		});
	}

	afterEach(() => {
		act(() => mounted?.unmount());
		mounted = null;
		document.body.innerHTML = '';
	});

	it('SHELL-01 mounts into the container of the page, and replaces its skeleton', async () => {
		const container = printContainer();
		window.history.replaceState(null, '', '#/privacy');
		await bootPage(buildWirePageData());
		const title = await within(container).findByRole('heading', { level: 1, name: 'Privacy' });
		expect(title).toBeVisible();
		expect(container.querySelector('.jp-boot')).toBeNull();
	});

	it('follows redirects before the first render, so that the tabs and the screen are in it', async () => {
		const container = printContainer();
		window.history.replaceState(null, '', '#/nowhere');
		let first: string | undefined;
		const observer = new MutationObserver(() => {
			first ??= `${window.location.hash} ${container.querySelector('[aria-current]')?.textContent}`;
		});
		observer.observe(container, { childList: true });
		await bootPage(buildWirePageData());
		observer.disconnect();
		expect(first).toBe('#/dashboard At a Glance');
	});

	it('DEV-01 has the dev tools, and the preview of the address, in the first paint of a development version', async () => {
		printContainer();
		window.history.replaceState(null, '', '#/privacy?preview-role=editor');
		const load = jest.spyOn(DEV_TOOLS, 'load');
		await bootPage(buildWirePageData({ scenario: 'development' }));
		expect(screen.getByRole('button', { name: 'Dev Tools' })).toBeVisible();
		expect(screen.getByText('Role: Editor')).toBeVisible();
		expect(load).toHaveBeenCalledTimes(1);
		load.mockRestore();
	});

	it('starts without the dev tools if they do not load, and says so', async () => {
		printContainer();
		window.history.replaceState(null, '', '#/privacy?preview-role=editor');
		const load = jest.spyOn(DEV_TOOLS, 'load').mockRejectedValue(new Error('lost'));
		await bootPage(buildWirePageData({ scenario: 'development' }));
		expect(screen.getByText("Couldn't load the dev tools.")).toBeVisible();
		expect(screen.queryByText('Role: Editor')).not.toBeInTheDocument();
		load.mockRestore();
	});

	it('ERR-12 names the invalid page data, and offers to reload the page', async () => {
		printContainer();
		const { adminUrl: _adminUrl, ...incomplete } = buildWirePageData();
		await bootPage({ ...incomplete, currentVersion: 7 });
		expect(
			screen.getByRole('heading', { name: "The Jetpack dashboard couldn't start" }),
		).toBeVisible();
		expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
		expect(screen.getByText(/^adminUrl:/)).toBeInTheDocument();
		expect(screen.getByText(/^currentVersion:/)).toBeInTheDocument();
	});

	it.each([
		['no page data', undefined],
		['a text', 'Fatal error'],
		['a list', []],
	])('ERR-12 shows a heading with %s as page data', async (_name, pageData) => {
		printContainer();
		await bootPage(pageData);
		expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
	});

	it('only warns on a page without a container', async () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
		await bootPage(buildWirePageData());
		expect(warn).toHaveBeenCalledTimes(1);
		expect(document.body).toBeEmptyDOMElement();
	});

	describe('preloadChosenScreen', () => {
		it.each([
			['SHELL-03', 'free', '', 'dashboard'],
			['SHELL-03', 'free', '#/', 'dashboard'],
			['SHELL-14', 'free', '#/traffic?term=ads', 'settings'],
			['SHELL-30', 'disconnected', '#/dashboard', 'main-connect'],
			['SHELL-25', 'woo', '#/traffic', 'store-setup'],
			['RECS-01', 'free', '#/recommendations', 'recommendations'],
			['SHELL-05', 'free', '#/nope', 'dashboard'],
		] as const)('%s on %s, "%s" preloads %s', async (_id, scenario, hash, name) => {
			const load = jest.spyOn(SCREENS[name], 'load').mockResolvedValue(() => null);
			await preloadChosenScreen(createTestStore({ scenario }).store.getState(), hash);
			expect(load).toHaveBeenCalledTimes(1);
		});

		it.each([
			['identity-crisis', 1],
			['free', 0],
		] as const)(
			'on %s loads the banner of an identity crisis %i time(s)',
			async (scenario, times) => {
				jest.spyOn(SCREENS.dashboard, 'load').mockResolvedValue(() => null);
				const load = jest.spyOn(LATE_NOTICES, 'load').mockRejectedValue(new Error());
				await preloadChosenScreen(createTestStore({ scenario }).store.getState(), '#/dashboard');
				expect(load).toHaveBeenCalledTimes(times);
			},
		);

		it('leaves out the cards below My Plan, which only a link to it prefetches', async () => {
			const load = jest.spyOn(COMPANIONS, 'load').mockResolvedValue(() => null);
			const { store } = createTestStore();
			await preloadChosenScreen(store.getState(), '#/my-plan');
			expect(load).not.toHaveBeenCalled();
			store.dispatch(prefetchScreen('#/dashboard'));
			expect(load).not.toHaveBeenCalled();
			store.dispatch(prefetchScreen('#/my-plan'));
			expect(load).toHaveBeenCalledTimes(1);
		});

		it('ignores a failure, because the screen reports it', async () => {
			jest.spyOn(SCREENS.product, 'load').mockRejectedValue(new Error('Offline.'));
			const state = createTestStore({ scenario: 'free' }).store.getState();
			await expect(preloadChosenScreen(state, '#/product/scan')).resolves.toBeUndefined();
		});
	});
});

describe('the first render', () => {
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
});
