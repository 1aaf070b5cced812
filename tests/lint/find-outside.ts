import ts from 'typescript';
import { nameOf, nodesOf, type Branch } from '../plugin/support/php';

/** `https://…`, `//host.name/…` and the like, as far as the literal contains them. */
const ADDRESS =
	/(?:https?|wss?|ftp):\/\/[^\s"'<>`)\\]*|(?<![\w:/.])\/\/\w[\w-]*(?:\.[\w-]+)+[^\s"'<>`)]*/gi;

/** Elements that load a resource; `a` and `form` need a user. */
const LOADERS = new Set([
	...['audio', 'base', 'embed', 'frame', 'iframe', 'image', 'img', 'link', 'meta', 'object'],
	...['script', 'source', 'style', 'track', 'video'],
]);
const LOADING_TAG = new RegExp(`<(?:${[...LOADERS].join('|')})\\b`, 'gi');

/** Constructors that fetch their argument. */
const LOADING_CLASSES = new Set([
	...['Audio', 'EventSource', 'FontFace', 'Image', 'SharedWorker', 'WebSocket', 'Worker'],
]);

/** Properties and methods that turn text into elements. */
const MARKUP = new Set([
	...['createContextualFragment', 'dangerouslySetInnerHTML', 'document.write', 'innerHTML'],
	...['insertAdjacentHTML', 'outerHTML', 'setHTMLUnsafe', 'srcDoc', 'srcdoc'],
]);

const addressesIn = (text: string) => text.match(ADDRESS) ?? [];

function inScriptNode(node: ts.Node, source: ts.SourceFile): string[] {
	if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
		return [...addressesIn(node.text), ...(node.text.match(LOADING_TAG) ?? [])];
	}
	if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
		const tag = node.tagName.getText(source);
		return LOADERS.has(tag) ? [`<${tag}`] : [];
	}
	if (ts.isNewExpression(node)) {
		const name = node.expression.getText(source).replace(/^window\./, '');
		return LOADING_CLASSES.has(name) ? [`new ${name}`] : [];
	}
	if (
		ts.isCallExpression(node) &&
		/\bcreateElement(?:NS)?$/.test(node.expression.getText(source))
	) {
		const tag = node.arguments.at(-1);
		const name = tag && ts.isStringLiteralLike(tag) ? tag.text.toLowerCase() : '(computed)';
		return LOADERS.has(name) || name === '(computed)' ? [`createElement ${name}`] : [];
	}
	return ts.isIdentifier(node) && MARKUP.has(node.text) ? [node.text] : [];
}

/** Everything in a script or component that could load from another host: addresses, elements and markup. */
export function findInScript(name: string, text: string): string[] {
	const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
	const found: string[] = [];
	const visit = (node: ts.Node) => {
		found.push(...inScriptNode(node, source));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Addresses of other hosts in a style sheet: pictures, fonts and other sheets. */
export function findInSheet(text: string): string[] {
	const bare = text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
	return addressesIn(bare);
}

const LOADING_CALL = /^\\?wp_(?:enqueue|register)_(?:script|style|script_module)$/;

function* inPhpNode(node: Branch, code: string): Generator<string> {
	const { start, end } = node.loc as { start: { offset: number }; end: { offset: number } };
	const text = code.slice(start.offset, end.offset);
	if (node.kind !== 'call') {
		yield* addressesIn(text);
		yield* text.match(LOADING_TAG) ?? [];
	} else if (LOADING_CALL.test(nameOf(node.what)) && addressesIn(text).length > 0) {
		yield `${nameOf(node.what)} ${addressesIn(text).join(' ')}`;
	}
}

/** Everything in a PHP file that could make a page load from another host. */
export const findInPhp = ({ code, tree }: { code: string; tree: Branch }): string[] =>
	nodesOf(tree, 'string', 'nowdoc', 'encapsedpart', 'inline', 'call').flatMap(({ node }) => [
		...inPhpNode(node, code),
	]);
