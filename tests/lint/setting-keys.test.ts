import ts from 'typescript';
import { SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import { readScripts } from './source';

/**
 * Names that features, cards and plans have too: in a text alone they can't be told from keys. Every other name with a dash or
 * an underscore is a key and nothing else.
 */
const SHARED_NAMES = [
	'anti-spam',
	'contact-form',
	'google-analytics',
	'infinite-scroll',
	'post-by-email',
	'related-posts',
	'site-accelerator',
];

const KEYS = new Set<string>(
	[...SETTINGS_CARDS.flatMap(({ settings }) => settings), ...UNLISTED]
		.map(({ id }) => id)
		.filter((id) => /[-_]/.test(id) && !SHARED_NAMES.includes(id)),
);

/** The record of a setting, and what the server writes: the two folders that may say anything of keys. */
const IS_FREE = /^src\/(?:domain\/settings|api)\//;

/** A table of the components that draw settings: `rows` of a card. */
const isRowTable = (node: ts.Node): boolean =>
	ts.isObjectLiteralExpression(node) &&
	ts.isPropertyAssignment(node.parent) &&
	node.parent.name.getText() === 'rows';

/** Where a key may be written: as an argument, as a prop, under a name of its own, and as the row that it is drawn by. */
function isIdArgument(node: ts.Node): boolean {
	const { parent } = node;
	if (ts.isCallExpression(parent)) {
		return parent.arguments.some((argument) => argument === node);
	}
	if (ts.isPropertyAssignment(parent) && parent.name === node) {
		return isRowTable(parent.parent);
	}
	return (
		ts.isJsxAttribute(parent) ||
		(ts.isVariableDeclaration(parent) && parent.initializer === node) ||
		// The name of the setting that an activation sets.
		ts.isLiteralTypeNode(parent)
	);
}

/** The places of a file where a key is listed, mapped or compared, as "file:line key". */
function findKeys(file: string, text: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		const isName =
			ts.isStringLiteralLike(node) ||
			(ts.isIdentifier(node) &&
				((ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
					(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)));
		if (isName && KEYS.has(node.text) && !isIdArgument(node)) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push(`${file}:${line + 1} ${node.text}`);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

it.each([
	['a list', "const a = ['masterbar', 'copy-post'];", ['a.ts:1 copy-post']],
	['a map', 'const a = { stb_enabled: 1 };', ['a.ts:1 stb_enabled']],
	['a map by its text', "const a = { 'copy-post': 1 };", ['a.ts:1 copy-post']],
	['a comparison', "a === 'stb_enabled';", ['a.ts:1 stb_enabled']],
	['a case', "switch (a) { case 'stb_enabled': }", ['a.ts:1 stb_enabled']],
	['a read of a map', 'a.stb_enabled;', ['a.ts:1 stb_enabled']],
	['an argument', "setSetting('stb_enabled', true);", []],
	['a prop', '<Switch id="stb_enabled" />;', []],
	['a name of its own', "const ID = 'stb_enabled';", []],
	['the row that a setting is drawn by', "const a = { rows: { 'copy-post': CopyPost } };", []],
	['a key in a longer text', "const a = 'about stb_enabled';", []],
])('finds %s or lets it pass', (_title, text, expected) => {
	expect(findKeys(text.startsWith('<') ? 'a.tsx' : 'a.ts', text)).toEqual(expected);
});

it('no file but the records and the calls of the server lists, maps or compares keys of settings', () => {
	const files = [...readScripts('src')].filter(([file]) => !IS_FREE.test(file));
	expect(files.length).toBeGreaterThan(500);
	expect(files.flatMap(([file, text]) => findKeys(file, text))).toEqual([]);
});
