import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTITIES = join(__dirname, '../../src/api/entities');
const CALL = /client\.(?:get|post|write)\(\s*(['`])(.+?)\1/g;
/** The paths of a function that chooses between two. */
const CHOICE = /[?:] (['`])(verify-site\/.+?)\1/g;

const WRITE = /client\.(?:post|write)\(\s*(['`])(.+?)\1/g;

function find(...calls: RegExp[]): string[] {
	const paths = readdirSync(ENTITIES)
		.map((file) => readFileSync(join(ENTITIES, file), 'utf8'))
		.flatMap((code) => calls.flatMap((call) => [...code.matchAll(call)]))
		.map(([, , path = '']) => path.replaceAll('${', '{'));
	return [...new Set(paths)].sort();
}

/** The REST paths below `jetpack/v4/` that the entities of the API call, sorted, with parameters in braces. */
export const listClientPaths = () => find(CALL, CHOICE);

/** The paths to which they write. */
export const listClientWrites = () => find(WRITE);
