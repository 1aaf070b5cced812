import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './files';

const BUILD = join(ROOT, 'php-stub/build');

interface RouteManifest {
	/** Name of a lazy chunk → its files, as the bundle requests them. */
	chunks: Record<string, string[]>;
	/** Visitor → path → names of chunks. */
	routes: Record<string, Record<string, string[]>>;
	/** Script → source → bytes. */
	sources: Record<string, Record<string, number>>;
}

const readJson = (name: string) => JSON.parse(readFileSync(join(BUILD, name), 'utf8')) as object;

export const readManifest = () =>
	({ ...readJson('routes.json'), sources: readJson('sources.json') }) as RouteManifest;

export const withoutQuery = (file: string) => file.replace(/\?.*$/, '');

/** Own files that a browser loads before it renders a route: the entry and the chunks of the first screen, each file once. */
export function filesOfRoute(path: string, visitor = 'linked'): string[] {
	const { chunks, routes } = readManifest();
	const names = routes[visitor]?.[path];
	if (!names) {
		throw new Error(`There is no route "${path}" for "${visitor}".`);
	}
	const files = names.flatMap((name) => chunks[name] ?? []).map(withoutQuery);
	return [...new Set(['admin.js', 'admin.css', ...files])];
}

const read = (file: string) => readFileSync(join(BUILD, file));

export const gzipSize = (files: string[]) =>
	files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

export const decodedSize = (files: string[]) =>
	files.reduce((sum, file) => sum + read(file).length, 0);
