import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTITIES = join(__dirname, '../../src/api/entities');
const CALL = /client\.(?:get|post|write)\(\s*(['`])(.+?)\1/g;
/** The paths of a function that chooses between two. */
const CHOICE = /[?:] (['`])(verify-site\/.+?)\1/g;

/** The REST paths below `jetpack/v4/` that the entities of the API call, sorted, with parameters in braces. */
export function listClientPaths(): string[] {
	const paths = readdirSync(ENTITIES)
		.map((file) => readFileSync(join(ENTITIES, file), 'utf8'))
		.flatMap((code) => [...code.matchAll(CALL), ...code.matchAll(CHOICE)])
		.map(([, , path = '']) => path.replaceAll('${', '{'));
	return [...new Set(paths)].sort();
}
