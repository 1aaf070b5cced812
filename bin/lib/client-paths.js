const fs = require('node:fs');
const path = require('node:path');

const ENTITIES = path.join(__dirname, '../../src/api/entities');
const CALL = /client\.(?:get|getFromProvider|post|write)\(\s*(['`])(.+?)\1/g;
/** The paths of a function that chooses between two. */
const CHOICE = /[?:] (['`])(verify-site\/.+?)\1/g;
const PROVIDER_READ = /client\.getFromProvider\(\s*(['`])(.+?)\1/g;
const WRITE = /client\.(?:post|write)\(\s*(['`])(.+?)\1/g;

/** @param {RegExp[]} calls */
function find(...calls) {
	const paths = fs
		.readdirSync(ENTITIES)
		.map((file) => fs.readFileSync(path.join(ENTITIES, file), 'utf8'))
		.flatMap((code) => calls.flatMap((call) => [...code.matchAll(call)]))
		.map(([, , found]) => found.replaceAll('${', '{'));
	return [...new Set(paths)].sort();
}

/** The REST paths below `jetpack/v4/` that the entities of the API call, sorted, with parameters in braces. */
const listClientPaths = () => find(CALL, CHOICE);

/** The paths to which they write. */
const listClientWrites = () => find(WRITE);

/** The paths for whose reads the site asks the provider. */
const listProviderReads = () => find(PROVIDER_READ, CHOICE);

module.exports = { listClientPaths, listClientWrites, listProviderReads };
