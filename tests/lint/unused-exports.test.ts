import { findUnused } from './find-unused';
import { readScripts } from './source';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Exports without a screen, and the requirements that need them or are tested through them. */
const REQUIRED: Record<string, string> = {
	'src/api/entities/catalog.ts adsApi': 'API-66',
	'src/api/entities/catalog.ts catalogApi':
		'API-07 API-14 API-22 API-23 API-24 API-28 API-35 API-37 API-43 API-44 API-54',
	'src/api/entities/search.ts searchApi': 'API-63 API-64',
	'src/domain/settings/cards/index.ts cardsOf': 'SETSEC-05',
	'src/lib/money.ts getCurrencyFormat': 'CONST-05 CONST-06 CONST-07 CONST-08 CONST-09',
};

/** Exports that the build runs in Node (`RouteManifest` in bin/lib/webpack-plugins.js). */
const READ_BY_THE_BUILD = [
	'src/domain/route-chunks.ts buildRouteChunks',
	'src/domain/server-tables/index.ts buildServerTables',
];

const ROWS = readFileSync(join(__dirname, '../requirements.tsv'), 'utf8').split('\n');

/** The names that tests import from `src`. */
function namesInTests(): Set<string> {
	const imports = [...readScripts('tests').values()].flatMap((text) => [
		...text.matchAll(/import (?:type )?\{([^}]*)\} from '@\//g),
	]);
	return new Set(imports.flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []));
}

const unusedIn = (files: Record<string, string>, ...tested: string[]) =>
	findUnused(new Map(Object.entries(files)), new Set(tested));

describe('findUnused', () => {
	it('reports an export that no other file imports', () => {
		expect(
			unusedIn({
				'src/a.ts': "import { used } from '@/b'; import type { Shape } from './b';",
				'src/b.ts': 'export const used = 1, dead = 2; export interface Shape {}',
			}),
		).toEqual(['src/b.ts dead']);
	});

	it('follows re-exports, and reports an unused one', () => {
		expect(
			unusedIn({
				'src/a.ts': "import { one, renamed } from './b';",
				'src/b/index.ts': "export { one, two as renamed, three } from './c'; export * from './d';",
				'src/b/c.ts': 'export const one = 1; export const two = 2; export const three = 3;',
				'src/b/d.ts': 'export const four = 4;',
			}),
		).toEqual(['src/b/index.ts three', 'src/b/c.ts three', 'src/b/d.ts four']);
	});

	it('accepts a value used by its own file only if a test imports it, and a type in either case', () => {
		const files = {
			'src/a.ts': 'export type T = 1; export const a: T = 1; export const b = a;',
			'src/b.ts': "import { b } from './a';",
		};
		expect(unusedIn(files)).toEqual(['src/a.ts a']);
		expect(unusedIn(files, 'a')).toEqual([]);
	});

	it('accepts every export of a file that is imported whole or on demand', () => {
		expect(
			unusedIn({
				'src/a.ts': "import * as b from './b'; const load = () => import('./c');",
				'src/b.ts': 'export const one = 1;',
				'src/c.ts': "export { two } from './d';",
				'src/d.ts': 'export const two = 2;',
			}),
		).toEqual([]);
	});

	it('reports an API method that no thunk calls', () => {
		expect(
			unusedIn({
				'src/a.ts': "import { scanApi } from './b'; ask((api) => api(scanApi).load());",
				'src/b.ts':
					'export const scanApi = (client) => ({ load: () => 1, save: () => 2, list: () => 3 });',
				'src/c.ts': "import { scanApi } from './b'; scanApi(client).list();",
			}),
		).toEqual(['scanApi save']);
	});
});

describe('exports of src', () => {
	const isRequired = (id: string) => {
		const name = id.replace(/^\S+\.tsx? /, '').replace(/^(\w+Api) .*/, '$1');
		return Object.keys(REQUIRED).some((one) => one.endsWith(` ${name}`));
	};
	const unused = findUnused(readScripts('src'), namesInTests());

	it('are all imported or needed by a requirement', () => {
		const needless = unused.filter((id) => !isRequired(id) && !READ_BY_THE_BUILD.includes(id));
		expect(needless).toEqual([]);
	});

	it('that a requirement needs are still unused, and the requirement exists', () => {
		expect(Object.keys(REQUIRED).filter((id) => !unused.includes(id))).toEqual([]);
		const ids = Object.values(REQUIRED).flatMap((list) => list.split(' '));
		expect(ids.filter((id) => !ROWS.some((row) => row.startsWith(`${id}\t`)))).toEqual([]);
	});
});
