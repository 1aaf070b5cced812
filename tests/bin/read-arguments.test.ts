import { readArguments } from '../../bin/lib/suites/read-arguments.mjs';

const HOSTS = [{ php: '7.4' }, { php: '8.5' }, { react: '19' }];

describe('the flags of npm test', () => {
	it.each([
		['', { isShort: true, isAll: false, changed: undefined, hosts: [] }],
		['--times', { isShort: true, isTimed: true }],
		['--changed', { isShort: true, changed: 'HEAD' }],
		['--changed --times', { isShort: true, changed: 'HEAD' }],
		['--changed main', { isShort: true, changed: 'main' }],
		['--all', { isShort: false, isAll: true, isLong: false, hosts: [] }],
		['--long', { isShort: false, isAll: true, isLong: true, hosts: HOSTS }],
		['--long --react 19', { hosts: [{ react: '19' }] }],
		['--only unit,lint', { isShort: false, isAll: false, only: ['unit', 'lint'] }],
		['--react 19', { isShort: false, isAll: false, hosts: [{ react: '19' }] }],
		['--browser firefox', { isShort: false, browser: { name: 'firefox' } }],
		['-- tests/bin', { isShort: false, isAll: false, rest: ['tests/bin'] }],
	])('reads "%s"', (line, expected) => {
		expect(readArguments(line.split(' ').filter(Boolean))).toMatchObject(expected);
	});

	it.each(['--all', '--long', '--only unit', '--react 19', '-- tests/bin'])(
		'refuses --changed with %s in one sentence',
		(flags) => {
			expect(() => readArguments(['--changed=main', ...flags.split(' ')])).toThrow(
				'--changed adds to a plain run, so it needs no other flag but --times.',
			);
		},
	);
});
