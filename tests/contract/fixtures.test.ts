import { SCENARIOS, PAGE_URL } from '#tests/support/fixtures';
import { decodePageData } from '@/api';
import { EVERY_READ } from './calls/every-read';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';
import { outcomeOf } from './outcome';
import { expectedOutcome } from './permissions';
import type { Role } from '../e2e/support/site';

describe.each(SCENARIOS)('the fixtures of %s', (scenario) => {
	it('print page data that the app can decode', () => {
		expect(decodePageData(fixtureOf(scenario).pageData, PAGE_URL)).toBeDefined();
	});

	it('answer or reject every read as expected', async () => {
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
});
