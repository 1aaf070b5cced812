import type { Page } from 'playwright-core';
import { closePages } from '../support/browser';
import { openStage } from '../support/stage';

afterEach(() => closePages());

interface Row {
	cards: number;
	/** Whether its cards have one width and end at one height. */
	isEven: boolean;
	/** Whether it takes the whole width of its section. */
	isFull: boolean;
}

/** The rows in which the cards of a section lie, from the top. */
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
				isEven: row.every(
					({ width, bottom }) => isNear(width, first.width) && isNear(bottom, first.bottom),
				),
				isFull: isNear(right - left, whole),
			};
		});
	});

const SECTIONS = ['Security', 'Performance and Growth', 'Connections'];

describe('At a Glance', () => {
	it('DASH-01 lays the cards of each section out in rows of two', async () => {
		const { page, show } = await openStage();
		await show({ scenario: 'security' });
		for (const section of SECTIONS) {
			const rows = await rowsOf(page, section);
			expect(rows[0]).toMatchObject({ cards: 2 });
			expect(rows.slice(0, -1).filter(({ cards }) => cards !== 2)).toEqual([]);
			expect(rows.filter(({ isEven, isFull }) => !isEven || !isFull)).toEqual([]);
		}
	});

	it('DASH-01 leaves no gap where a card is alone in its row', async () => {
		const { page, show } = await openStage();
		await show({ scenario: 'free' });
		const rows = await rowsOf(page, 'Security');
		expect(Math.max(...rows.map(({ cards }) => cards))).toBe(2);
		expect(rows.filter(({ isEven, isFull }) => !isEven || !isFull)).toEqual([]);
	});

	it('has the cards of each section in one column at 480 px', async () => {
		const { page, show } = await openStage({ width: 480 });
		await show({ scenario: 'security' });
		for (const section of SECTIONS) {
			const rows = await rowsOf(page, section);
			expect(rows.length).toBeGreaterThan(1);
			expect(rows.filter(({ cards, isFull }) => cards !== 1 || !isFull)).toEqual([]);
		}
	});
});
