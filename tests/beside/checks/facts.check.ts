import { buildTestWorld, buildWirePageData } from '#tests/support/fixtures';
import { listFacts, listNeeds } from '#tests/support/page-facts';
import { FIRST_CALLS } from '@/domain/calls/arrivals';
import { callsWith, printedFor } from '../../e2e/support/first-calls';
import { printedPageData } from '../../e2e/support/page-data';
import type { Role } from '../../e2e/support/site';
import { BESIDE, check, whileConnected } from './check';
import { findPageFlaws } from './screens';

const SCENARIOS = { user: 'free', site: 'site-only', none: 'disconnected' } as const;

const ROLES: Role[] = ['admin', 'admin2', 'editor', 'subscriber'];

/** The sandbox has the modules of a new site for two releases. */
const newSite = buildTestWorld({
	scenario: BESIDE.jetpack.startsWith('11.') ? 'free' : 'jetpack-16-new',
});

/** The facts that differ from the sandbox's, and the first calls that don't follow from the page data. */
async function compare(state: keyof typeof SCENARIOS, role: Role) {
	const wire = await printedPageData(role);
	const { release, modules } = newSite;
	const world = { viewer: role, ...(state !== 'none' && { modules }), ...(release && { release }) };
	const sandbox = listFacts(buildWirePageData({ scenario: SCENARIOS[state], world }));
	const facts = listFacts(wire);
	const flaws = [...new Set([...facts.keys(), ...sandbox.keys()])].map(
		(name): [string, string[]] => {
			const [here = 'missing', there = 'missing'] = [facts.get(name), sandbox.get(name)];
			return [name, here === there ? [] : [`${here}, and ${there} in the sandbox`]];
		},
	);
	const needs = listNeeds(wire);
	const isAsked = state !== 'none' && role.startsWith('admin');
	for (const route of isAsked ? Object.keys(FIRST_CALLS) : []) {
		const [printed, expected] = [await printedFor(role, route), callsWith(route, ...needs)];
		flaws.push([
			`first calls of ${route}`,
			String(printed) === String(expected) ? [] : [`${String(printed)}, not ${String(expected)}`],
		]);
	}
	return flaws;
}

for (const state of Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[]) {
	check(`Facts, as in the sandbox: ${state}`, (findings) =>
		whileConnected(state, async () => {
			for (const role of ROLES) {
				if ((await findPageFlaws(role)).length === 0) {
					(await compare(state, role)).forEach(([name, flaws]) =>
						findings.set(`${role}: ${name}`, flaws),
					);
				}
			}
		}),
	);
}
