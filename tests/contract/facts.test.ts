import { buildWirePageData } from '#tests/support/fixtures';
import { listFacts, listNeeds } from '#tests/support/page-facts';
import { FIRST_CALLS } from '@/domain/calls/arrivals';
import { callsWith, printedFor } from '../e2e/support/first-calls';
import { printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';

const ROLES: Role[] = ['admin', 'admin2', 'editor', 'subscriber'];

/** The token is random. */
const known = (wire: Record<string, unknown>) => {
	const { purchaseToken } = wire;
	return Object.fromEntries(listFacts({ ...wire, purchaseToken: Boolean(purchaseToken) }));
};

describe.each([
	['free', ROLES],
	['site-only', ROLES],
	['disconnected', ['admin', 'admin2'] as Role[]],
	['linked-admin', ['admin', 'admin2'] as Role[]],
])('the facts of the site "%s"', (scenario, roles) => {
	beforeAll(() => loadScenario(scenario));

	it.each(roles)('are the same for %s in the plugin and in the fixtures', async (viewer) => {
		const wire = await printedPageData(viewer);
		expect(known(wire)).toEqual(known(buildWirePageData({ scenario, world: { viewer } })));
	});
});

const SCANNED = ['plan-with-scans'];

/** Scenarios whose facts differ in what the first calls need, with the needs that no fact of the page data names. */
const OTHERS: Record<string, string[]> = {
	free: ['free-without-akismet'],
	'site-only': ['free-without-akismet'],
	'modules-off': ['free-without-akismet'],
	'anti-spam-no-key': ['akismet'],
	complete: SCANNED,
	'no-backups': ['free-without-akismet'],
	atomic: [],
	'plan-personal': [],
	'plan-premium': SCANNED,
	'plan-business': SCANNED,
};

it.each(Object.entries(OTHERS))(
	'on the site "%s" the page asks for the calls of each route that this person may make',
	async (scenario, needs) => {
		await loadScenario(scenario);
		for (const viewer of ['admin', 'admin2', 'editor'] as const) {
			const known = listNeeds(await printedPageData(viewer)).filter((one) => !/akismet/.test(one));
			for (const route of Object.keys(FIRST_CALLS)) {
				const expected = viewer === 'editor' ? undefined : callsWith(route, ...known, ...needs);
				expect([viewer, route, await printedFor(viewer, route)]).toEqual([viewer, route, expected]);
			}
		}
	},
);

it('asks about anti-spam on My Plan only where Akismet is active', async () => {
	await loadScenario('complete');
	const plan = ['backups', ...SCANNED];
	await expect(printedFor('admin', '/my-plan')).resolves.toEqual(callsWith('/my-plan', ...plan));
	await callRest('admin', 'jetpack/v4/plugins', { slug: 'akismet', status: 'active' });
	await expect(printedFor('admin', '/my-plan')).resolves.toEqual(
		callsWith('/my-plan', ...plan, 'plan-with-anti-spam'),
	);
});

it.each(['disconnected', 'offline'])(
	'on the site "%s" the page asks for nothing',
	async (scenario) => {
		await loadScenario(scenario);
		expect(await printedFor('admin', '/dashboard')).toBeUndefined();
	},
);
