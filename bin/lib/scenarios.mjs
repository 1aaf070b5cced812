import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './dependencies.mjs';

const FOLDER = join(ROOT, 'fixtures/scenarios');

/** @return {{ name: string, description: string, viewer: string }[]} Every world, by name. */
export function listScenarios() {
	return readdirSync(FOLDER)
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => {
			const { description, viewer } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
			return { name: file.slice(0, -'.json'.length), description, viewer };
		});
}

/**
 * @param {string} name
 * @throws {Error} One sentence, where there is no such world.
 */
export function findScenario(name) {
	const found = listScenarios().find((scenario) => scenario.name === name);
	if (!found) {
		throw new Error(`There is no scenario "${name}". \`npm start -- --scenarios\` lists them.`);
	}
	return found;
}
