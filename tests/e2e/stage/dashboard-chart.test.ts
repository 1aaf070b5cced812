import { closePages } from '../support/browser';
import { openStage, type Stage } from '../support/stage';

const CHART = 'Site stats';
const MOST_STOPS = 80;

const nameOfFocus = ({ page }: Stage) =>
	page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function openChart() {
	const stage = await openStage();
	await stage.show({ scenario: 'free' });
	const bars = stage.card(CHART).getByRole('group').first().getByRole('button');
	return { stage, bars };
}

afterEach(() => closePages());

it('chart: is one tab stop, and arrow keys move between bars and show their numbers', async () => {
	const { stage, bars } = await openChart();
	const { page, card } = stage;
	const names = await bars.evaluateAll((all) =>
		all.map((bar) => bar.getAttribute('aria-label') ?? ''),
	);
	expect(names.length).toBeGreaterThan(10);
	await card(CHART).getByRole('tab', { name: 'Days' }).focus();
	const stops: string[] = [];
	for (let step = 0; step < MOST_STOPS && stops.at(-1) !== 'Show table'; step++) {
		await page.keyboard.press('Tab');
		const label = await nameOfFocus(stage);
		stops.push(
			label || (await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')),
		);
	}
	expect(stops.filter((stop) => names.includes(stop))).toEqual([names.at(-1)]);

	await page.keyboard.press('Shift+Tab');
	for (const [key, index] of [
		['ArrowLeft', -2],
		['ArrowLeft', -3],
		['Home', 0],
		['End', -1],
	] as const) {
		await page.keyboard.press(key);
		await expect(nameOfFocus(stage)).resolves.toBe(names.at(index));
	}
	const [label = '', details = ''] = (names.at(-1) ?? '').split(', ');
	expect(details).toMatch(/^Views \d/);
	const tooltip = page.getByRole('tooltip');
	await tooltip.waitFor();
	await expect(tooltip.textContent()).resolves.toContain(label);
});

it('chart: “Show table” shows every number with the keyboard', async () => {
	const { stage, bars } = await openChart();
	const { page, card } = stage;
	const table = card(CHART).getByRole('table');
	await expect(table.count()).resolves.toBe(0);
	await card(CHART).getByText('Show table').focus();
	await page.keyboard.press('Enter');
	await table.waitFor();
	const rows = table.locator('tbody tr');
	expect(await rows.count()).toBeGreaterThanOrEqual(await bars.count());
	const last = await bars.last().getAttribute('aria-label');
	await expect(rows.last().getByRole('rowheader').textContent()).resolves.toBe(
		last?.split(', ')[0],
	);
});
