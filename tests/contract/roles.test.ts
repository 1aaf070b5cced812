import { loadScenario } from '../e2e/support/rest';
import type { Topic } from './calls/call';
import { ACCOUNT, CONNECTION, IDENTITY_CRISIS, PLUGINS } from './calls/connection';
import { EVERY_READ } from './calls/every-read';
import { EVERY_WRITE } from './calls/every-write';
import { everyMethod, methodsOf } from './calls/methods';
import {
	LICENSING,
	MODULES,
	RECOMMENDATIONS,
	SEARCH,
	SETTINGS,
	VERIFICATION,
} from './calls/settings';
import { CONTENT, OFFERS, PROTECTION, SITE_DATA } from './calls/site';
import { fixtureOf } from './fixtures';
import { expectedOutcome } from './permissions';
import { askHarmlessly, askToWrite, callsToMake, emptyTable, whatIsKept } from './role-table';

/** Every call of the app, with its requirements. */
const ROWS: [title: string, topic: Topic][] = [
	[
		'API-05, API-06, API-07, API-08, API-09, API-10, API-11, API-12, API-13, API-14, API-15 connection',
		CONNECTION,
	],
	['API-16, API-17, API-48, API-52, API-53 account', ACCOUNT],
	['API-18, API-19, API-20, API-27, ROLE-16 settings', SETTINGS],
	['API-21, API-22, API-23, API-24, API-25, API-26, ROLE-16 modules', MODULES],
	['API-28, API-29, API-34 plugins', PLUGINS],
	['API-30, API-31, API-32, API-33, API-45, API-46, API-65, API-67 protection', PROTECTION],
	['API-35, API-36, API-44, API-47 offers', OFFERS],
	['API-36 site', SITE_DATA],
	['API-37, API-49, API-50, API-51 verification', VERIFICATION],
	['API-38, API-39, API-40, API-41, API-42, API-43 recommendations', RECOMMENDATIONS],
	['API-54, API-55, API-56, API-57, API-58, API-59 licensing', LICENSING],
	['API-60, API-61, API-62 identity crisis', IDENTITY_CRISIS],
	['API-63, API-64, API-66 search and ads', SEARCH],
	['posts and media', CONTENT],
];

const SCENARIO = 'complete';

describe('permissions of every call on a connected site, through the app’s own client', () => {
	const { world } = fixtureOf(SCENARIO);
	const calls = [...EVERY_READ, ...EVERY_WRITE];
	const asked = callsToMake(calls, world);
	const table = emptyTable(calls);
	let before: unknown[];
	let after: unknown[];

	beforeAll(async () => {
		await loadScenario(SCENARIO);
		before = await whatIsKept();
		await askHarmlessly(table, asked, world);
		after = await whatIsKept();
		await askToWrite(table, asked, world, SCENARIO);
		// In WebAssembly each of nearly a thousand calls takes half a second.
	}, 1_800_000);

	it('include every call of the app', async () => {
		expect(await methodsOf(calls)).toEqual(everyMethod());
		const listed = ROWS.flatMap(([, { reads, writes }]) => [...reads, ...writes]);
		expect(new Set(listed)).toEqual(new Set(calls));
	});

	it('let rejected calls change nothing on the site', () => {
		expect(after).toEqual(before);
	});

	it.each(ROWS)('%s', (_title, { reads, writes }) => {
		for (const call of [...reads, ...writes]) {
			const callers = asked.filter((one) => one.call === call).map(({ caller }) => caller);
			const expected = callers.map((caller) => [caller, expectedOutcome(caller, call, world)]);
			expect(callers).not.toEqual([]);
			expect([call.name, Object.fromEntries(table.get(call.name) ?? [])]).toEqual([
				call.name,
				Object.fromEntries(expected),
			]);
		}
	});
});
