import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phpComplaints } from '../companion/support/log';
import { callRest, loadScenario } from '../e2e/support/rest';
import { ROLES, type Role } from '../e2e/support/site';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';
import { oddCall, type OddCall, type Route } from './fuzz-shapes';
import { IS_LONG } from '#tests/support/long';
import { createRandom } from '#tests/support/random';

const CALLS = IS_LONG ? 1600 : 800;
const SEED = 20261122;
/** Calls per load of the scenario, because an administrator's calls may disconnect the site. */
const PER_LOAD = 100;
const SPACES = ['jetpack/v4', 'jetpack-dashboard-sandbox/v1'];

/** Whether the code belongs to a documented 500 of Jetpack's own API. */
const isDocumented = (code: string) =>
	[
		...['install_plugin_failed', 'activation_failed', 'error_sending_mobile_magic_link'],
		...['failed_to_fetch_data', 'setting_license_key_failed'],
		// Errors without a status, which WordPress 7 answers with 500.
		...['activity', 'discount', 'intro_offers'].map((what) => `${what}_fetch_failed`),
		...['missing_token', 'remote-error'],
	].includes(code) || /^(failed_test__|error_(checking|verifying)_)/.test(code);

type Caller = Role | 'anonymous';
const CALLERS: Caller[] = [...ROLES, 'anonymous'];

interface Asked extends OddCall {
	caller: Caller;
}

interface Answer {
	status: number;
	code: string;
	wrote: string[];
	printed: string;
}

type Outcome = Answer & { call: Asked };

async function allRoutes(): Promise<Route[]> {
	const spaces = await Promise.all(
		SPACES.map(async (space) => (await callRest('admin', space)).body),
	);
	return (spaces as { routes: Record<string, Omit<Route, 'path'>> }[])
		.flatMap(({ routes }) => Object.entries(routes))
		.map(([path, { endpoints }]) => ({ path, endpoints }))
		.filter(({ path }) => !SPACES.includes(path.slice(1)));
}

/** Runs many calls in one process of the site; one by one they would take ten minutes. */
async function run(calls: Asked[]): Promise<Outcome[]> {
	const { status, body } = await callRest('admin', 'fuzz-probe/v1/run', { calls });
	if (status !== 200) {
		throw new Error(`A call crashed PHP: ${JSON.stringify(body).slice(0, 300)}`);
	}
	return (body as Answer[]).map((answer, i) => ({ ...answer, call: calls[i] as Asked }));
}

describe('malformed calls to every route as every role', () => {
	const outcomes: Outcome[] = [];
	let routes: Route[] = [];

	beforeAll(async () => {
		putMuPlugin('fuzz-probe', readFileSync(join(__dirname, 'fuzz-probe/fuzz-probe.php'), 'utf8'));
		await loadScenario('security');
		routes = await allRoutes();
		// Each route once as each role; the remaining calls go to the settings, which have the most parameters.
		const everyone = CALLERS.flatMap((caller) => routes.map((route) => ({ route, caller })));
		const busy = routes.filter(({ path }) => path.includes('settings'));
		const left = Array.from({ length: CALLS - everyone.length }, (_one, i) => ({
			route: busy[i % busy.length] as Route,
			caller: (i % 4 ? 'admin' : CALLERS[(i / 4) % CALLERS.length]) as Caller,
		}));
		const turns = [...everyone, ...left];
		const random = createRandom(SEED);
		for (let from = 0; from < CALLS; from += PER_LOAD) {
			const calls = turns
				.slice(from, from + PER_LOAD)
				.map(({ route, caller }) => ({ ...oddCall(random, route), caller }));
			outcomes.push(...(await run(calls)));
			await loadScenario('security');
		}
	});

	afterAll(async () => {
		removeMuPlugin('fuzz-probe');
		await loadScenario('free');
	});

	it('reach every route as every role', () => {
		expect(routes.length).toBeGreaterThan(85);
		expect(outcomes).toHaveLength(CALLS);
		expect(CALLS).toBeGreaterThan(routes.length * CALLERS.length);
	});

	it('cause no undocumented 500, and no output outside the response', () => {
		expect(outcomes.filter(({ status, code }) => status >= 500 && !isDocumented(code))).toEqual([]);
		expect(outcomes.filter(({ printed }) => printed !== '')).toEqual([]);
	});

	it('are mostly rejected, and rejected calls write nothing', () => {
		const refused = outcomes.filter(({ status }) => status >= 400);
		expect(refused.length).toBeGreaterThan(CALLS / 2);
		// A save of several settings keeps the valid ones and names the others, as in Jetpack. Any write may have been half done, so it drops the kept answers.
		const isMemory = (query: string) => query.includes("'dashboard_for_jetpack_answers'");
		const changed = refused.filter(
			({ wrote, code }) => !wrote.every(isMemory) && code !== 'some_updated',
		);
		expect(changed).toEqual([]);
	});

	it('cause no PHP warning', () => {
		expect(phpComplaints()).toBe('');
	});
});
