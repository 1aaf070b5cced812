import { describeRetried, listRetried } from '../../bin/lib/suites/jest.mjs';

const ROOT = '/srv/project';

const reportOf = (
	...assertionResults: { fullName: string; status: string; invocations?: number }[]
) => ({
	testResults: [{ name: `${ROOT}/tests/e2e/a.test.ts`, assertionResults }],
});

it.each([
	['at once', { fullName: 'opens', status: 'passed', invocations: 1 }, []],
	['without a count', { fullName: 'opens', status: 'passed' }, []],
	[
		'twice',
		{ fullName: 'opens', status: 'passed', invocations: 2 },
		['tests/e2e/a.test.ts: opens'],
	],
	['never', { fullName: 'opens', status: 'failed', invocations: 2 }, []],
])('lists a test that passes %s', (_when, test, listed) => {
	expect(listRetried(reportOf(test), ROOT)).toEqual(listed);
});

it('names the tests that were run again, with their suites, if there are any', () => {
	expect(describeRetried([{ name: 'types' }, { name: 'unit', retried: [] }])).toBe('');
	const results = [
		{ name: 'types' },
		{ name: 'browser', retried: ['tests/e2e/a.test.ts: opens'] },
		{ name: 'stage', retried: ['tests/e2e/stage/b.test.ts: draws'] },
	];
	expect(describeRetried(results).split('\n')).toEqual([
		'2 passed only when run again; the first failure is in the output above:',
		'  browser  tests/e2e/a.test.ts: opens',
		'  stage  tests/e2e/stage/b.test.ts: draws',
	]);
});
