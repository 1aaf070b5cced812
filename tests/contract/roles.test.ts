import { loadScenario } from '../e2e/support/rest';
import * as calls from './calls/calls';
import { EVERY_CALL, type Call } from './calls/calls';
import { everyMethod, methodsOf } from './calls/methods';
import { fixtureOf } from './fixtures';
import {
	askHarmlessly,
	askToWrite,
	callsToMake,
	emptyTable,
	expectedOutcome,
	whatIsKept,
} from './role-table';

const ROWS: [title: string, topic: Call[]][] = [
	[
		'API-05, API-06, API-07, API-08, API-09, API-10, API-11, API-12, API-13, API-14, API-15 connection',
		calls.CONNECTION,
	],
	['API-16, API-17, API-48, API-52, API-53 account', calls.ACCOUNT],
	['API-18, API-19, API-20, API-27, ROLE-16 settings', calls.SETTINGS],
	['API-21, API-22, API-23, API-24, API-25, API-26, ROLE-16 modules', calls.MODULES],
	['API-28, API-29, API-34 plugins', calls.PLUGINS],
	['API-30, API-31, API-32, API-33, API-45, API-46, API-65, API-67 protection', calls.PROTECTION],
	['API-35, API-36, API-44, API-47 offers', calls.OFFERS],
	['API-36 site', calls.SITE_DATA],
	['API-37, API-49, API-50, API-51 verification', calls.VERIFICATION],
	['API-38, API-39, API-40, API-41, API-42, API-43 recommendations', calls.RECOMMENDATIONS],
	['API-54, API-55, API-56, API-57, API-58, API-59 licensing', calls.LICENSING],
	['API-60, API-61, API-62 identity crisis', calls.IDENTITY_CRISIS],
	['API-63, API-64, API-66 search and ads', calls.SEARCH],
	['posts and media', calls.CONTENT],
];

const SCENARIO = 'complete';

describe('permissions of every call on a connected site, through the app’s own client', () => {
	const { world } = fixtureOf(SCENARIO);
	const asked = callsToMake(EVERY_CALL, world);
	const table = emptyTable(EVERY_CALL);
	let before: string[];
	let after: string[];

	beforeAll(async () => {
		await loadScenario(SCENARIO);
		before = await whatIsKept();
		await askHarmlessly(table, asked, world);
		after = await whatIsKept();
		await askToWrite(table, asked, world, SCENARIO);
		// In WebAssembly each of nearly a thousand calls takes half a second.
	}, 1_800_000);

	it('include every call of the app', async () => {
		expect(await methodsOf(EVERY_CALL)).toEqual(everyMethod());
		expect(new Set(ROWS.flatMap(([, topic]) => topic))).toEqual(new Set(EVERY_CALL));
	});

	it('let rejected calls change nothing on the site', () => {
		expect(after).toEqual(before);
	});

	it.each(ROWS)('%s', async (_title, topic) => {
		for (const call of topic) {
			const callers = asked.filter((one) => one.call === call).map(({ caller }) => caller);
			const expected = new Map<string, string>();
			for (const caller of callers) {
				expected.set(caller, await expectedOutcome(caller, call, world));
			}
			expect(callers).not.toEqual([]);
			expect([call.name, table.get(call.name)]).toEqual([call.name, expected]);
		}
	});
});
