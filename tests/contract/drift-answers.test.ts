import { loadScenario } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';
import { HELD_SCENARIOS } from '../e2e/worlds/held';
import { EVERY_READ } from './calls/every-read';
import { apiOf } from './client';
import { essenceOf } from './essence';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';
import { outcomeOf } from './outcome';

/** The worlds of the stage, and what no screen of it shows. */
const SCENARIOS = [...HELD_SCENARIOS, 'disconnected'];

const AT_ONCE = 4;

/** How each call goes, and what the app has read where it went well. */
async function readAll(run: (index: number) => Promise<unknown>): Promise<Record<string, unknown>> {
	const found: Record<string, unknown> = {};
	const waiting = EVERY_READ.map((_call, index) => index);
	const lane = async () => {
		for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
			const name = EVERY_READ[index]?.name ?? '';
			let value: unknown;
			const at = index;
			const outcome = await outcomeOf(async () => {
				value = await run(at);
			});
			found[name] = outcome === 'ok' ? essenceOf(name, value) : outcome;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
	return found;
}

describe('the plugin and the fixtures answer alike', () => {
	it.each(SCENARIOS)('every call that reads, in %s', async (scenario) => {
		await loadScenario(scenario);
		const { world } = fixtureOf(scenario);
		const viewer = world.viewer as Role;
		// The fixtures first: there is one fetch at a time, and the last one made has it.
		const fixtures = fixtureApiOf(world);
		const told = await readAll(async (index) => EVERY_READ[index]?.run(fixtures));
		const site = await apiOf(viewer);
		const answered = await readAll(async (index) => EVERY_READ[index]?.run(site));
		expect(answered).toEqual(told);
	});
});
