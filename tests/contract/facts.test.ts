import { buildWirePageData } from '#tests/support/fixtures';
import { listFacts, listNeeds } from '#tests/support/page-facts';
import { FIRST_CALLS } from '@/domain/arrivals';
import { callsWith, printedFor } from '../e2e/support/first-calls';
import { printedPageData } from '../e2e/support/page-data';
import { loadScenario } from '../e2e/support/rest';
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

	it('decide the first calls of an administrator', async () => {
		const needs = listNeeds(await printedPageData('admin2'));
		for (const route of Object.keys(FIRST_CALLS)) {
			const isAsked = scenario !== 'disconnected';
			expect(await printedFor('admin2', route)).toEqual(
				isAsked ? callsWith(route, ...needs) : undefined,
			);
		}
	});
});
