import { axisTicks, labelStep, latestBars, yAxisMax } from '@/ui/bar-chart/geometry';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('yAxisMax', () => {
	it.each([
		[0, 10],
		[7, 10],
		[9, 10],
		[10, 20],
		[99, 100],
		[100, 200],
		[101, 200],
		[999, 1000],
		[1000, 2000],
		[1234, 2000],
		[1_000_000, 2_000_000],
	])('STATS-13 ends the axis for %d at %d', (largest, max) => {
		expect(yAxisMax([0, largest, 1])).toBe(max);
	});

	it('STATS-13 ends the axis of no values at 10', () => {
		expect(yAxisMax([])).toBe(10);
	});
});

describe('latestBars', () => {
	it.each([
		['STATS-12 takes bars of 15 pixels at least', 150, false, 10],
		['STATS-12 leaves out the bar that has only 14', 149, false, 9],
		['STATS-12 takes bars of 42 pixels at least on touch devices', 420, true, 10],
		['STATS-12 leaves out the bar that has only 41 on touch devices', 419, true, 9],
		['keeps one bar in the narrowest chart', 5, false, 1],
		['has no limit before the chart is laid out', 0, false, 30],
	])('%s', (_, width, isTouch, count) => {
		expect(latestBars(numbers(30), width, isTouch)).toHaveLength(count);
	});

	it('STATS-15 takes the latest ones', () => {
		expect(latestBars(numbers(30), 45, false)).toEqual([28, 29, 30]);
		expect(latestBars(numbers(2), 600, false)).toEqual([1, 2]);
		expect(latestBars([], 600, false)).toEqual([]);
	});
});

describe('the axes', () => {
	it('STATS-16 has a label only where 42 pixels are free', () => {
		expect(labelStep(420, 10)).toBe(1);
		expect(labelStep(419, 10)).toBe(2);
		expect(labelStep(150, 10)).toBe(3);
		expect(labelStep(0, 10)).toBe(1);
	});

	it('has a line for each step, and one for zero', () => {
		expect(axisTicks(2000, 2)).toEqual([2000, 1000, 0]);
	});
});
