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
	}
}

// @ts-expect-error A phase without a case must not compile.
function describeSome(remote: Remote<number>): string {
	switch (remote.phase) {
		case 'idle':
		case 'loading':
			return 'unknown';
		case 'ready':
			return `${remote.data}`;
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
});
