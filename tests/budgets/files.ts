import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

/** Folders with generated files, and msw's own script. */
const GENERATED = /(^|\/)(node_modules|build|pictures|public)\//;
const WRITTEN_DESPITE_ITS_NAME = 'fixtures/build/';

const isWritten = (file: string) =>
	file.startsWith(WRITTEN_DESPITE_ITS_NAME) || !GENERATED.test(file);

export function listFiles(folders: string[], extension: RegExp): string[] {
	return folders
		.flatMap((folder) =>
			readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
				join(folder, name).replaceAll('\\', '/'),
			),
		)
		.filter((file) => extension.test(file) && isWritten(file));
}

export const countLines = (file: string) =>
	readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
