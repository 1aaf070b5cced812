import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './dependencies.mjs';

const FOLDER = join(ROOT, 'fixtures/scenarios');

/** @return {{ name: string, topic: string, description: string, viewer: string }[]} All scenarios, by topic and name. */
export function listScenarios() {
	return readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
		.filter((file) => file.endsWith('.json'))
		.sort()
		.map((file) => {
			const { description, viewer } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
			return { name: basename(file, '.json'), topic: dirname(file), description, viewer };
		});
}

/** Lists all scenarios, one per line, under their topics. */
export function describeScenarios() {
	const scenarios = listScenarios();
	const width = Math.max(...scenarios.map(({ name }) => name.length));
	return scenarios
		.map(({ name, topic, description }, index) => {
			const heading = topic === scenarios[index - 1]?.topic ? '' : `\n${topic}\n`;
			return `${heading}  ${name.padEnd(width)}  ${description}`;
		})
		.join('\n')
		.trim();
}

/**
 * @param {string} name
 * @throws {Error} One sentence if there is no such scenario.
 */
export function findScenario(name) {
	const found = listScenarios().find((scenario) => scenario.name === name);
	if (!found) {
		throw new Error(`There is no scenario "${name}". \`npm start -- --scenarios\` lists them.`);
	}
	return found;
}
