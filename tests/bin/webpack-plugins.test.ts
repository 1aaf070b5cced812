import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { webpack, type WebpackPluginInstance } from 'webpack';

const { BundledSources, CompleteTranslations } = jest.requireActual<{
	BundledSources: new (root: string, filename: string) => WebpackPluginInstance;
	CompleteTranslations: new (path: string, plugin: string | undefined) => WebpackPluginInstance;
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
				new BundledSources(folder, 'sources.json'),
				new CompleteTranslations(join(folder, 'texts.pot'), join(folder, 'plugin')),
			],
		});
		await new Promise<void>((resolve, reject) =>
			compiler.run((error, stats) =>
				error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
			),
		);
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
});
