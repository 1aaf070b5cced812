import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './files';

const BUILD = join(ROOT, 'php-stub/build');

type Manifest = Record<string, string[]>;

const withoutQuery = (file: string) => file.replace(/\?.*$/, '');

const readManifest = () => JSON.parse(readFileSync(join(BUILD, 'chunks.json'), 'utf8')) as Manifest;

export const listChunks = () => Object.keys(readManifest());

/** What a browser loads of ours for a route: the entry and the chunks that its screen is in. */
export function filesOfRoute(...chunks: string[]): string[] {
	const manifest = readManifest();
	const files = chunks.map((chunk) => {
		const ofChunk = manifest[chunk];
		if (!ofChunk) {
			throw new Error(`There is no chunk "${chunk}": ${Object.keys(manifest).join(', ')}.`);
		}
		return ofChunk;
	});
	return ['admin.js', 'admin.css', ...files.flat().map(withoutQuery)];
}

const read = (file: string) => readFileSync(join(BUILD, file));

export const gzipSize = (files: string[]) =>
	files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

export const decodedSize = (files: string[]) =>
	files.reduce((sum, file) => sum + read(file).length, 0);
