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
};

/** Exports that the build runs in Node (`routesFrom` in bin/lib/webpack-plugins.js). */
const READ_BY_THE_BUILD = [
	'src/domain/routes/chunks.ts buildRouteChunks',
	'src/domain/server-tables/index.ts buildServerTables',
];

const ROWS = readFileSync(join(__dirname, '../requirements.tsv'), 'utf8').split('\n');

function namesInTests(): Set<string> {
	const imports = [...readScripts('tests').values()].flatMap((text) => [
		...text.matchAll(/import (?:type )?\{([^}]*)\} from '@\//g),
	]);
	return new Set(imports.flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []));
}

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
