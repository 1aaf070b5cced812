import { join } from 'node:path';
import {
	labelOf,
	readHosts,
	siteFlags,
	suitesOf,
	variablesOf,
	type Host,
} from '../../bin/lib/suites/hosts.mjs';
import { createHostSuites, withResults } from '../../bin/lib/suites/host-suites.mjs';

const ZIP = join(__dirname, '../fixtures/wordpress-7.1.4.zip');

describe('the hosts of npm test', () => {
	it('are only added by a flag: one for each version of PHP, and one for React', () => {
		expect(readHosts({})).toEqual([]);
		expect(readHosts({ php: '7.4,8.5', react: '19', wordpress: '6.5' })).toEqual([
			{ php: '7.4', wordpress: '6.5' },
			{ php: '8.5', wordpress: '6.5' },
			{ react: '19' },
		]);
	});

	it.each([
		[{ php: '7.4,9' }, '--php must be one or more of 7.4, 8.0, 8.1, 8.2, 8.3, 8.4, 8.5, not "9".'],
		[{ database: 'oracle' }, '--database must be sqlite or mariadb, not "oracle".'],
		[{ database: 'mariadb', php: '7.4' }, '--database mariadb needs the PHP of this machine'],
		[{ react: '17' }, '--react must be 19, not "17".'],
		[{ wordpress: 'absent.zip' }, '--wordpress must be the path of a zip, and there is none at'],
	])('%j: throws one sentence', (flags, reason) => {
		expect(() => readHosts(flags)).toThrow(reason);
	});

	it('have a name, flags for the site and variables for the tests', () => {
		const host = { php: '7.4', wordpress: ZIP };
		expect(labelOf(host)).toBe('WordPress 7.1.4, PHP 7.4');
		expect(siteFlags(host)).toEqual(['--php', '7.4', '--wordpress', ZIP]);
		expect(variablesOf(host)).toEqual({ TEST_PHP: '7.4' });
		expect([labelOf({ react: '19' }), variablesOf({ react: '19' })]).toEqual([
			'React 19',
			{ TEST_REACT: '19' },
		]);
	});

	it('run the suites that depend on them, and a browser only on the PHP of this machine', () => {
		expect(suitesOf({ react: '19' })).toEqual(['unit']);
		expect(suitesOf({ php: '7.4' })).toEqual(['contract', 'companion']);
		expect(suitesOf({ wordpress: ZIP })).toEqual(['browser', 'contract', 'companion']);
		expect(suitesOf({ wordpress: ZIP, php: '8.5' })).toEqual(['contract', 'companion']);
	});
});

it('suites on other hosts are those that depend on the host, and none without a host', () => {
	const sites = { use: () => Promise.reject(new Error()), stop: () => Promise.resolve() };
	const create = (only: string[] | undefined, hosts: Host[]) =>
		Object.keys(createHostSuites({ sites, rest: [], hosts, only }));
	expect(create(['lint'], [])).toEqual([]);
	expect(create(undefined, [{ php: '7.4' }])).toEqual([
		...['build', 'contract, PHP 7.4', 'companion, PHP 7.4'],
	]);
	expect(() => create(['lint'], [{ php: '7.4' }])).toThrow('--only must be one or more of unit,');
});

it('the table of hosts has a row for each host and a cell for each suite; a run replaces only its own cells', () => {
	const result = (where: string, suite: string, passed: number, failed = 0) => ({
		...{ where, suite, passed, failed, host: {} },
	});
	const head = ['Host', 'unit', 'browser', 'stage', 'contract', 'companion'];
	const first = withResults(
		[head],
		[result('React 19', 'unit', 9), result('PHP 7.4', 'contract', 5)],
	);
	const second = withResults(first, [
		result('PHP 7.4', 'companion', 2),
		result('PHP 8.5', 'contract', 4, 1),
		result('React 19', 'unit', 10),
	]);
	const none = 'not tested';
	expect(second).toEqual([
		head,
		['PHP 7.4', none, none, none, '✓ 5', '✓ 2'],
		['PHP 8.5', none, none, none, '✗ 1 of 5 failed', none],
		['React 19', '✓ 10', none, none, none, none],
	]);
});
