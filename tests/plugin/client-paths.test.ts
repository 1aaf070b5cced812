import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '@/domain/calls/releases/table';
import { listClientPaths, listClientWrites } from '../../bin/lib/client-paths.js';
import { ROOT } from './support/php';

const PATHS = listClientPaths();

describe("the paths that the page compares with the server's routes", () => {
	it('are those that the client reads, writes or chooses between', () => {
		expect(PATHS).toEqual(
			expect.arrayContaining(['connection/reconnect', 'rewind', 'verify-site/google/{keyringId}']),
		);
		expect(PATHS.length).toBeGreaterThan(60);
		expect(PATHS).toEqual([...new Set(PATHS)].sort());
	});

	it('include those that it writes to', () => {
		expect(listClientWrites()).toContain('connection/reconnect');
		expect(listClientWrites()).not.toContain('rewind');
		expect(listClientWrites().filter((path) => !PATHS.includes(path))).toEqual([]);
	});

	it('are the ones that the table of releases names', () => {
		const named = RELEASES.flatMap(({ routes }) => routes);
		expect(named.filter((path) => !PATHS.includes(path))).toEqual([]);
	});

	it('have an example for each parameter', () => {
		const code = readFileSync(join(ROOT, 'admin-page/page-data/class-routes.php'), 'utf8');
		const parameters = PATHS.flatMap((path) => path.match(/\{\w+\}/g) ?? []);
		expect(parameters).toContain('{slug}');
		expect(parameters.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
	});
});
