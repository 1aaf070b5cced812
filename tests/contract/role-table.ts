import type { World } from '#fixtures/build';
import { callRest, loadScenario } from '../e2e/support/rest';
import { isWrite, type Call } from './calls/call';
import { apiOf, outcomeOf, type Caller } from './client';
import { CALLERS, isRefused } from './permissions';

const AT_ONCE = 4;

/** The rows of a test's table: `$id` and `$name` make the title. */
export const rowsOf = (pairs: [id: string, call: Call][]) =>
	pairs.map(([id, call]) => ({ id, name: call.name, call }));

/** Name of a call → caller → how it went. */
export type Table = Map<string, Map<Caller, string>>;

export const emptyTable = (calls: Call[]): Table =>
	new Map(calls.map(({ name }) => [name, new Map<Caller, string>()]));

/** A client of its own for each call: within one, writes wait for one another. */
async function ask(table: Table, caller: Caller, call: Call): Promise<void> {
	const api = await apiOf(caller);
	table.get(call.name)?.set(caller, await outcomeOf(() => call.run(api)));
}

async function askSome(table: Table, caller: Caller, calls: Call[]): Promise<void> {
	// Logs in once, before there are several at it.
	await apiOf(caller);
	const waiting = [...calls];
	const lane = async () => {
		for (let call = waiting.shift(); call; call = waiting.shift()) {
			await ask(table, caller, call);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Everybody asks for what they are to be refused; and who has the right, for what only reads. */
export async function askHarmlessly(table: Table, calls: Call[], world: World): Promise<void> {
	for (const caller of CALLERS) {
		const isHarmless = (call: Call) => isRefused(caller, call, world) || !isWrite(call);
		await askSome(table, caller, calls.filter(isHarmless));
	}
}

/** Who has the right writes, one call after the other; a call that leaves another world is undone. */
export async function askToWrite(
	table: Table,
	calls: Call[],
	world: World,
	scenario: string,
): Promise<void> {
	for (const call of calls.filter(isWrite)) {
		for (const caller of CALLERS.filter((one) => !isRefused(one, call, world))) {
			await ask(table, caller, call);
			if (call.changesWorld) {
				await loadScenario(scenario);
			}
		}
	}
}

const KEPT = [
	'settings',
	'connection',
	'module/all',
	'plugins',
	'recommendations/data',
	'recommendations/step',
	'licensing/error',
	'tracking/settings',
];

/** All that a write could have changed, as the owner reads it. */
export async function whatIsKept(): Promise<unknown[]> {
	return Promise.all(
		KEPT.map(async (path) => (await callRest('admin', `jetpack/v4/${path}`)).body),
	);
}

const shorten = (outcome = '') => (outcome === 'ok' ? 'ok' : (/\d{3}/.exec(outcome)?.[0] ?? '-'));

/** The table on the terminal: "ok", or the status of what was answered instead. */
export function printTable(table: Table): void {
	const cells = (row: Map<Caller, string>) =>
		CALLERS.map((caller) => shorten(row.get(caller)).padEnd(caller.length));
	const lines = [...table].map(([name, row]) => [name.padEnd(46), ...cells(row)].join('  '));
	const head = [''.padEnd(46), ...CALLERS].join('  ');
	process.stdout.write(`\n${[head, ...lines].join('\n')}\n\n`);
}
