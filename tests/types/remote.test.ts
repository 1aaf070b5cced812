import { assertNever } from '@/lib/values';
import type { Remote } from '@/lib/remote';

function describeAll(remote: Remote<number>): string {
	switch (remote.phase) {
		case 'idle':
		case 'loading':
			return 'unknown';
		case 'ready':
			return `${remote.data}`;
		case 'failed':
			return remote.error.message;
		default:
			return assertNever(remote);
	}
}

function describeSome(remote: Remote<number>): string {
	switch (remote.phase) {
		case 'idle':
		case 'loading':
			return 'unknown';
		case 'ready':
			return `${remote.data}`;
		default:
			// @ts-expect-error A phase without a case must not compile.
			return assertNever(remote);
	}
}

function readBlindly(remote: Remote<number>): unknown {
	// @ts-expect-error Data exists only in some phases.
	return remote.data;
}

describe('Remote', () => {
	it('compiles only with a case for every phase', () => {
		expect(describeAll({ phase: 'ready', data: 4 })).toBe('4');
		expect(describeSome({ phase: 'idle' })).toBe('unknown');
		expect(readBlindly({ phase: 'idle' })).toBeUndefined();
	});

	it('rejects an unknown phase', () => {
		// @ts-expect-error There is no such phase.
		const wrong: Remote<number> = { phase: 'done', data: 4 };
		expect(() => describeAll(wrong)).toThrow('Unexpected value');
	});
});
