import { parseSync, types } from '@babel/core';

/** A translatable text of a built file. */
export interface BuiltText {
	text: string;
	plural?: string;
	context?: string;
}

export interface BuiltTexts {
	texts: BuiltText[];
	/** Calls whose texts WordPress's tools can't read, because an argument is not a literal. */
	unreadable: string[];
}

const DOMAIN = 'dashboard-for-jetpack';

/** Arguments of each function of `@wordpress/i18n`; null for a number. */
const ARGUMENTS: Readonly<Record<string, (keyof BuiltText | null)[]>> = {
	__: ['text'],
	_x: ['text', 'context'],
	_n: ['text', 'plural', null],
	_nx: ['text', 'plural', null, 'context'],
};

/**
 * The name that WordPress's tools read from a call: `__()`, `i18n.__()` and `(0, i18n.__)()`. They find no other form, such as a
 * renamed function.
 */
function nameOf(callee: types.Node): string | undefined {
	if (types.isSequenceExpression(callee)) {
		const [zero, called, ...rest] = callee.expressions;
		return types.isNumericLiteral(zero) && called && rest.length === 0 ? nameOf(called) : undefined;
	}
	const named = types.isMemberExpression(callee) && !callee.computed ? callee.property : callee;
	return types.isIdentifier(named) ? named.name : undefined;
}

function literalOf(node: types.Node | undefined): string | undefined {
	if (types.isStringLiteral(node)) {
		return node.value;
	}
	return types.isTemplateLiteral(node) && node.expressions.length === 0
		? node.quasis[0]?.value.cooked
		: undefined;
}

/**
 * The texts of a built file, read as WordPress's tools read them: language packs have one file of translations for each built file, so
 * a text that these tools miss stays English.
 */
export function findBuiltTexts(code: string): BuiltTexts {
	const found: BuiltTexts = { texts: [], unreadable: [] };
	const visit = (node: types.Node) => {
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
		const pairs = parts.flatMap((part, index) => (part ? [[part, values[index]] as const] : []));
		found.texts.push({ text: '', ...Object.fromEntries(pairs) });
	};
	const tree = parseSync(code, { configFile: false, babelrc: false, sourceType: 'script' });
	if (!tree) {
		throw new Error('The file contains no script.');
	}
	// Without the scopes of a full traversal, which take ten times as long.
	types.traverseFast(tree, visit);
	return found;
}

/** The key of a text in a translation file. */
export const keyOf = ({ text, context }: BuiltText) =>
	context === undefined ? text : `${context}\u0004${text}`;
