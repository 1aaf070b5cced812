import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

function readFiles(folder: string, ending: RegExp): Map<string, string> {
	const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => ending.test(name))
			.sort()
			.map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')]),
	);
}

/** Every script of a folder: its text by its path from the project's folder. */
export const readScripts = (folder: string) => readFiles(folder, /\.(?:tsx?|m?js)$/);

/** Every style sheet of a folder, in the same way. */
export const readSheets = (folder: string) => readFiles(folder, /\.s?css$/);
