import { coverOf } from '#tests/support/long';
import { renderApp, waitForPath } from '../support/render-app';
import { findFlaws } from '../support/visit';
import { claimsOf, type Expectation } from './expectation';
import { idsIn, PLAN_IDS, PRODUCT_IDS, SETTINGS_IDS, titled } from './ids';
import { OTHERS, PLANS, PURCHASES } from './plans';
import { PRODUCT_WORLDS } from './products';
import { RECOMMENDATION_WORLDS } from './recommendations';
import { SETTINGS_WORLDS } from './settings';

type Row = [title: string, scenario: string, pages: Record<string, Expectation>];

/** Rows whose tables name the pages of a scenario, below this route. */
const below = (
	route: string,
	rows: [title: string, scenario: string, pages: Partial<Record<string, Expectation>>][],
): Row[] =>
	rows.map(([title, scenario, pages]) => [
		title,
		scenario,
		Object.fromEntries(
			Object.entries(pages).map(([page, expected]) => [`${route}/${page}`, expected ?? {}]),
		),
	]);

const PLAN_ROWS = [
	...titled('the plan in', PLANS, PLAN_IDS),
	...titled('the purchases in', PURCHASES, PLAN_IDS),
].map(([title, scenario, expected]): Row => [title, scenario, { '/my-plan': expected }]);

/** Enough scenarios to cover each requirement and each expected text. `--long` tests all. */
const ROWS = coverOf(
	[
		...Object.entries(SETTINGS_WORLDS).flatMap(([what, worlds]) =>
			below('', titled(`${what} in`, worlds, SETTINGS_IDS)),
		),
		...PLAN_ROWS,
		...below('/product', titled('products in', PRODUCT_WORLDS, PRODUCT_IDS)),
		...below(
			'/recommendations',
			titled('RECS-03 RECS-04 the pages of the assistant in', RECOMMENDATION_WORLDS, {}),
		),
	],
	([title, , pages]) => [
		...idsIn(title),
		...Object.entries(pages).flatMap(([route, expected]) =>
			claimsOf(expected).map((claim) => `${route} ${claim}`),
		),
	],
);

it.each(ROWS)('%s', async (_title, scenario, pages) => {
	expect(await findFlaws(scenario, pages)).toEqual([]);
});

it.each(OTHERS)('SHELL-11 %s is redirected from My Plan to At a Glance', async (scenario) => {
	const { router } = renderApp({ scenario, route: '/my-plan' });
	await waitForPath(router, '/dashboard');
});
