import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, nodesOf, ROOT, walk, type Branch, type PhpFile } from './php';

export const VENDOR = 'Dashboard_For_Jetpack\\';

/** The file that the autoloader loads for an own class. */
export function fileOfClass(name: string): string {
	const parts = name.slice(VENDOR.length).toLowerCase().replaceAll('_', '-').split('\\');
	const last = parts.pop() ?? '';
	return [...parts, `class-${last}.php`].join('/');
}

export const isThere = (path: string) => existsSync(join(ROOT, path));

function namespaceOf(file: PhpFile): string {
	return nodesOf(file.tree, 'namespace').map(({ node }) => nameOf(node))[0] ?? '';
}

/** Alias to full name, of classes; `use const` and `use function` name no class. */
function aliasesOf(file: PhpFile): Map<string, string> {
	const aliases = new Map<string, string>();
	for (const { node } of nodesOf(file.tree, 'usegroup')) {
		for (const item of (node.type === null ? node.items : []) as Branch[]) {
			const full = nameOf(item).replace(/^\\/, '');
			const alias = (item.alias as Branch | null)?.name ?? full.split('\\').pop();
			aliases.set(String(alias), full);
		}
	}
	return aliases;
}

const OWN = ['self', 'static', 'parent'];
const TYPES = ['array', 'callable', 'bool', 'int', 'string', 'float', 'iterable', 'object', 'void'];

/** The full names of the classes that a file uses. */
export function classesUsedBy(file: PhpFile): string[] {
	const namespace = namespaceOf(file);
	const aliases = aliasesOf(file);
	const found = new Set(aliases.values());
	const note = (node: unknown) => {
		const branch = node as Branch | null;
		const written = branch?.kind === 'name' ? nameOf(branch) : '';
		if (written === '' || OWN.includes(written) || TYPES.includes(written.toLowerCase())) {
			return;
		}
		const [first = '', ...rest] = written.split('\\');
		if (written.startsWith('\\')) {
			found.add(written.slice(1));
		} else if (aliases.has(first)) {
			found.add([aliases.get(first), ...rest].join('\\'));
		} else {
			found.add(`${namespace}\\${written}`);
		}
	};
	for (const { node } of walk(file.tree)) {
		if (node.kind === 'new' || node.kind === 'staticlookup') {
			note(node.what);
		} else if (node.kind === 'class') {
			note(node.extends);
			((node.implements ?? []) as unknown[]).forEach(note);
		} else if (node.kind === 'bin' && node.type === 'instanceof') {
			note(node.right);
		} else if (node.kind === 'parameter') {
			note(node.type);
		} else if (node.kind === 'catch') {
			((node.what ?? []) as unknown[]).forEach(note);
		}
	}
	return [...found];
}
