import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './files';

const BUILD = join(ROOT, 'php-stub/build');

type Manifest = Record<string, string[]>;

const withoutQuery = (file: string) => file.replace(/\?.*$/, '');

/** What a browser loads of ours for a route: the entry and the chunk of its screen. */
export function filesOfRoute(chunk: string): string[] {
	const manifest = JSON.parse(readFileSync(join(BUILD, 'chunks.json'), 'utf8')) as Manifest;
	const files = manifest[chunk];
	if (!files) {
		throw new Error(`There is no chunk "${chunk}": ${Object.keys(manifest).join(', ')}.`);
	}
	return ['admin.js', 'admin.css', ...files.map(withoutQuery)];
}

const read = (file: string) => readFileSync(join(BUILD, file));

export const gzipSize = (files: string[]) =>
	files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

export const decodedSize = (files: string[]) =>
	files.reduce((sum, file) => sum + read(file).length, 0);
