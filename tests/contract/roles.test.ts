import { loadScenario } from '../e2e/support/rest';
import { EVERY_CALL, TOPICS } from './calls/calls';
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
	});

	it('let rejected calls change nothing on the site', () => {
		expect(after).toEqual(before);
	});

	it.each(Object.entries(TOPICS))('%s', async (_title, calls) => {
		for (const call of calls) {
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
