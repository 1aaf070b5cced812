import { SCENARIOS, PAGE_URL } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { decodePageData } from '@/api';
import { EVERY_READ } from './calls/every-read';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';
import { outcomeOf } from './outcome';
import { expectedOutcome } from './permissions';
import type { Role } from '../e2e/support/site';
import { readScenario } from '../fixtures/read-folder';

it.each(SCENARIOS)('the fixtures of %s print page data that the app can decode', (scenario) => {
	expect(decodePageData(fixtureOf(scenario).pageData, PAGE_URL)).toBeDefined();
});

/** A plain run takes every user and every piece of a scenario once at least. */
const SAMPLE = coverOf(SCENARIOS, (scenario) => {
	const { viewer, pieces } = readScenario(scenario);
	return [viewer, ...pieces];
});

it.each(SAMPLE)('the fixtures of %s answer or reject every read as expected', async (scenario) => {
	const { world } = fixtureOf(scenario);
	const api = fixtureApiOf(world);
	const found: Record<string, string> = {};
	const expected: Record<string, string> = {};
	for (const call of EVERY_READ) {
		found[call.name] = await outcomeOf(() => call.run(api));
		expected[call.name] = expectedOutcome(world.viewer as Role, call, world);
	}
	expect(found).toEqual(expected);
});
