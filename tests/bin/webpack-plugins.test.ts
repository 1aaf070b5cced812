import { join } from 'node:path';
import { type WebpackPluginInstance } from 'webpack';
import { bundle, createFolder } from './folder';

const { BundledSources, CompleteTranslations, RouteManifest } = jest.requireActual<{
	BundledSources: new (root: string, filename: string) => WebpackPluginInstance;
	CompleteTranslations: new (path: string, plugin: string | undefined) => WebpackPluginInstance;
	RouteManifest: new (filename: string, table: string) => WebpackPluginInstance;
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
	'texts.pot':
		'msgid ""\nmsgstr ""\n\n#: b.ts:1\nmsgid "B"\n\n#: a.ts:9\n#: b.ts:2\nmsgid "A"\n\n#: c.ts:1\nmsgid ""\n"A long "\n"text"\n',
	'plugin/dashboard-for-jetpack.php':
		'<?php\n/**\n * Plugin Name:  The plugin\n * Version: 1\n */\n',
	'plugin/uninstall.php': '<?php\n',
	'plugin/site-tools/tool.php': '<?php',
	'plugin/admin-page/page.php': `<?php
/* translators: %d: how many. */
printf( esc_html( _n( '%d thing', '%d things', $n, 'dashboard-for-jetpack' ) ), $n );
echo esc_html__( 'A long text', 'dashboard-for-jetpack' ), _x( 'Say "hi"', 'greeting', 'dashboard-for-jetpack' );
`,
	'plugin/plugin/empty.php': '<?php\n',
	'plugin/extras/empty.php': '<?php\n',
};

describe('own webpack plugins', () => {
	const { root, read, write } = createFolder();
	const output = { filename: 'main.js', chunkFilename: '[id].js?ver=[contenthash:8]' };

	beforeAll(async () => {
		Object.entries(FILES).forEach(([path, text]) => write(path, text));
		const plugins = [
			new BundledSources(root, 'sources.json'),
			new CompleteTranslations(join(root, 'texts.pot'), join(root, 'plugin')),
		];
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

	it('list the translatable texts of scripts and PHP once each, sorted below their header', () => {
		expect(read('texts.pot')).toBe(`msgid ""
msgstr ""

#: a.ts:9
#: b.ts:2
msgid "A"

#: admin-page/page.php:3
#. %d: how many.
msgid "%d thing"
msgid_plural "%d things"
msgstr[0] ""
msgstr[1] ""

#: admin-page/page.php:4
#: c.ts:1
msgid ""
"A long "
"text"

#: admin-page/page.php:4
msgctxt "greeting"
msgid "Say \\"hi\\""
msgstr ""

#: b.ts:1
msgid "B"

#: dashboard-for-jetpack.php:1
#. Plugin Name of the plugin
msgid "The plugin"
msgstr ""
`);
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
		const manifest = new RouteManifest('routes.json', table);
		await expect(bundle(join(root, 'routes'), output, [manifest])).resolves.toEqual([
			'A route needs the chunk "card", which no import() names.',
		]);
	});
});
