import type { Page } from 'playwright-core';
import { closePages } from '../support/browser';
import { CONTAINER } from '../support/dashboard';
import { openStage, type Stage } from '../support/stage';

let stage: Stage;
/** The scenario and the address that the page shows. */
let shown = '';

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

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

interface Row {
	cards: number;
	/** Whether its cards have the same width. */
	isEven: boolean;
	/** Whether its cards end at the same height, except a short card beside a tall one. */
	endsEven: boolean;
	/** Whether it takes the whole width of its section. */
	isFull: boolean;
}

const rowsOf = (page: Page, section: string): Promise<Row[]> =>
	page.getByRole('region', { name: section, exact: true }).evaluate((region) => {
		const grid = region.querySelector('[data-card]')?.parentElement;
		const boxes = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
		const whole = grid?.getBoundingClientRect().width ?? 0;
		const tops = [...new Set(boxes.map(({ top }) => top))].sort((a, b) => a - b);
		const isNear = (a: number, b: number) => Math.abs(a - b) < 1;
		return tops.map((top) => {
			const row = boxes.filter((box) => box.top === top);
			const first = row[0] as DOMRect;
			const left = Math.min(...row.map((box) => box.left));
			const right = Math.max(...row.map((box) => box.right));
			return {
				cards: row.length,
				isEven: row.every(({ width }) => isNear(width, first.width)),
				endsEven: row.every(
					({ bottom, height }) => isNear(bottom, first.bottom) || height < first.height / 2,
				),
				isFull: isNear(right - left, whole),
			};
		});
	});

/** Neighbors whose heights, titles or first lines of text differ by more than a pixel. */
const findUneven = (page: Page) =>
	page.locator('[data-card] + [data-card]').evaluateAll((cards) => {
		/** The middle of the first line that isn't part of a control. */
		const lineOf = (part: Element | null) => {
			const texts = document.createTreeWalker(part ?? document.body, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const range = document.createRange();
				range.selectNodeContents(texts.currentNode);
				const { top = 0, bottom = 0 } = range.getClientRects()[0] ?? {};
				if (bottom - top > 2 && !texts.currentNode.parentElement?.closest('a, button')) {
					return (top + bottom) / 2;
				}
			}
			return 0;
		};
		const read = (card: Element) => [
			card.getBoundingClientRect().height,
			lineOf(card.querySelector('[data-card-title]')),
			lineOf(card.querySelector(':scope > div')),
		];
		return cards.flatMap((card) => {
			const other = card.previousElementSibling as Element;
			const isBeside = other.getBoundingClientRect().top === card.getBoundingClientRect().top;
			const [mine, theirs] = [read(card), read(other)];
			return isBeside && mine.some((place, index) => Math.abs(place - (theirs[index] ?? 0)) > 1)
				? [`${card.textContent}: ${mine.join()}, ${theirs.join()}`]
				: [];
		});
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

/** The distinct left and right edges of a screen's navigation and cards. */
const readEdges = (page: Page) =>
	page.evaluate((selector) => {
		const pieces = document.querySelectorAll(
			`${selector} :is(nav[aria-label], [data-card]:not([data-card] *))`,
		);
		const edges = [...pieces].map((piece) => {
			const { left, right } = piece.getBoundingClientRect();
			return `${Math.round(left)} to ${Math.round(right)}`;
		});
		return [...new Set(edges)];
	}, CONTAINER);

/** The primary buttons of each card: white text on the accent color. */
const readPrimaries = (page: Page) =>
	page.locator('[data-card]:has(a, button)').evaluateAll((cards) =>
		cards.map((card) => {
			const buttons = [...card.querySelectorAll('a, button:not([role])')].filter((button) => {
				const { backgroundColor, color } = getComputedStyle(button);
				return backgroundColor.startsWith('oklch') && color === 'rgb(255, 255, 255)';
			});
			return {
				card: card.querySelector('[data-card-title]')?.textContent,
				primaries: buttons.map(({ textContent }) => textContent),
			};
		}),
	);

const SECTIONS = ['Security', 'Performance and Growth', 'Connections'];

describe('At a Glance', () => {
	it('DASH-01 shows the cards of each section in rows of two', async () => {
		const page = await showAt(1200, 'security');
		for (const section of SECTIONS) {
			const rows = await rowsOf(page, section);
			expect(rows[0]).toMatchObject({ cards: 2 });
			expect(rows.slice(0, -1).filter(({ cards }) => cards !== 2)).toEqual([]);
			expect(rows.filter((row) => !row.isEven || !row.endsEven || !row.isFull)).toEqual([]);
		}
	});

	it('shows the cards of each section in one column at 480 px', async () => {
		const page = await showAt(480, 'security');
		for (const section of SECTIONS) {
			const rows = await rowsOf(page, section);
			expect(rows.length).toBeGreaterThan(1);
			expect(rows.filter(({ cards, isFull }) => cards !== 1 || !isFull)).toEqual([]);
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

	it('DASH-01 leaves no gap beside a card that is alone in its row', async () => {
		const page = await showAt(1200, 'free');
		const rows = await rowsOf(page, 'Security');
		expect(Math.max(...rows.map(({ cards }) => cards))).toBe(2);
		expect(rows.filter((row) => !row.isEven || !row.endsEven || !row.isFull)).toEqual([]);
	});

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

	it('shows section headings larger than card titles', async () => {
		const page = await showAt(1200, 'free');
		const sizeOf = (heading: string) =>
			page
				.getByRole('heading', { name: heading, exact: true })
				.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
		expect(await sizeOf('Security')).toBeGreaterThan((await sizeOf('Security scan')) + 4);
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

	it.each(['security', 'free', 'offline', 'cloud-failing', 'site-only'])(
		'gives neighbors one height, and their titles and first lines one place, in %s',
		async (scenario) => {
			const page = await showAt(1200, scenario);
			expect(await findUneven(page)).toEqual([]);
		},
	);
});

it('At a Glance has one primary button, the settings at most one for each card, and no offer has one', async () => {
	const page = await showAt(1200, 'threats');
	const FIX: unknown = expect.stringMatching(/^Fix threats/);
	const glance = await readPrimaries(page);
	expect(glance.flatMap(({ primaries }) => primaries)).toEqual([FIX]);
	shown = '';
	await stage.goTo('#/security');
	const security = await readPrimaries(page);
	expect(security[0]?.primaries).toEqual([FIX]);
	expect(security.filter(({ primaries }) => primaries.length > 1)).toEqual([]);
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

/** The distances of a screen's cards from both edges of the window, in pixels. */
const readMargins = (page: Page) =>
	page.locator(`${CONTAINER} [data-card]:not([data-card] *)`).evaluateAll((cards) => {
		const boxes = cards.map((card) => card.getBoundingClientRect());
		return {
			left: Math.round(Math.min(...boxes.map(({ left }) => left))),
			right: Math.round(window.innerWidth - Math.max(...boxes.map(({ right }) => right))),
		};
	});

it.each(['left to right', 'right to left'])(
	'has the same margin on both sides of each screen at 360 px, %s',
	async (direction) => {
		const isRightToLeft = direction === 'right to left';
		const { page, show, goTo } = await openStage({ width: 360, isRightToLeft });
		await show({ scenario: 'free' });
		for (const hash of ['#/dashboard', '#/my-plan', '#/tools', '#/security', '#/traffic']) {
			await goTo(hash);
			await page.locator(`${CONTAINER} [data-card]`).first().waitFor();
			await expect(readMargins(page)).resolves.toEqual({ left: 16, right: 16 });
		}
	},
);

describe('the settings', () => {
	it('have the same edges for the navigation, cards and results', async () => {
		const page = await showAt(1200, 'free', '#/traffic');
		await expect(readEdges(page)).resolves.toHaveLength(1);
		shown = '';
		await stage.goTo('#/traffic?term=image');
		await expect(readEdges(page)).resolves.toHaveLength(1);
	});

	it('keep their tabs at 782 px while a search is typed', async () => {
		const page = await showAt(782, 'free', '#/security');
		const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
		await expect(tabs.count()).resolves.toBeGreaterThan(5);
		await page.getByRole('searchbox').focus();
		// Longer than the tab bar waits before it measures itself (NAV-31).
		await page.waitForTimeout(400);
		await expect(tabs.count()).resolves.toBeGreaterThan(5);
	});
});
