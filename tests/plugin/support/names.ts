import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBranch, nameOf, nodesOf, ROOT, walk, type Branch, type PhpFile } from './php';

export const VENDOR = 'Dashboard_For_Jetpack\\';

export function fileOfClass(name: string): string {
	const parts = name.slice(VENDOR.length).toLowerCase().replaceAll('_', '-').split('\\');
	const last = parts.pop() ?? '';
	return [...parts, `class-${last}.php`].join('/');
}

export const isThere = (path: string) => existsSync(join(ROOT, path));

export function namespaceOf({ tree }: PhpFile): string {
	return nodesOf(tree, 'namespace').map(({ node }) => nameOf(node))[0] ?? '';
}

/** The kinds of things that a name can mean. PHP looks each up in a separate table. */
type Kind = 'class' | 'function' | 'const';

/** Alias to full name, of the imports of one kind. */
function aliasesOf({ tree }: PhpFile, kind: Kind): Map<string, string> {
	const aliases = new Map<string, string>();
	for (const { node } of nodesOf(tree, 'usegroup')) {
		const items = (node.type ?? 'class') === kind ? (node.items as Branch[]) : [];
		for (const item of items) {
			const full = nameOf(item).replace(/^\\/, '');
			const alias = (item.alias as Branch | null)?.name ?? full.split('\\').pop();
			aliases.set(String(alias), full);
		}
	}
	return aliases;
}

const inNamespace = (namespace: string, name: string) =>
	namespace === '' ? name : `${namespace}\\${name}`;

/**
 * The full names that a written name may stand for, in the order in which PHP tries them: one for a class, and also the global one for a function or
 * constant.
 *
 * @param file    The file with the name.
 * @param written The name as written in the code.
 * @param kind    What it is of.
 */
export function fullNames(file: PhpFile, written: string, kind: Kind): string[] {
	if (written.startsWith('\\')) {
		return [written.slice(1)];
	}
	const [first = '', ...rest] = written.split('\\');
	const alias = aliasesOf(file, rest.length > 0 ? 'class' : kind).get(first);
	if (alias !== undefined) {
		return [[alias, ...rest].join('\\')];
	}
	const own = inNamespace(namespaceOf(file), written);
	return kind === 'class' || rest.length > 0 ? [own] : [own, written];
}

const TYPES = ['array', 'callable', 'bool', 'int', 'string', 'float', 'iterable', 'object', 'void'];

/** The full name of a class as a name in the code, such as `Menu` in `Menu::hook()`; "" for a type of PHP or a computed class. */
export function classOf(file: PhpFile, node: unknown): string {
	const written = isBranch(node) && node.kind === 'name' ? nameOf(node) : '';
	return written === '' || TYPES.includes(written.toLowerCase())
		? ''
		: (fullNames(file, written, 'class')[0] ?? '');
}

/** The nodes that name the class of a type, a parent, a check or a caught error. Except for a parent, these do not fail if the class is missing. */
export function typesIn(node: Branch): unknown[] {
	switch (node.kind) {
		case 'class':
		case 'interface':
			return [node.extends, node.implements].flat();
		case 'bin':
			return node.type === 'instanceof' ? [node.right] : [];
		case 'parameter':
			return [node.type];
		case 'catch':
			return node.what as unknown[];
	}
	return [];
}

export function classesUsedBy(file: PhpFile): string[] {
	const found = new Set(aliasesOf(file, 'class').values());
	for (const { node } of walk(file.tree)) {
		const named = ['new', 'staticlookup'].includes(node.kind) ? [node.what] : typesIn(node);
		named.forEach((one) => found.add(classOf(file, one)));
	}
	found.delete('');
	return [...found];
}
