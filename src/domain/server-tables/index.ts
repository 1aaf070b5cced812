/*
 * The rules for PHP, as tables of their results. The build writes them into JSON files beside the bundle; the app itself does not need
 * them. So no rule is written a second time in PHP, which looks up the facts of a site instead.
 */
import { FIRST_CALLS } from '@/domain/calls/arrivals';
import { MODULES_PATH, ROUTES } from '@/domain/routes/table';
import type { Route } from '@/domain/routes/types';
import { getFlagsOf } from '@/domain/site/entitlements';
import { buildPlacesTable } from '@/domain/settings/places';
import { listKeptAnswers } from './kept-answers';
import { buildSettingsTable } from './settings';
import { buildStatusTable } from './status';

/** Whether Jetpack's page has or had it. */
const isOfJetpack = ({ path, group }: Route) =>
	group !== 'skip-link' && group !== 'tools' && path !== MODULES_PATH;

/** The settings and the connection stay on Jetpack's page after its dashboard is gone (Automattic/jetpack#52513). */
const isLost = ({ path, screen, group }: Route) =>
	screen === 'dashboard' ? path === '/' || path === '/dashboard' : group !== 'settings';

/** Paths of Jetpack's own page: all of today's, and those that go with its dashboard. */
export function listOldAddresses() {
	const all = ROUTES.filter(isOfJetpack);
	return {
		all: all.map(({ path }) => path),
		lost: all.filter(isLost).map(({ path }) => path),
	};
}

const PLAN_CLASSES = ['personal', 'premium', 'business', 'security', 'complete'];

/** Class of a plan → what it includes, on which the first calls depend. */
const listPlanFlags = () =>
	Object.fromEntries(PLAN_CLASSES.map((name) => [name, getFlagsOf([`jetpack_${name}`])]));

/** File below the build → its content. */
export const buildServerTables = () => ({
	'settings.json': buildSettingsTable(),
	'status.json': buildStatusTable(),
	'places.json': buildPlacesTable(),
	'first-calls.json': FIRST_CALLS,
	'kept-answers.json': listKeptAnswers(),
	'plans.json': listPlanFlags(),
	'old-addresses.json': listOldAddresses(),
});
