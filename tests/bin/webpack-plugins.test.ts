import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { webpack, type WebpackPluginInstance } from 'webpack';

const { BundledPackages, ChunkTexts, SortedTranslations } = jest.requireActual<{
	BundledPackages: new (root: string, filename: string) => WebpackPluginInstance;
	ChunkTexts: new (name: string) => WebpackPluginInstance;
	SortedTranslations: new (path: string) => WebpackPluginInstance;
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
	'texts.pot': 'msgid ""\nmsgstr ""\n\n#: b.ts:1\nmsgid "B"\n\n#: a.ts:9\n#: b.ts:2\nmsgid "A"\n',
};

describe('own webpack plugins', () => {
	let folder: string;
	const read = (path: string) => readFileSync(join(folder, path), 'utf8');

	beforeAll(async () => {
		folder = realpathSync(mkdtempSync(join(tmpdir(), 'bundled-')));
		for (const [path, text] of Object.entries(FILES)) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), text);
		}
		const compiler = webpack({
			mode: 'production',
			context: folder,
			entry: { main: './index.js' },
			output: { path: join(folder, 'out'), chunkFilename: '[id].js?ver=[contenthash:8]' },
			optimization: { chunkIds: 'named', minimize: false },
			externals: { host: 'Host' },
			plugins: [
				new ChunkTexts('textsOfTests'),
				new BundledPackages(folder, 'packages.json'),
				new SortedTranslations(join(folder, 'texts.pot')),
			],
		});
		await new Promise<void>((resolve, reject) =>
			compiler.run((error, stats) =>
				error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
			),
		);
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it('make a lazy chunk wait for its texts, and nothing else where a page has none', () => {
		const handler = /__webpack_require__\.f\.t = (\(chunk, promises\) => [^;]*);/.exec(
			read('out/main.js'),
		)?.[1];
		const asked = (texts?: (chunk: string) => unknown) =>
			new Function(
				'window',
				`const promises = []; (${handler})('lazy', promises); return promises;`,
			)({ textsOfTests: texts }) as unknown;
		expect(asked((chunk) => `texts of ${chunk}`)).toEqual(['texts of lazy']);
		expect(asked()).toEqual([undefined]);
	});

	it('list the packages with code in each file, and no others', () => {
		expect(JSON.parse(read('out/packages.json'))).toEqual({
			'lazy_js.js': ['node_modules/@scope/b'],
			'main.js': ['node_modules/a/node_modules/nested'],
		});
	});

	it('sort the translatable texts below their header', () => {
		expect(read('texts.pot')).toBe(
			'msgid ""\nmsgstr ""\n\n#: a.ts:9\n#: b.ts:2\nmsgid "A"\n\n#: b.ts:1\nmsgid "B"\n',
		);
	});
});
