import { SCENARIOS, PAGE_URL } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { decodePageData } from '@/api';
import { EVERY_READ } from './calls/every-read';
import { fixtureApiOf } from './fixture-client';
import { fixtureOf } from './fixtures';
import { outcomeOf } from './outcome';
import { expectedOutcome } from './permissions';
import type { Role } from '../e2e/support/site';
import { COMPARED_SCENARIOS } from '../e2e/worlds/compared';
import { readScenario } from '../fixtures/read-folder';

it.each(SCENARIOS)('the fixtures of %s print page data that the app can decode', (scenario) => {
	expect(decodePageData(fixtureOf(scenario).pageData, PAGE_URL)).toBeDefined();
});

const piecesOf = (scenario: string) => readScenario(scenario).pieces;

/** Their reads are compared with those of the site, piece by piece (`drift.test.ts`). */
const COMPARED_PIECES = new Set(COMPARED_SCENARIOS.flatMap(piecesOf));

/** A plain run takes each user, each expected outcome of each read, and each piece whose reads are not compared with the site. */
const SAMPLE = coverOf(SCENARIOS, (scenario) => {
	const { viewer } = readScenario(scenario);
	const { world } = fixtureOf(scenario);
	return [
		viewer,
		...EVERY_READ.map((call) => `${call.name}: ${expectedOutcome(viewer as Role, call, world)}`),
		...piecesOf(scenario).filter((piece) => !COMPARED_PIECES.has(piece)),
	];
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
