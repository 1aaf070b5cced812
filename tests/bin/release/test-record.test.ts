import { beginRecord, countPassed, isWholeRun } from '../../../bin/lib/release/test-record.mjs';
import { createRepository, type Repository } from './repository';

describe('the record of npm test', () => {
	let repository: Repository;
	let commit: string;

	beforeEach(() => {
		repository = createRepository({ '.gitignore': '.cache/\n', 'a.ts': '' });
		commit = repository.git('rev-parse', 'HEAD');
	});
	afterEach(() => repository.remove());

	const passed = (of = commit) => countPassed(repository.root, of);

	it('has the number of tests that passed for the commit', () => {
		expect(passed()).toBeUndefined();
		beginRecord(repository.root)({ passed: 12, failed: 0 });
		expect(passed()).toBe(12);
		expect(passed('0'.repeat(40))).toBeUndefined();
	});

	it.each<[string, () => void, () => void, number?]>([
		['a test failed', () => {}, () => {}, 1],
		[
			'a file was changed before the run',
			() => repository.write('new.ts', ''),
			() => repository.git('clean', '--quiet', '--force'),
		],
		['a file was changed during the run', () => {}, () => repository.write('a.ts', 'changed')],
		[
			'there was a commit during the run',
			() => {},
			() => repository.git('commit', '--quiet', '--allow-empty', '--message', 'Next'),
		],
	])('is not written if %s', (_what, before, during, failed = 0) => {
		before();
		const end = beginRecord(repository.root);
		during();
		end({ passed: 12, failed });
		expect(passed()).toBeUndefined();
		expect(passed(repository.git('rev-parse', 'HEAD'))).toBeUndefined();
	});
});

describe('isWholeRun', () => {
	const WHOLE = { isAll: true, only: undefined, rest: [], browser: {} };

	it('is one of all tests, without flags for jest', () => {
		expect(isWholeRun(WHOLE)).toBe(true);
		const flags = [{ isAll: false }, { only: ['unit'] }, { rest: ['tests/bin'] }];
		const parts = [...flags, { browser: { name: 'firefox' } }];
		expect(parts.filter((options) => isWholeRun({ ...WHOLE, ...options }))).toEqual([]);
	});
});
