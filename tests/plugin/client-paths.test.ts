import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES } from '@/domain/releases/table';
import { ROOT } from './support/php';

const ENTITIES = join(__dirname, '../../src/api/entities');
const CALL = /client\.(?:get|post|write)\(\s*(['`])(.+?)\1/g;
/** The paths of a function that chooses between two. */
const CHOICE = /[?:] (['`])(verify-site\/.+?)\1/g;

const clientPaths = readdirSync(ENTITIES)
	.map((file) => readFileSync(join(ENTITIES, file), 'utf8'))
	.flatMap((code) => [...code.matchAll(CALL), ...code.matchAll(CHOICE)])
	.map(([, , path = '']) => path.replaceAll('${', '{'));

function listedPaths(): string[] {
	const code = readFileSync(join(ROOT, 'admin-page/page-data/class-routes.php'), 'utf8');
	const [, list = ''] = /const PATHS = array\(([\s\S]*?)\);/.exec(code) ?? [];
	return [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
}

describe("the paths that the page compares with the server's routes", () => {
	it('are all the paths that the client calls', () => {
		expect(listedPaths()).toEqual([...new Set(clientPaths)].sort());
		expect(clientPaths.length).toBeGreaterThan(60);
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
