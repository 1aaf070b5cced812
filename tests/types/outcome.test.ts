import type { Outcome } from '@/state/store/types';
import { toOutcome } from '@/state/store/outcome';

function readBlindly(outcome: Outcome<number>): unknown {
	// @ts-expect-error A failed outcome has no number.
	const sum: number = outcome.data;
	return sum;
}

function readAfterCheck(outcome: Outcome<number>): number | string {
	return outcome.error ? outcome.error.message : outcome.data;
}

describe('Outcome', () => {
	it('has data only after a check for the error', async () => {
		const good = await toOutcome(async () => 4);
		expect(readAfterCheck(good)).toBe(4);
		expect(readBlindly(good)).toBe(4);
	});

	it('contains a failure as plain data instead of throwing', async () => {
		const bad = await toOutcome<number>(() => Promise.reject(new Error('no')));
		expect(readAfterCheck(bad)).toBe('no');
	});

	it('has either data or an error', () => {
		const error = { kind: 'unexpected' as const, message: '', code: '', status: 0 };
		// @ts-expect-error Data and an error exclude each other.
		const both: Outcome<number> = { data: 4, error };
		expect(both).toBeDefined();
	});
});
