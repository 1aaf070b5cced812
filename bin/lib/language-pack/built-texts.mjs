import { parseSync, types } from '@babel/core';

/**
 * @typedef {{ text: string, plural?: string, context?: string }} BuiltText A translatable text of a built file.
 * @typedef {import('@babel/core').types.Node} Node
 */

const DOMAIN = 'dashboard-for-jetpack';

/**
 * Arguments of each function of `@wordpress/i18n`; null for a number.
 *
 * @type {Readonly<Record<string, (keyof BuiltText | null)[]>>}
 */
const ARGUMENTS = {
	__: ['text'],
	_x: ['text', 'context'],
	_n: ['text', 'plural', null],
	_nx: ['text', 'plural', null, 'context'],
};

/**
 * The name that WordPress's tools read from a call: `__()`, `i18n.__()` and `(0, i18n.__)()`. They find no other form, such as a
 * renamed function.
 *
 * @param {Node} callee
 * @return {string | undefined}
 */
function nameOf(callee) {
	if (types.isSequenceExpression(callee)) {
		const [zero, called, ...rest] = callee.expressions;
		return types.isNumericLiteral(zero) && called && rest.length === 0 ? nameOf(called) : undefined;
	}
	const named = types.isMemberExpression(callee) && !callee.computed ? callee.property : callee;
	return types.isIdentifier(named) ? named.name : undefined;
}

/**
 * @param {Node | undefined} node
 * @return {string | undefined}
 */
function literalOf(node) {
	if (types.isStringLiteral(node)) {
		return node.value;
	}
	return types.isTemplateLiteral(node) && node.expressions.length === 0
		? (node.quasis[0]?.value.cooked ?? undefined)
		: undefined;
}

/**
 * The texts of a built file, read as WordPress's tools read them: language packs have one file of translations for each built file, so
 * a text that these tools miss stays English.
 *
 * @param {string} code
 * @return {{ texts: BuiltText[], unreadable: string[] }} `unreadable` are the calls with an argument that is not a literal.
 * @throws {Error} If the file contains no script.
 */
export function findBuiltTexts(code) {
	/** @type {{ texts: BuiltText[], unreadable: string[] }} */
	const found = { texts: [], unreadable: [] };
	const tree = parseSync(code, { configFile: false, babelrc: false, sourceType: 'script' });
	if (!tree) {
		throw new Error('The file contains no script.');
	}
	// Without the scopes of a full traversal, which take ten times as long.
	types.traverseFast(tree, (node) => {
		if (
			!types.isCallExpression(node) ||
			!node.arguments.slice(1).some((argument) => literalOf(argument) === DOMAIN)
		) {
			return;
		}
		const parts = ARGUMENTS[nameOf(node.callee) ?? ''];
		const values = parts?.map((_part, index) => literalOf(node.arguments[index]));
		const isReadable =
			parts?.every((part, index) => part === null || values?.[index] !== undefined) &&
			literalOf(node.arguments[parts.length]) === DOMAIN;
		if (!parts || !values || !isReadable) {
			found.unreadable.push(code.slice(node.start ?? 0, node.end ?? 0).slice(0, 200));
			return;
		}
		const pairs = parts.flatMap((part, index) => (part ? [[part, values[index]]] : []));
		found.texts.push({ text: '', ...Object.fromEntries(pairs) });
	});
	return found;
}

/**
 * The key of a text in a translation file.
 *
 * @param {Pick<BuiltText, 'text' | 'context'>} text
 */
export const keyOf = ({ text, context }) =>
	context === undefined ? text : `${context}\u0004${text}`;
