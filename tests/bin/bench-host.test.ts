import {
	busiest,
	HEAD,
	judgeHost,
	percentile,
	summarizeHost,
	withHost,
	type HostRound,
	type HostSample,
} from '../../bin/lib/bench/host-table.mjs';

const HOST = { jetpack: '11.2', wordpress: '6.6', php: '8.2', isHostPhp: true };

const sampleWith = (sample: Partial<HostSample>): HostSample => ({
	...{ holding: [], times: [100, 100, 200], known: NaN, calls: 0, ...sample },
});

const roundWith = (ours: Partial<HostSample> = {}): HostRound => ({
	quiet: sampleWith({}),
	ours: sampleWith({ holding: ['rewind'], times: [110, 110, 220], known: 24.6, calls: 9, ...ours }),
	blank: sampleWith({ holding: ['jitm'], known: 4 }),
	original: sampleWith({
		...{ holding: ['rewind', 'scan'], times: [400, 900, 9000], known: 61, calls: 14 },
	}),
});

it.each([
	['none', '', 0],
	['one after the other', '0-10 10-20 30-40', 1],
	['two that overlap', '0-10 5-20 12-13', 2],
	['three, one of which has no end', '0-10 1-Infinity 2-3 4-5', 3],
])('the most requests under way at once: %s', (_name, exchanges, most) => {
	const named = (exchanges.match(/\S+/g) ?? []).map((cause) => {
		const [start = 0, end = 0] = cause.split('-').map(Number);
		return { cause, start, end };
	});
	expect(busiest(named)).toHaveLength(most);
});

it('95 % of 20 values leave out only the largest', () => {
	const values = Array.from({ length: 20 }, (_, index) => 20 - index);
	expect(percentile(values, 0.95)).toBe(19);
	expect(percentile([7], 0.95)).toBe(7);
	expect(percentile([], 0.95)).toBeNaN();
});

it('a row has the ratios to the quiet time of the same round, and the most workers of any round', () => {
	const slow = roundWith({ holding: ['site', 'scan'], times: [150, 150, 600] });
	const [quiet, ours] = summarizeHost([roundWith(), roundWith(), slow]);
	expect(quiet).toMatchObject({ name: 'quiet', median: 100, p95: 200, medianRatio: 1 });
	expect(ours).toMatchObject({ name: 'ours', holding: ['site', 'scan'], known: 24.6, calls: 9 });
	expect(ours?.medianRatio).toBeCloseTo(1.1);
	expect(ours?.p95Ratio).toBeCloseTo(1.1);
});

it('only our page has limits: one worker, and less than 1.5 times quiet', () => {
	const verdict = (ours: Partial<HostSample>) =>
		judgeHost(summarizeHost([roundWith(ours)])).map(({ passes }) => passes);
	expect(verdict({})).toEqual([true, true, true]);
	expect(verdict({ holding: ['site', 'scan'] })).toEqual([false, true, true]);
	expect(verdict({ times: [150, 150, 299] })).toEqual([true, false, true]);
	expect(verdict({ times: [149, 149, 300] })).toEqual([true, true, false]);
	expect(verdict({ times: [] })).toEqual([true, false, false]);
});

it('a run replaces only the rows of its own release', () => {
	const rows = summarizeHost([roundWith()]);
	const earlier = withHost([HEAD], { ...HOST, jetpack: '16.1.2' }, rows);
	const both = withHost(earlier, HOST, rows);
	expect(both.slice(0, 4).map(([, ...cells]) => cells)).toEqual([
		HEAD.slice(1),
		['quiet', '0', '100 ms', '200 ms', '–', '–'],
		['ours', '1', '1.10 ×', '1.10 ×', '25 s', '9'],
		['original', '2', '9.00 ×', '45.00 ×', '61 s', '14'],
	]);
	const again = withHost(both, HOST, summarizeHost([roundWith({ holding: ['site', 'scan'] })]));
	expect(again[2]?.slice(0, 3)).toEqual(['Jetpack 11.2, WordPress 6.6, PHP 8.2', 'ours', '2']);
	expect(again).toHaveLength(9);
	expect(withHost(again, HOST, rows)).toEqual(both);
});
