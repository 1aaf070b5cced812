import { median, statOf, summarizeRows } from '../../bin/lib/bench/summary.mjs';
import type { Times } from '../../bin/lib/bench/types.mjs';

const times = (all: number, known = NaN): Times => ({
	...{ viewport: all, all, usable: NaN, known, settled: all },
	...{ calls: 1, php: 100, asked: 0, taskBefore: 0, taskAfter: 0, shift: 0 },
	...{ slow: NaN, refused: NaN, html: NaN },
});

const visit = (all: number, known?: number) => ({
	cold: times(2 * all, known),
	warm: times(all, known),
	later: times(all, known),
});

it('the median ignores rounds without a value', () => {
	expect(median([3, NaN, 1, undefined, 2])).toBe(2);
	expect(median([1, 2])).toBe(1.5);
	expect(median([])).toBeNaN();
});

describe('the disagreement of rounds', () => {
	it('is their range as a share of the median', () => {
		expect(statOf([90, 100, 120])).toEqual({ median: 100, disagreement: 0.3 });
	});

	it('drops the outlier from five rounds on', () => {
		expect(statOf([90, 100, 100, 900])).toMatchObject({ median: 100, disagreement: 8.1 });
		expect(statOf([90, 100, 100, 110, 900])).toMatchObject({ median: 100, disagreement: 0.2 });
	});

	it('is none for one round, and for rounds without a value', () => {
		expect(statOf([100])).toEqual({ median: 100, disagreement: 0 });
		expect(statOf([NaN])).toEqual({ median: NaN, disagreement: 0 });
	});

	it('is complete between nothing and something', () => {
		expect(statOf([0, 0, 0])).toEqual({ median: 0, disagreement: 0 });
		expect(statOf([0, 0, 55])).toEqual({ median: 0, disagreement: 1 });
	});
});

describe('a row', () => {
	const rounds = [
		{ floor: visit(100), dashboard: visit(120, 200), 'original dashboard': visit(600, 1000) },
		// The machine was twice as slow in this round.
		{ floor: visit(200), dashboard: visit(240, 400), 'original dashboard': visit(1200, 2000) },
		{ floor: visit(100), dashboard: visit(130, 250), 'original dashboard': visit(600, 1000) },
	];
	const [floor, dashboard, original] = summarizeRows(rounds);

	it('is a multiple of the floor of the same round, so that a slow round does not matter', () => {
		expect(dashboard?.warm.all.median).toBe(130);
		expect(dashboard?.warm.all.disagreement).toBeCloseTo(0.923, 2);
		expect(dashboard?.warm.all.toFloor.median).toBeCloseTo(1.2);
		expect(dashboard?.warm.all.toFloor.disagreement).toBeCloseTo(0.083, 2);
	});

	it("is compared with the original's page of the same name", () => {
		expect(dashboard?.cold.known.toOriginal.median).toBeCloseTo(0.2);
		expect(floor?.cold.known.toOriginal.median).toBeNaN();
		expect(original?.name).toBe('original dashboard');
	});
});
