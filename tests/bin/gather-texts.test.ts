import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync, type PluginItem } from '@babel/core';
import { createFolder } from './folder';

const { GatherTexts } = jest.requireActual<{
	GatherTexts: new (
		output: string,
		plugin: string,
	) => { gather: PluginItem; write: () => Promise<void> };
}>('../../bin/lib/gather-texts.js');

const { root, read, write } = createFolder();
const output = join(root, 'texts.pot');

it('gathers the texts of all sources and of PHP once each, writes them at the end, sorted by place, and adds the domain', async () => {
	const page = `<?php
/* translators: %d: how many. */
printf( esc_html( _n( '%d thing', '%d things', $n, 'dashboard-for-jetpack' ) ), $n );
echo esc_html__( 'A', 'dashboard-for-jetpack' ), _x( 'Say "hi"', 'greeting', 'dashboard-for-jetpack' );
`;
	const files = {
		'dashboard-for-jetpack.php': '<?php\n/**\n * Plugin Name:  The plugin\n * Version: 1\n */\n',
		'uninstall.php': '<?php\n',
		'site-tools/tool.php': '<?php',
		'admin-page/page.php': page,
		'plugin/empty.php': '<?php\n',
		'extras/empty.php': '<?php\n',
	};
	Object.entries(files).forEach(([path, text]) => write(`plugin/${path}`, text));
	const texts = new GatherTexts(output, join(root, 'plugin'));
	const sources = { 'none.js': 'f(1);', 'a.js': "__('A');", 'b.js': "f();\n__('B');\n__('A');" };
	const built = Object.entries(sources).map(([filename, code]) =>
		transformSync(code, { filename, plugins: [texts.gather], configFile: false }),
	);
	const [none, a] = built.map((one) => one?.code);
	expect(none).toBe('f(1);');
	expect(a).toBe('__(\'A\', "dashboard-for-jetpack");');
	expect(existsSync(output)).toBe(false);
	await texts.write();
	const [, ...entries] = read('texts.pot').split('\n\n');
	expect(entries).toEqual([
		'#: admin-page/page.php:3\n#. %d: how many.\nmsgid "%d thing"\nmsgid_plural "%d things"\nmsgstr[0] ""\nmsgstr[1] ""',
		'#: admin-page/page.php:4\n#: a.js:1\n#: b.js:3\nmsgid "A"\nmsgstr ""',
		'#: admin-page/page.php:4\nmsgctxt "greeting"\nmsgid "Say \\"hi\\""\nmsgstr ""',
		'#: b.js:2\nmsgid "B"\nmsgstr ""',
		'#: dashboard-for-jetpack.php:1\n#. Plugin Name of the plugin\nmsgid "The plugin"\nmsgstr ""\n',
	]);
});
