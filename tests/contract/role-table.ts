import { isPermitted, PERMISSIONS, type World } from '#fixtures/build';
import { isLinked } from '#fixtures/build/permissions';
import { coverOf } from '#tests/support/long';
import { callRest, loadScenario } from '../e2e/support/rest';
import { isWrite, type Call } from './calls/calls';
import { apiOf, outcomeOf, type Caller } from './client';
import { fixtureApiOf } from './fixture-client';

const CALLERS: Caller[] = [
	...(['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'] as const),
	...(['logged out', 'bad nonce', 'anonymous'] as const),
];

/** A wrong nonce is rejected before permissions are checked, even on a public route. The client of these callers doesn't learn who is logged in. */
const SESSION = 'unverified 403 rest_cookie_invalid_nonce';

const NO_ROUTE = 'not-found 404 rest_no_route';

const isWithoutSession = (caller: Caller) => caller === 'logged out' || caller === 'bad nonce';

function isRefused(caller: Caller, { needs }: Call, world: World): boolean {
	if (caller === 'anonymous') {
		return needs !== 'public';
	}
	return isWithoutSession(caller) || !isPermitted({ ...world, viewer: caller }, needs);
}

/** The outcome of a call by someone with a session is that of the fixtures. */
export async function expectedOutcome(caller: Caller, call: Call, world: World): Promise<string> {
	if (isWithoutSession(caller)) {
		return SESSION;
	}
	const viewer = caller === 'anonymous' ? 'subscriber' : caller;
	const asViewer = structuredClone({ ...world, viewer });
	const found =
		call.outcome && isLinked(asViewer)
			? call.outcome
			: await outcomeOf(() => call.run(fixtureApiOf(asViewer)));
	const isUnknown = caller === 'anonymous' && call.needs !== 'public' && found !== NO_ROUTE;
	return isUnknown ? `http 401 ${PERMISSIONS[call.needs].code}` : found;
}

const AT_ONCE = 4;

export type Table = Map<string, Map<Caller, string>>;

export const emptyTable = (calls: Call[]): Table =>
	new Map(calls.map(({ name }) => [name, new Map<Caller, string>()]));

/** Uses a separate client for each call, because writes of one client are queued. */
async function ask(table: Table, caller: Caller, call: Call): Promise<void> {
	const api = await apiOf(caller);
	table.get(call.name)?.set(caller, await outcomeOf(() => call.run(api)));
}

async function askSome(table: Table, caller: Caller, calls: Call[]): Promise<void> {
	// Logs in once, before calls run in parallel.
	await apiOf(caller);
	const waiting = [...calls];
	const lane = async () => {
		for (let call = waiting.shift(); call; call = waiting.shift()) {
			await ask(table, caller, call);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

export interface Asked {
	caller: Caller;
	call: Call;
}

/**
 * Who makes which call: with `--long`, every caller makes every call. A plain run makes each call both permitted and refused, if it can be both, and
 * each caller with each permission, permitted or refused, for reads and for writes.
 */
export const callsToMake = (calls: Call[], world: World): Asked[] =>
	coverOf(
		calls.flatMap((call) => CALLERS.map((caller) => ({ caller, call }))),
		({ caller, call }) => {
			const answer = isRefused(caller, call, world) ? 'refused' : 'permitted';
			const kind = isWrite(call) ? 'write' : 'read';
			return [`${call.name} ${answer}`, `${caller} ${call.needs} ${kind} ${answer}`];
		},
	);

/** Makes every call that cannot change the site: rejected calls, and reads. */
export async function askHarmlessly(table: Table, asked: Asked[], world: World): Promise<void> {
	for (const caller of CALLERS) {
		const isHarmless = ({ call }: Asked) => isRefused(caller, call, world) || !isWrite(call);
		const mine = asked.filter((one) => one.caller === caller && isHarmless(one));
		await askSome(
			table,
			caller,
			mine.map(({ call }) => call),
		);
	}
}

/** Makes the permitted writes one after the other; the scenario is loaded again after a call that changes it. */
export async function askToWrite(
	table: Table,
	asked: Asked[],
	world: World,
	scenario: string,
): Promise<void> {
	for (const { caller, call } of asked) {
		if (isWrite(call) && !isRefused(caller, call, world)) {
			await ask(table, caller, call);
			if (call.changesWorld) {
				await loadScenario(scenario);
			}
		}
	}
}

const READ_PATHS = [
	...['settings', 'connection', 'module/all', 'plugins', 'licensing/error', 'tracking/settings'],
	...['recommendations/data', 'recommendations/step'],
];

/** A nonce changes at noon and at midnight. */
const withoutNonces = (body: unknown) =>
	JSON.stringify(body, (key, value: unknown) => (key === 'activate_nonce' ? undefined : value));

export const whatIsKept = (): Promise<string[]> =>
	Promise.all(
		READ_PATHS.map(async (path) =>
			withoutNonces((await callRest('admin', `jetpack/v4/${path}`)).body),
		),
	);
