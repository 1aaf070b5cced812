import { ROUTES } from './table';
import type { Route } from './types';

/** Screens that Jetpack's page never had. */
const OURS: readonly Route['screen'][] = ['modules', 'site-check', 'tools'];

const isOfJetpack = ({ screen, group }: Route) => group !== 'skip-link' && !OURS.includes(screen);

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
