import type { Outcome } from '@/state/types';
import { toOutcome } from '@/state/outcome';

function readBlindly(outcome: Outcome<number>): unknown {
	// @ts-expect-error What went wrong is not a number.
	const sum: number = outcome.data;
	return sum;
}

function readWithCare(outcome: Outcome<number>): number | string {
	return outcome.error ? outcome.error.message : outcome.data;
}

describe('Outcome', () => {
	it('gives its data only to who has looked at the error', async () => {
		const good = await toOutcome(async () => 4);
		expect(readWithCare(good)).toBe(4);
		expect(readBlindly(good)).toBe(4);
	});

	it('carries a failure as plain data, never as a throw', async () => {
		const bad = await toOutcome<number>(() => Promise.reject(new Error('no')));
		expect(readWithCare(bad)).toBe('no');
	});

	it('is never both', () => {
		const error = { kind: 'unexpected' as const, message: '', code: '', status: 0 };
		// @ts-expect-error Data and an error exclude each other.
		const both: Outcome<number> = { data: 4, error };
		expect(both).toBeDefined();
	});
});
