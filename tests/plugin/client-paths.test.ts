import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '@/domain/releases/table';
import { listClientPaths, listClientWrites } from '#tests/support/client-paths';
import { ROOT } from './support/php';

function listedPaths(name = 'PATHS'): string[] {
	const code = readFileSync(join(ROOT, 'admin-page/page-data/class-routes.php'), 'utf8');
	const [, list = ''] = new RegExp(`const ${name} = array\\(([\\s\\S]*?)\\);`).exec(code) ?? [];
	return [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
}

describe("the paths that the page compares with the server's routes", () => {
	it('are all the paths that the client calls', () => {
		expect(listedPaths()).toEqual(listClientPaths());
		expect(listClientPaths().length).toBeGreaterThan(60);
	});

	it('are written to if the client writes to them', () => {
		expect(listedPaths('WRITES')).toEqual(listClientWrites());
		expect(listClientWrites()).toContain('connection/reconnect');
	});

	it('are the ones that the table of releases names', () => {
		const named = RELEASES.flatMap(({ routes }) => routes);
		expect(named.filter((path) => !listedPaths().includes(path))).toEqual([]);
	});

	it('have an example for each parameter', () => {
		const code = readFileSync(join(ROOT, 'admin-page/page-data/class-routes.php'), 'utf8');
		const parameters = listedPaths().flatMap((path) => path.match(/\{\w+\}/g) ?? []);
		expect(parameters).toContain('{slug}');
		expect(parameters.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
	});
});
