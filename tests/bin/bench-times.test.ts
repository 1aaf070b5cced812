import { shiftOf, timesOf } from '../../bin/lib/bench/times.mjs';
import type { Marks } from '../../bin/lib/bench/types.mjs';

const MARKS: Marks = {
	...{ responseEnd: 100, pieces: 4, readyAt: 500, viewportAt: 400, addedAt: 700, contentAt: 800 },
	...{ changedAt: 900, busy: 0, busyAt: 750, calls: 3, answeredAt: 780, usableAt: 0 },
	tasks: [
		{ at: 150, duration: 60 },
		{ at: 300, duration: 110 },
		{ at: 600, duration: 55 },
	],
	shifts: [],
};

const OURS = { isOriginal: false, php: 250, asked: 7 };

describe('the times of a visit', () => {
	it('begin at the end of the response', () => {
		expect(timesOf(MARKS, OURS)).toMatchObject({
			...{ viewport: 300, all: 400, known: 700, settled: 800 },
			...{ calls: 3, php: 250, asked: 7, usable: NaN },
		});
	});

	it('divide the long tasks at the last card', () => {
		expect(timesOf(MARKS, OURS)).toMatchObject({ taskBefore: 110, taskAfter: 55 });
		expect(timesOf({ ...MARKS, tasks: [] }, OURS)).toMatchObject({ taskBefore: 0, taskAfter: 0 });
	});

	it.each([
		['the last changed text', { contentAt: 950 }, 850],
		['the last skeleton', { busyAt: 1000 }, 900],
		['the last answer', { answeredAt: 1100 }, 1000],
	])('everything is known after %s', (_what, later, known) => {
		expect(timesOf({ ...MARKS, ...later }, OURS).known).toBe(known);
	});

	it('have no "known" while a skeleton is left', () => {
		expect(timesOf({ ...MARKS, busy: 1 }, OURS).known).toBeNaN();
	});

	it("end with the last added element on the original's page, which has no viewport", () => {
		const marks = { ...MARKS, pieces: 0, readyAt: 0, viewportAt: 0, busy: 2 };
		const times = timesOf(marks, { isOriginal: true, php: 1000, asked: 7 });
		expect(times).toMatchObject({ viewport: NaN, all: 600, known: 700, taskBefore: 110 });
	});
});

describe('the layout shift', () => {
	it('is the largest group, not the sum', () => {
		const shifts = [
			{ at: 100, value: 0.1 },
			{ at: 900, value: 0.2 },
			{ at: 2500, value: 0.25 },
		];
		expect(shiftOf(shifts)).toBeCloseTo(0.3);
		expect(shiftOf([])).toBe(0);
	});

	it('begins a new group after five seconds', () => {
		const shifts = Array.from({ length: 8 }, (_, index) => ({ at: index * 900, value: 0.1 }));
		expect(shiftOf(shifts)).toBeCloseTo(0.6);
	});
});
