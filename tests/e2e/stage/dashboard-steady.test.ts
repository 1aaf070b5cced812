import { IS_LONG } from '#tests/support/long';
import { breakCalls } from '../support/faults';
import { stageOfFile, type Stage } from '../support/stage';
import { movesOf, readPlaces, readShifts, watchShifts } from '../support/steadiness';

const WORLDS = ['free', 'security', 'threats', 'offline', 'backup-new', 'subscriber-view'];
/** The browser's layout shift score; up to 0.1 counts as good. */
const MOST = 0.02;
const MOST_ON_MY_PLAN = 0.01;
/** Milliseconds for two frames and for the tab bar to measure itself (NAV-31). */
const FIRST_PAINT = 400;

/** Compares the first paint, with every response held, with the page after all responses. */
async function compareWith(stage: Stage, scenario: string, most: number, hash = '#/dashboard') {
	const { page, raise, settle } = stage;
	let release: () => void = () => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const stopHolding = await breakCalls(page, (call) => released.then(() => call.fallback()));
	await raise({ scenario, hash });
	await page.waitForTimeout(FIRST_PAINT);
	const before = await readPlaces(page);
	await watchShifts(page);
	release();
	await settle();
	const after = await readPlaces(page);
	await stopHolding();
	return { before, moves: movesOf(before, after), shifts: await readShifts(page, most) };
}

const WIDTHS = [1200, 480];

/** A plain run shows each scenario at one width, in turn, and each screen at both. */
const rowsOf = (scenarios: string[]) =>
	scenarios.flatMap((scenario, place) =>
		WIDTHS.filter((_width, turn) => IS_LONG || place % WIDTHS.length === turn).map(
			(width) => [scenario, width] as const,
		),
	);

const stage = stageOfFile();

describe('layout stability while answers arrive', () => {
	it.each(rowsOf(WORLDS))('in %s at %d px', async (scenario, width) => {
		await stage.page.setViewportSize({ width, height: 900 });
		const { before, moves, shifts } = await compareWith(stage, scenario, MOST);
		expect(Object.keys(before)).toContain('SECTION Site connection');
		expect(moves).toEqual([]);
		expect(shifts).toEqual([]);
		expect(stage.complaints).toEqual([]);
	});

	it.each(rowsOf(['free', 'security', 'purchases-several']))(
		'on My Plan in %s at %d px',
		async (scenario, width) => {
			await stage.page.setViewportSize({ width, height: 900 });
			const { shifts } = await compareWith(stage, scenario, MOST_ON_MY_PLAN, '#/my-plan');
			expect(shifts).toEqual([]);
			expect(stage.complaints).toEqual([]);
		},
	);
});
