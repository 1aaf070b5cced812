import type { Page } from 'playwright-core';
import { closePages, openPage } from '../e2e/support/browser';
import { documentOf } from '../e2e/support/page-data';
import { loadScenario, readSetting } from '../e2e/support/rest';
import { isWordPressAtLeast, PAGE, SITE, type Role } from '../e2e/support/site';
import { installLanguagePack, selectLanguage, type LanguagePack } from '../e2e/support/language';
import './support/no-complaints';
import { openPalette, openWithPalette, PALETTE, pressUntil } from './support/palette';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

/*
 * Before WordPress 6.9, a plugin adds its palette and store to every admin page, as 6.9 does.
 */
const HAS_PALETTE = isWordPressAtLeast('6.9');
const POSTS = `${SITE}/wp-admin/edit.php`;

interface Printed {
	page: string;
	facts: Record<string, unknown>;
}

async function printedFor(role: Role, address = POSTS): Promise<Printed | null> {
	const html = await documentOf(role, address);
	const json = /<script[^>]*id="dashboard-for-jetpack-palette"[^>]*>([^<]*)</.exec(html)?.[1];
	return json ? (JSON.parse(json) as Printed) : null;
}

/** Records the palette scripts of the plugin that a page fetches, in order. */
function watchFiles(page: Page): string[] {
	const files: string[] = [];
	page.on('request', (request) => {
		const name = /\/build\/(palette[\w-]*\.js)/.exec(request.url())?.[1];
		if (name) {
			files.push(name);
		}
	});
	return files;
}

async function openPosts() {
	const watched = await openPage('admin');
	const files = watchFiles(watched.page);
	const script = watched.page.waitForResponse(/\/palette\.js/);
	await watched.page.goto(POSTS, { waitUntil: 'domcontentloaded' });
	expect(files).toEqual([]);
	await script;
	const [loadedAt, fetchedAt] = await watched.page.evaluate(() => {
		const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const found = performance
			.getEntriesByType('resource')
			.find(({ name }) => /\/palette\.js/.test(name));
		return [document?.loadEventStart ?? 0, found?.startTime ?? 0];
	});
	expect(loadedAt).toBeGreaterThan(0);
	expect(fetchedAt).toBeGreaterThanOrEqual(loadedAt);
	return { ...watched, files };
}

/** Opens the palette with its shortcut, and returns the plugin's entries for a search. */
async function search(page: Page, words: string) {
	await (await openPalette(page)).pressSequentially(words);
	// WordPress 7 adds the kind of the entry.
	const options = page.getByRole('option', { name: / – Dashboard for Jetpack( \S+)?$/ });
	await options.first().waitFor();
	return options;
}

/** The place and colors of each element of the app. */
const lookOf = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('.jp-app *')].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const { color, backgroundColor } = getComputedStyle(element);
			const text = `${element.tagName} ${element.textContent?.slice(0, 40)}`;
			return [text, x, y, width, height, color, backgroundColor].join(' | ');
		}),
	);

const untilFocusIsOn = (page: Page, setting: string) =>
	page.waitForFunction((id) => document.activeElement?.closest(`[id="setting-${id}"]`), setting);

afterEach(() => closePages());

it('adds its entries only to a WordPress that has a palette on every page, since 6.9', async () => {
	expect(await printedFor('admin')).toEqual(HAS_PALETTE ? expect.anything() : null);
	if (!HAS_PALETTE) {
		expect(await documentOf('admin', POSTS)).not.toContain('palette');
	}
});

describe('WordPress with the palette on every admin page', () => {
	beforeAll(async () => {
		await switchPlugin(PALETTE, 'active');
		await loadScenario('free');
	});
	afterAll(() => switchPlugin(PALETTE, 'inactive'));

	it('finds a setting from the posts screen and focuses it on its own page', async () => {
		const { page, files, complaints } = await openPosts();
		const options = await search(page, 'sitemaps');
		expect(files.slice(0, 2)).toEqual(['palette.js', 'palette-commands.js']);
		expect(await options.first().textContent()).toContain('Sitemaps – Dashboard for Jetpack');
		const dialog = page.getByPlaceholder('Search commands and settings');
		await pressUntil(page, 'Enter', () => dialog.waitFor({ state: 'hidden', timeout: 3_000 }));
		await page.waitForURL(`${PAGE}#/traffic`);
		await untilFocusIsOn(page, 'sitemaps');
		expect(await page.title()).toMatch(/^Traffic ‹ Jetpack ‹ .+ — WordPress$/);
		expect(complaints).toEqual([]);
	});

	it('turns a feature off from the posts screen without a reload, and on again with Undo, and both are in the history', async () => {
		await loadScenario('security');
		const { page, complaints } = await openPosts();
		await page.evaluate(() => void document.body.setAttribute('data-same-page', ''));
		await search(page, 'downtime');
		await page.getByRole('option', { name: /^Turn off Downtime monitoring/ }).click();
		const notice = page.locator('.jp-app').filter({ hasText: 'Downtime monitoring' });
		await notice.getByRole('button', { name: 'Undo' }).waitFor();
		expect(await readSetting('monitor')).toBe(false);
		await notice.getByRole('button', { name: 'Undo' }).click();
		await notice.getByText('Undone.').waitFor();
		expect(await readSetting('monitor')).toBe(true);
		const stored = await page.waitForFunction(() => {
			const json = localStorage.getItem('dashboard-for-jetpack-settings-history') ?? '{}';
			const [entries = []] = Object.values<unknown[]>(JSON.parse(json));
			return entries.length === 2 && entries;
		});
		expect(await stored.jsonValue()).toEqual(
			[true, false].map((to) => ({
				at: expect.any(Number),
				by: 'admin',
				changes: [{ key: 'monitor', values: { from: !to, to } }],
			})),
		);
		expect(await page.locator('body[data-same-page]').count()).toBe(1);
		expect(complaints).toEqual([]);
		await loadScenario('free');
	});

	it('moves and recolors nothing on its own page: its screens’ styles win', async () => {
		const { page, complaints } = await openPage('admin');
		await openWithPalette(page, PAGE);
		await page.getByRole('button', { name: 'Dismiss' }).first().waitFor();
		await page.waitForLoadState('networkidle');
		const before = await lookOf(page);
		const field = await openPalette(page);
		await field.pressSequentially('downtime');
		await page
			.getByRole('option', { name: /^Turn on/ })
			.first()
			.waitFor();
		await pressUntil(page, 'Escape', () => field.waitFor({ state: 'hidden', timeout: 3_000 }));
		expect(await lookOf(page)).toEqual(before);
		expect(complaints).toEqual([]);
	});

	it('prints the facts of the user’s permissions', async () => {
		const admin = await printedFor('admin');
		expect(admin).toMatchObject({
			page: PAGE,
			facts: { canManageModules: true, isLinked: true, connection: 'connected', isInFolder: false },
		});
		const { active, inactive } = admin?.facts ?? {};
		expect([active, inactive].flat()).toEqual(
			expect.arrayContaining(['sitemaps', 'protect', 'waf']),
		);
		const editor = await printedFor('editor');
		expect(editor?.facts).toMatchObject({ canManageModules: false, canEditPosts: true });
	});

	it('adds nothing for users who cannot open the page', async () => {
		await loadScenario('disconnected');
		expect(await printedFor('editor')).toBeNull();
		expect(await printedFor('admin')).toMatchObject({
			facts: { connection: 'unconnected' },
		});
		await loadScenario('free');
	});

	describe('for an administrator with German', () => {
		let pack: LanguagePack;
		beforeAll(async () => {
			pack = await installLanguagePack('de_DE');
			// The largest possible size of the entry's texts, for the script that every page fetches.
			pack.translate('palette.js', { Filler: ['ü'.repeat(20_000)] });
			pack.translate('registry.js', { Sitemaps: ['Seitenverzeichnisse'] });
			await selectLanguage('admin', 'de_DE');
		});
		afterAll(async () => {
			await selectLanguage('admin', '');
			pack.remove();
		});

		it('prints less than 5 KB on an admin page, with the settings that its Jetpack lacks', async () => {
			const html = await documentOf('admin', POSTS);
			const scripts = [...html.matchAll(/<script[^>]*>[^<]*<\/script>/g)]
				.map(([script]) => script)
				.filter((script) => script.includes('dashboard-for-jetpack-palette'));
			expect(scripts).toHaveLength(2);
			const [texts = ''] =
				/<script[^>]*>\s*\(function \(address, printed[^<]*<\/script>/.exec(html) ?? [];
			expect(texts).toContain('"registry"');
			expect(Buffer.byteLength([...scripts, texts].join(''))).toBeLessThan(5_120);
		});

		it('fetches the translated names with the first search', async () => {
			const { page, files, complaints } = await openPosts();
			const options = await search(page, 'sitemaps');
			expect(await options.first().textContent()).toContain(
				'Seitenverzeichnisse – Dashboard for Jetpack',
			);
			expect(files.slice(0, 2)).toEqual(['palette.js', 'palette-commands.js']);
			expect(complaints).toEqual([]);
		});
	});

	describe('next to Jetpack', () => {
		beforeAll(() => switchPlugin(JETPACK, 'active'));
		afterAll(() => switchPlugin(JETPACK, 'inactive'));

		it("uses Jetpack's data and nothing of the sandbox", async () => {
			expect(await printedFor('admin')).toEqual({
				page: OWN_PAGE,
				api: {
					root: expect.stringContaining(SITE),
					nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
					adminUrl: `${SITE}/wp-admin/`,
					site: SITE.replace(/^https?:\/\//, ''),
					...{ userId: 1, user: 'admin', canUpdatePlugins: true },
					extras: {
						trial: { front: `${SITE}/`, login: `${SITE}/wp-login.php`, isOpen: false },
						'visitor-cost': { front: `${SITE}/` },
					},
				},
				facts: {
					...{ canManageModules: true, canEditPosts: true, isLinked: true },
					...{ isConnectionOwner: false, connection: 'connected', isInFolder: false },
					...{ showRecommendations: true, showBackups: true, isToolbarAlwaysOn: false },
					...{ active: ['stats'], inactive: ['sitemaps'], missingSettings: [] },
				},
			});
		});

		it('adds nothing for users without a Jetpack menu entry', async () => {
			expect(await printedFor('subscriber', `${SITE}/wp-admin/profile.php`)).toBeNull();
		});

		it('opens the dashboard’s page, also from Jetpack’s own page', async () => {
			const { page } = await openPage('admin');
			await openWithPalette(page, PAGE);
			await (await search(page, 'privacy')).first().click();
			await page.waitForURL(`${OWN_PAGE}#/privacy`);
		});
	});
});
