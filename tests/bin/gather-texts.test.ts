import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync, type PluginItem } from '@babel/core';
import { createFolder } from './folder';

const { GatherTexts } = jest.requireActual<{
	GatherTexts: new (output: string) => { gather: PluginItem; write: () => void };
}>('../../bin/lib/gather-texts.js');

const { root, read } = createFolder();
const output = join(root, 'texts.pot');

it('gathers the texts of all sources, and writes them only at the end', () => {
	const { gather, write } = new GatherTexts(output);
	const sources = { 'none.js': 'f(1);', 'a.js': "__('A');", 'b.js': "f();\n__('B');\n__('A');" };
	Object.entries(sources).forEach(([filename, code]) =>
		transformSync(code, { filename, plugins: [gather], configFile: false }),
	);
	expect(existsSync(output)).toBe(false);
	write();
	const [, ...entries] = read('texts.pot').split('\n\n');
	expect(entries.map((entry) => entry.split('\nmsgstr')[0])).toEqual([
		'#: a.js:1\n#: b.js:3\nmsgid "A"',
		'#: b.js:2\nmsgid "B"',
	]);
});
