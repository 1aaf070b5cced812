import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorld, pageDataOf, type ReadFixture, type World } from '#fixtures/build';

const FOLDER = join(__dirname, '../../fixtures');

const texts = new Map<string, string>();

/** Parsed anew each time: a world writes into what it is made of. */
const readFixture: ReadFixture = (path) => {
	const text = texts.get(path) ?? readFileSync(join(FOLDER, `${path}.json`), 'utf8');
	texts.set(path, text);
	return JSON.parse(text);
};

export const SCENARIOS = readdirSync(join(FOLDER, 'scenarios'))
	.map((name) => name.replace('.json', ''))
	.sort();

/** What jest, msw and the dev server would be told in a scenario. */
export function fixtureOf(scenario: string): { world: World; pageData: Record<string, unknown> } {
	const world = buildWorld(scenario, readFixture);
	return { world, pageData: pageDataOf(world, readFixture) };
}

export { readFixture };
