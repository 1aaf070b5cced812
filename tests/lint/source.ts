import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Every script of a folder: its text by its path from the project's folder. */
export function readScripts(folder: string): Map<string, string> {
	const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => /\.(?:tsx?|m?js)$/.test(name))
			.sort()
			.map((name) => [`${folder}/${name}`, readFileSync(join(ROOT, folder, name), 'utf8')]),
	);
}
