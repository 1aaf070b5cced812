import type { Locator, Page } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { applyScheme } from '../support/color-scheme';
import { CONTAINER } from '../support/dashboard';
import { stageOfFile } from '../support/stage';

const stage = stageOfFile();
/** The scenario and the address that the page shows. */
let shown = '';

/** Shows a screen at a width, and loads the page only for another scenario or address. */
async function showAt(width: number, scenario: string, hash = '#/dashboard'): Promise<Page> {
	await stage.page.setViewportSize({ width, height: 900 });
	if (shown !== `${scenario} ${hash}`) {
		await stage.show({ scenario, hash });
		shown = `${scenario} ${hash}`;
	}
	await stage.settle();
	return stage.page;
}

/** The number of cards in each row of a section. */
const rowsOf = (page: Page, section: string): Promise<number[]> =>
	page.getByRole('region', { name: section, exact: true }).evaluate((region) => {
		const grid = region.querySelector('[data-card]')?.parentElement;
		const tops = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect().top);
		return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
	});

/** Lists every control, and whether its touch target reaches far enough above and below its middle. */
const readTargets = (page: Page) =>
	page.evaluate((selector) => {
		const REACH = 19;
		const controls = [
			...document.querySelectorAll<HTMLElement>(
				`${selector} :is(button, input, select, [role='tab'], nav a)`,
			),
		].filter(
			(control) =>
				control.checkVisibility({ visibilityProperty: true }) && !control.closest('figure'),
		);
		return controls.map((control) => {
			control.scrollIntoView({ block: 'center' });
			const { top, left, width, height } = control.getBoundingClientRect();
			const reaches = [-REACH, REACH].every((by) => {
				const hit = document.elementFromPoint(left + width / 2, top + height / 2 + by);
				return hit !== null && control.contains(hit);
			});
			return { name: control.getAttribute('aria-label') ?? control.textContent, reaches };
		});
	}, CONTAINER);

const SECTIONS = ['Security', 'Performance and Growth', 'Connections'];

describe('At a Glance', () => {
	it('DASH-01 shows the cards of each section in rows of two, and at 480 px in one column', async () => {
		for (const [width, count] of [
			[1200, 2],
			[480, 1],
		] as const) {
			const page = await showAt(width, 'security');
			for (const section of SECTIONS) {
				const rows = await rowsOf(page, section);
				expect(rows[0]).toBe(count);
				expect(rows.slice(0, -1).filter((cards) => cards !== count)).toEqual([]);
			}
		}
	});

	it.each(['#/dashboard', '#/security'])(
		'has touch targets of sufficient size at 480 px on %s',
		async (hash) => {
			const page = await showAt(480, 'security', hash);
			const targets = await readTargets(page);
			expect(targets.length).toBeGreaterThan(8);
			expect(targets.filter(({ reaches }) => !reaches)).toEqual([]);
		},
	);

	it('CARD-24 shows all card icons in one size, and no icon on two cards', async () => {
		const page = await showAt(1200, 'free');
		const icons = await page.locator('[data-card] > header > svg').evaluateAll((drawings) =>
			drawings.map((drawing) => ({
				size: drawing.getBoundingClientRect().width,
				shape: drawing.innerHTML,
			})),
		);
		expect(icons.length).toBeGreaterThan(12);
		expect(icons.filter(({ size }) => size !== 32)).toEqual([]);
		expect(new Set(icons.map(({ shape }) => shape)).size).toBe(icons.length);
	});

	it('shows the numbers in two columns at 480 px, and the periods beside the title', async () => {
		const page = await showAt(480, 'free');
		const tops = await page
			.locator('dl > div')
			.evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
		expect(tops).toHaveLength(4);
		expect(new Set(tops.slice(0, 2)).size).toBe(1);
		expect(new Set(tops.slice(2)).size).toBe(1);
		const title = await stage.card('Site stats').getByRole('heading').boundingBox();
		const periods = await page.getByRole('tablist', { name: 'Period' }).boundingBox();
		expect(Math.abs(title!.y + title!.height / 2 - periods!.y - periods!.height / 2)).toBeLessThan(
			4,
		);
	});
});

/** Every kind of headline, with and without a row, an action and other things below. */
const STATES = [
	...['free', 'modules-off', 'site-only', 'unlinked-admin', 'identity-crisis', 'offline'],
	...['tokens-unhealthy', 'cloud-unreachable', 'security', 'complete', 'awaiting-credentials'],
	...['scan-provisioning', 'scan-one-threat', 'threats', 'purchases-several', 'videopress-storage'],
	...['license-detached', 'backup-inactive', 'vaultpress-missing'],
];

/** The shortest and the longest headline, row and action. */
const EXTREMES = ['offline', 'identity-crisis', 'complete', 'threats', 'scan-provisioning'];

/** The most pixels that the site status takes, by the width of the window. */
const MOST = { 1280: 150, 480: 300 };

describe('the site status', () => {
	const table = Object.fromEntries(STATES.map((state) => [state, state]));

	it.each(Object.entries(MOST))(
		'has one height at %s px in every state, so that nothing moves below it, of at most %d px',
		async (width, most) => {
			const heights: Record<string, number> = {};
			for (const [state] of sampleOf(table, EXTREMES)) {
				await showAt(Number(width), state);
				heights[state] = Math.round((await stage.card('Site status').boundingBox())?.height ?? 0);
			}
			const [first = 0] = Object.values(heights);
			expect(first).toBeGreaterThan(80);
			expect(first).toBeLessThanOrEqual(most);
			expect(Object.entries(heights).filter(([, height]) => height !== first)).toEqual([]);
		},
	);

	it('is the loudest in the first window, in a tone that no color scheme changes', async () => {
		const page = await showAt(1280, 'threats');
		const headline = page.locator('[data-headline]');
		const read = () =>
			headline.evaluate((element, selector) => {
				const { color, fontSize } = getComputedStyle(element);
				const sizes = [...document.querySelectorAll(`${selector} :not(h1, h1 *)`)]
					.filter((one) => [...one.childNodes].some(({ nodeName }) => nodeName === '#text'))
					.filter((one) => one.getBoundingClientRect().top < window.innerHeight)
					.map((one) => parseFloat(getComputedStyle(one).fontSize));
				return { color, fontSize, loudest: Math.max(...sizes) };
			}, CONTAINER);
		expect(await read()).toEqual({ color: 'rgb(179, 45, 46)', fontSize: '20px', loudest: 20 });
		await applyScheme(page, 'midnight');
		expect((await read()).color).toBe('rgb(179, 45, 46)');
		await applyScheme(page, 'fresh');
		await showAt(1280, 'security');
		expect((await read()).color).toBe('rgb(138, 97, 0)');
	});

	it('has a target of 32 px for each protection on a phone', async () => {
		const page = await showAt(480, 'free');
		const cells = page.getByRole('list', { name: 'Protections' }).getByRole('link');
		const heights = await cells.evaluateAll((all) =>
			all.map((cell) => cell.getBoundingClientRect().height),
		);
		expect(heights).toHaveLength(5);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
	});
});

const colorOf = (bar: Locator) =>
	bar.evaluate((element) => {
		const fill = element.firstElementChild ?? element;
		const [red = 0, green = 0, blue = 0] = (
			getComputedStyle(fill).backgroundColor.match(/\d+/g) ?? []
		).map(Number);
		return { red, green, blue };
	});

it('DASH-22 colors the bars of the upgrade chart green, blue and orange', async () => {
	await stage.show({ scenario: 'free', world: { content: { posts: 21, comments: 21 } } });
	shown = '';
	const bar = (name: string) =>
		stage.card('Your site keeps growing').getByRole('button', { name: `${name}, Number` });
	await bar('Posts').waitFor();
	const posts = await colorOf(bar('Posts'));
	expect(posts.green).toBeGreaterThan(Math.max(posts.red, posts.blue));
	const plugins = await colorOf(bar('Plugins'));
	expect(plugins.blue).toBeGreaterThan(Math.max(plugins.red, plugins.green));
	const { red, green, blue } = await colorOf(bar('Comments'));
	expect([red, green, blue]).toEqual([red, green, blue].sort((a, b) => b - a));
	expect(green).toBeGreaterThan(blue);
});

it('PRODUCT-05 shows products side by side, and on a phone stacked, with the requested one first', async () => {
	const page = await showAt(1200, 'free', '#/product/scan');
	const boxes = () =>
		Promise.all(['Jetpack Scan', 'Jetpack Security'].map((name) => stage.card(name).boundingBox()));
	const [scan, security] = await boxes();
	expect(scan?.y).toBe(security?.y);
	expect(scan?.height).toBe(security?.height);
	expect(scan!.x + scan!.width).toBeLessThanOrEqual(security!.x);
	await page.setViewportSize({ width: 480, height: 900 });
	const [above, below] = await boxes();
	expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
	expect(above?.width).toBe(below?.width);
});

it('NAV-30, NAV-32 shows the tabs at 480 px as a dropdown that Enter operates', async () => {
	const page = await showAt(480, 'free');
	await page.locator('button[aria-expanded]', { hasText: 'At a Glance' }).press('Enter');
	await stage.container.getByRole('link', { name: 'My Plan' }).press('Enter');
	await stage.container.getByRole('heading', { level: 1, name: 'My Plan' }).waitFor();
	shown = '';
});

it('the settings keep their tabs at 782 px while a search is typed', async () => {
	const page = await showAt(782, 'free', '#/security');
	const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
	await expect(tabs.count()).resolves.toBeGreaterThan(5);
	await page.getByRole('searchbox').focus();
	// Longer than the tab bar waits before it measures itself (NAV-31).
	await page.waitForTimeout(400);
	await expect(tabs.count()).resolves.toBeGreaterThan(5);
});
