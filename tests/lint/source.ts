import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(__dirname, '../..');

function readFiles(folder: string, ending: RegExp): Map<string, string> {
	const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => ending.test(name) && !name.includes('node_modules'))
			.sort()
			.map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')]),
	);
}

/** Every script of a folder: its text by its path from the project's folder. */
export const readScripts = (folder: string) => readFiles(folder, /\.(?:tsx?|m?js)$/);

/** Every style sheet of a folder, in the same way. */
export const readSheets = (folder: string) => readFiles(folder, /\.s?css$/);

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const ALIASES: [prefix: RegExp, folder: string][] = [
	[/^@\//, 'src/'],
	[/^#(fixtures|tests)\//, '$1/'],
];

/**
 * @param files Files of the project, by path.
 * @return A function that returns the file that an import in `from` loads; undefined for a package or another kind of file.
 */
export const createResolver =
	(files: Map<string, string>) =>
	(from: string, name: string): string | undefined => {
		const path = name.startsWith('.')
			? posix.join(posix.dirname(from), name)
			: ALIASES.reduce((path, [prefix, folder]) => path.replace(prefix, folder), name);
		return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
	};
