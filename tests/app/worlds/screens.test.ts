import { renderApp, waitForPath } from '../support/render-app';
import { findFlaws } from '../support/visit';
import type { Expectation } from './expectation';
import { PLAN_IDS, PRODUCT_IDS, SETTINGS_IDS, titled } from './ids';
import { OTHERS, PLANS, PURCHASES } from './plans';
import { PRODUCT_WORLDS } from './products';
import { RECOMMENDATION_WORLDS } from './recommendations';
import { SETTINGS_WORLDS } from './settings';
import { listVisits, type Row } from './visits';

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

const ROWS = [
	...Object.entries(SETTINGS_WORLDS).flatMap(([what, worlds]) =>
		below('', titled(`${what} in`, worlds, SETTINGS_IDS)),
	),
	...PLAN_ROWS,
	...below('/product', titled('products in', PRODUCT_WORLDS, PRODUCT_IDS)),
	...below(
		'/recommendations',
		titled('RECS-03 RECS-04 the pages of the assistant in', RECOMMENDATION_WORLDS, {}),
	),
];

it.each(listVisits(ROWS))('%s', async (_title, scenario, pages) => {
	expect(await findFlaws(scenario, pages)).toEqual([]);
});

it.each(OTHERS)('SHELL-11 %s is redirected from My Plan to At a Glance', async (scenario) => {
	const { router } = renderApp({ scenario, route: '/my-plan' });
	await waitForPath(router, '/dashboard');
});
