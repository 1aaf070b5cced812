import ts from 'typescript';
import { SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import { readScripts } from './source';

/**
 * Names that features, cards and plans also have, so their strings can't be distinguished from keys. Every other name with a dash or
 * an underscore is only a key.
 */
const SHARED_NAMES = [
	...['anti-spam', 'contact-form', 'google-analytics', 'infinite-scroll', 'post-by-email'],
	...['related-posts', 'site-accelerator'],
];

const KEYS = new Set<string>(
	[...SETTINGS_CARDS.flatMap(({ settings }) => settings), ...UNLISTED]
		.map(({ id }) => id)
		.filter((id) => /[-_]/.test(id) && !SHARED_NAMES.includes(id)),
);

/** The two folders that may contain keys: those of the settings' records and of the decoders. */
const IS_FREE = /^src\/(?:domain\/settings|api)\//;

/** A table of the components that draw settings: `rows` of a card. */
const isRowTable = (node: ts.Node): boolean =>
	ts.isObjectLiteralExpression(node) &&
	ts.isPropertyAssignment(node.parent) &&
	node.parent.name.getText() === 'rows';

/** Whether a key is an argument, a prop, a constant, or the name of a row: the allowed uses. */
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
		// The type of the setting that an activation changes.
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
	['a comparison', "a === 'stb_enabled';", ['a.ts:1 stb_enabled']],
	['a read of a map', 'a.stb_enabled;', ['a.ts:1 stb_enabled']],
	['an argument', "setSetting('stb_enabled', true);", []],
	['a row of a setting', "const a = { rows: { 'copy-post': CopyPost } };", []],
	['a key in a longer text', "const a = 'about stb_enabled';", []],
])('finds or accepts %s', (_title, text, expected) => {
	expect(findKeys(text.startsWith('<') ? 'a.tsx' : 'a.ts', text)).toEqual(expected);
});

it('only the records of settings and the decoders list, map or compare keys of settings', () => {
	const files = [...readScripts('src')].filter(([file]) => !IS_FREE.test(file));
	expect(files.length).toBeGreaterThan(500);
	expect(files.flatMap(([file, text]) => findKeys(file, text))).toEqual([]);
});
