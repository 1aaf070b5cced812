import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Every file of `src` that is a script: its text by its path from the project's folder. */
export function readSource(): Map<string, string> {
	const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
	return new Map(
		names
			.filter((name) => /\.tsx?$/.test(name))
			.sort()
			.map((name) => [`src/${name}`, readFileSync(join(ROOT, 'src', name), 'utf8')]),
	);
}
