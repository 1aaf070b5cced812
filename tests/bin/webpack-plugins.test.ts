import { join } from 'node:path';
import { type WebpackPluginInstance } from 'webpack';
import { bundle, createFolder } from './folder';

const { emitJson, routesFrom, sourcesBelow } = jest.requireActual<{
	emitJson: (files: Record<string, unknown>) => WebpackPluginInstance;
	sourcesBelow: (root: string) => unknown;
	routesFrom: (table: string) => unknown;
}>('../../bin/lib/webpack-plugins.js');

const FILES = {
	'index.js':
		"import { a } from 'a'; import { unused } from 'pure'; import 'host'; a(); import('./lazy');",
	'lazy.js': "import '@scope/b/deep/file'; import './own/node_modules.js';",
	'own/node_modules.js': 'console.log(1);',
	'node_modules/a/index.js': "export { a } from 'nested';",
	'node_modules/a/package.json': '{ "sideEffects": false }',
	'node_modules/a/node_modules/nested/index.js': 'export const a = () => console.log(2);',
	'node_modules/pure/index.js': 'export const unused = 3;',
	'node_modules/pure/package.json': '{ "sideEffects": false }',
	'node_modules/@scope/b/deep/file.js': 'console.log(4);',
};

describe('own webpack plugins', () => {
	const { root, read, write } = createFolder();
	const output = { filename: 'main.js', chunkFilename: '[id].js?ver=[contenthash:8]' };

	beforeAll(async () => {
		Object.entries(FILES).forEach(([path, text]) => write(path, text));
		const plugins = [emitJson({ 'sources.json': sourcesBelow(root) })];
		await expect(bundle(root, output, plugins, { externals: { host: 'Host' } })).resolves.toEqual(
			[],
		);
	});

	it('list the sources with code in each script, and no others, with their bytes', () => {
		const bytes = (path: keyof typeof FILES) => FILES[path].length;
		expect(JSON.parse(read('out/sources.json'))).toEqual({
			'lazy_js.js': {
				'lazy.js': bytes('lazy.js'),
				'node_modules/@scope/b': bytes('node_modules/@scope/b/deep/file.js'),
				'own/node_modules.js': bytes('own/node_modules.js'),
			},
			'main.js': {
				'index.js': bytes('index.js'),
				'node_modules/a/node_modules/nested': bytes('node_modules/a/node_modules/nested/index.js'),
			},
		});
	});

	it('refuse a route with a chunk that no file imports', async () => {
		write('routes/index.js', "import(/* webpackChunkName: 'cards' */ './cards.js');");
		write('routes/cards.js', 'export default 1;');
		write('routes/visitors.ts', "export const LINKED = 'linked';");
		const table = write(
			'routes/table.ts',
			`import { LINKED } from './visitors';
			export const buildRouteChunks = (): Record<string, object> => ({ [LINKED]: { '/': ['card'] } });`,
		);
		const manifest = emitJson({ 'routes.json': routesFrom(table) });
		await expect(bundle(join(root, 'routes'), output, [manifest])).resolves.toEqual([
			'A route needs the chunk "card", which no import() names.',
		]);
	});
});
