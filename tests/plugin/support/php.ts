import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Engine, type Node } from 'php-parser';

export const ROOT = join(__dirname, '../../../php-stub');

/** Any node of the tree, with its members by name. */
export type Branch = Node & Record<string, unknown>;

export interface PhpFile {
	/** Below `php-stub/`, with slashes. */
	path: string;
	code: string;
	tree: Branch;
}

/** Folders with installed or built files. */
const FOREIGN = ['node_modules', 'build', 'build-dev'];

function* phpFilesBelow(folder: string): Generator<string> {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory() && !FOREIGN.includes(entry.name)) {
			yield* phpFilesBelow(path);
		} else if (entry.name.endsWith('.php')) {
			yield path;
		}
	}
}

/** Parses a file, with the syntax of all releases of PHP. */
export function parsePhp(code: string, name: string): Branch {
	const engine = new Engine({
		parser: { extractDoc: true, version: '8.4', suppressErrors: false },
		ast: { withPositions: true },
	});
	return engine.parseCode(code, name) as unknown as Branch;
}

export const isBranch = (value: unknown): value is Branch =>
	typeof value === 'object' && value !== null && 'kind' in value;

interface Visited {
	node: Branch;
	/** From the top. */
	parents: readonly Branch[];
}

const IGNORED = ['loc', 'leadingComments', 'trailingComments'];

function visit(node: unknown, parents: readonly Branch[], visited: Visited[]): Visited[] {
	if (Array.isArray(node)) {
		node.forEach((one) => visit(one, parents, visited));
	} else if (isBranch(node)) {
		visited.push({ node, parents });
		const inside = [...parents, node];
		Object.entries(node).forEach(([key, value]) => {
			if (!IGNORED.includes(key)) {
				visit(value, inside, visited);
			}
		});
	}
	return visited;
}

const known = new WeakMap<object, Visited[]>();

/** The node and everything below it, from the top down. Cached, because many tests use the nodes of each file. */
export function walk(tree: Branch): Visited[] {
	const visited = known.get(tree) ?? visit(tree, [], []);
	known.set(tree, visited);
	return visited;
}

export const nodesOf = (tree: Branch, ...kinds: string[]) =>
	walk(tree).filter(({ node }) => kinds.includes(node.kind));

export const placeOf = (file: PhpFile, node: Branch) => `${file.path}:${node.loc?.start.line}`;

export const textOf = ({ code }: PhpFile, { loc }: Branch) =>
	code.slice(loc?.start.offset, loc?.end.offset);

/** The name of a call or class, as written; "" if it is computed. */
export function nameOf(node: unknown): string {
	return isBranch(node) && typeof node.name === 'string' ? node.name : '';
}

/** Every file of the plugin and of the site that `npm start` boots. */
export const PHP_FILES: PhpFile[] = [...phpFilesBelow(ROOT)].map((path) => {
	const code = readFileSync(path, 'utf8');
	return {
		path: relative(ROOT, path).split(sep).join('/'),
		code,
		tree: parsePhp(code, path),
	};
});

/** Files of the zip, with or without the sandbox; `playground/` is needed only by `npm start`. */
export const PLUGIN_FILES = PHP_FILES.filter(({ path }) => !path.startsWith('playground/'));
