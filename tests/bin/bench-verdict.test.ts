import { summarizeRows } from '../../bin/lib/bench/summary.mjs';
import { toTable } from '../../bin/lib/bench/report.mjs';
import { judge } from '../../bin/lib/bench/verdict.mjs';
import type { Host, Times, World } from '../../bin/lib/bench/types.mjs';

const HOST: Host = { jetpack: '11.2', wordpress: '6.6-RC3', php: '8.2', isHostPhp: true };

const FLOOR: Times = {
	...{ viewport: 100, all: 100, usable: 100, known: 150, settled: 160 },
	...{ calls: 1, php: 100, asked: 0, taskBefore: 60, taskAfter: 0, shift: 0 },
	...{ slow: NaN, refused: NaN, html: NaN },
};
const OURS: Times = {
	...{ viewport: 110, all: 120, usable: 130, known: 150, settled: 420 },
	...{ calls: 6, php: 250, asked: 1, taskBefore: 30, taskAfter: 0, shift: 0.01 },
	...{ slow: 150, refused: 150, html: 150 },
};
const ORIGINAL: Times = { ...OURS, viewport: NaN, all: 900, known: 1000, calls: 14, php: 1000 };

const alike = (times: Times) => ({ cold: times, warm: times, later: times });

function worldOf(ours: Partial<Times>[], original: Partial<Times> = {}): World {
	return {
		rows: summarizeRows(
			ours.map((times) => ({
				floor: alike(FLOOR),
				dashboard: alike({ ...OURS, ...times }),
				'original dashboard': alike({ ...ORIGINAL, ...original }),
			})),
		),
		toggle: { name: undefined, toPaint: NaN, toSettled: NaN, mutations: NaN, touched: NaN },
		tab: 30,
		settings: {
			...{ toggleToPaint: NaN, toggleTouched: NaN, tab: NaN, keyScript: NaN },
			...{ keyToPaint: NaN, toResults: NaN, keyOverResults: NaN },
		},
		weights: {
			dashboard: {
				...{ html: 1000, pageData: 500, scripts: 1000, ownScriptsGzip: 500, ownSheets: 500 },
				...{ callsTwice: 0, callList: ['site'] },
			},
		},
	};
}

const check = (name: string, world: World, host = HOST) =>
	judge(world, host).find((one) => one.name === name);

describe('the verdict', () => {
	it('passes values within their budgets', () => {
		const checks = judge(worldOf([{}, {}, {}]), HOST);
		expect(checks.filter(({ passes, refusal }) => !passes || refusal)).toEqual([]);
		expect(checks.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['#/dashboard viewport, cold', '#/dashboard PHP, later']),
		);
	});

	it.each<[string, Partial<Times>, number]>([
		['#/dashboard viewport, cold', { viewport: 140 }, 1.4],
		['#/dashboard viewport, warm', { viewport: 125 }, 1.25],
		['#/dashboard all, cold', { all: 180 }, 1.8],
		['#/dashboard all, warm', { all: 150 }, 1.5],
		['#/dashboard known, cold', { known: 600 }, 0.6],
		['#/dashboard known, warm', { known: 210 }, 0.21],
		['#/dashboard known, warm, provider takes 5 s', { slow: 5200 }, 5.2],
		['#/dashboard known, warm, provider answers HTML', { html: 210 }, 0.21],
		['#/dashboard asked of the provider, warm', { asked: 2 }, 2],
		['#/dashboard asked of the provider, later', { asked: 8 }, 8],
		['#/dashboard REST calls on arrival', { calls: 9 }, 9],
		['#/dashboard PHP, warm', { php: 310 }, 0.31],
		['#/dashboard PHP, later', { php: 700 }, 0.7],
		['#/dashboard longest task before all, cold', { taskBefore: 33 }, 0.33],
		['#/dashboard longest task after it, warm', { taskAfter: 23 }, 0.23],
	])('fails %s over its limit', (name, times, value) => {
		expect(check(name, worldOf([times]))).toMatchObject({ passes: false, value, refusal: '' });
	});

	it.each([
		['change of tab', { tab: 36 }, 0.36],
		['letter in the search', { letter: 4 }, 0.04],
	])('fails %s over its limit', (name, { tab = 30, letter = 3 }: Record<string, number>, value) => {
		const world = worldOf([{}]);
		const slow = { ...world, tab, settings: { ...world.settings, keyScript: letter } };
		expect(check(name, slow)).toMatchObject({ passes: false, value, refusal: '' });
	});

	const roundsOf = (...all: number[]) => worldOf(all.map((time) => ({ all: time })));
	const WIDE = roundsOf(300, 400, 450);
	const UNKNOWN = worldOf([{ known: NaN }]);
	const UNLIKE = worldOf([{}], { known: NaN });
	const WASM = { ...HOST, isHostPhp: false };
	const OTHER_WORKERS = 'PHP in WebAssembly has other workers';

	it.each([
		['rounds that differ by under a third', 'all, warm', roundsOf(300, 400, 405), HOST, false, ''],
		['rounds that differ by more', 'all, warm', WIDE, HOST, true, 'rounds disagree by 38 %'],
		['a skeleton that is left', 'known, warm', UNKNOWN, HOST, false, ''],
		['an original without it', 'known, warm', UNLIKE, HOST, true, 'the original has no value'],
		['WebAssembly', 'known, warm', worldOf([{ known: 900 }]), WASM, true, OTHER_WORKERS],
	])(
		'%s: "%s" is judged, or refused with a reason',
		(_what, name, world, host, passes, refusal) => {
			expect(check(`#/dashboard ${name}`, world, host)).toMatchObject({ passes, refusal });
		},
	);

	it('has a lower limit on WordPress 7, whose own page is heavier', () => {
		const host = { ...HOST, wordpress: '7.1.4' };
		expect(check('#/dashboard all, cold', roundsOf(70), host)).toMatchObject({
			passes: false,
			limit: 0.65,
		});
	});

	it('has nothing to compare with in the sandbox', () => {
		const checks = judge(worldOf([{}]), { ...HOST, jetpack: '' });
		expect(checks.filter(({ unit }) => unit === '× original')).toEqual([]);
	});

	it('counts the scripts of the whole page in the sandbox only', () => {
		const name = 'JavaScript on the page, decoded';
		expect(check(name, worldOf([{}]))).toBeUndefined();
		expect(check(name, worldOf([{}]), { ...HOST, jetpack: '' })?.passes).toBe(true);
	});
});

describe('the report', () => {
	const print = (heavy: World) =>
		toTable({ rounds: 3, host: HOST, heavy, growth: [], checks: judge(heavy, HOST) });

	it('prints medians with their spread, and each verdict', () => {
		const table = print(worldOf([{ all: 300 }, { all: 400 }, { all: 450 }]));
		expect(table).toMatch(/^Jetpack 11\.2 on WordPress 6\.6-RC3 and PHP 8\.2 with two workers/);
		expect(table).toMatch(/^floor +100 ±0% /m);
		expect(table).toMatch(/^#\/dashboard .* 400 4\.00× ±38% /m);
		expect(table).toMatch(/^original #\/dashboard +– /m);
		expect(table).toMatch(/^ok +#\/dashboard REST calls on arrival +6 +8 calls$/m);
		expect(table).toMatch(/^– +#\/dashboard all, warm .* not judged: rounds disagree by 38 %$/m);
		const over = /^OVER +#\/dashboard REST calls on arrival +9 +8 calls$/m;
		expect(print(worldOf([{ calls: 9 }]))).toMatch(over);
	});
});
