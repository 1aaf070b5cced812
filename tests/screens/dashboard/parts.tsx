import { useState } from 'react';
import type { RequestHandler } from 'msw';
import { renderScreen, screen, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import DashboardScreen from '@/screens/dashboard';
import { SINCE_LINE } from '@/screens/dashboard/last-look/since-last-look';
import { STATS_CONTENT } from '@/screens/dashboard/stats-card/stats-card';
import { SITE_STATUS } from '@/screens/dashboard/status/site-status';

type Options = Parameters<typeof renderScreen>[1];

interface OverriddenProps {
	handlers: RequestHandler[];
}

/** Adds handlers after those of `renderScreen`'s store, but before the cards send their first requests. */
function Overridden({ handlers }: OverriddenProps) {
	useState(() => server.use(...handlers));
	return <DashboardScreen />;
}

export const renderDashboard = (options?: Options, ...handlers: RequestHandler[]) =>
	renderScreen(<Overridden handlers={handlers} />, options);

/** A site on which every protection is on. */
export const HEALTHY = {
	antiSpam: { key: 'a1b2c3d4e5f6' },
	provider: { akismet: 3 },
	plugins: { 'akismet/akismet.php': { Name: 'Akismet', active: true } },
};

/** A card by its heading, with the queries within it. */
export const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
export const getCard = (name: string) => within(screen.getByRole('region', { name }));
export const queryCard = (name: string) => screen.queryByRole('region', { name });

/** Collects requests from now on: the method, and the path without `jetpack/v4/` and the parameters that api-fetch adds. */
export function listenForCalls(): string[] {
	const calls: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const url = new URL(request.url);
		url.searchParams.delete('_cacheBuster');
		url.searchParams.delete('_locale');
		const path = url.pathname.replace(/^.*\/wp-json\/(jetpack\/v4\/)?/, '');
		calls.push(`${request.method} ${path}${url.search}`);
	});
	return calls;
}

// A test of the first render ends before a chunk could load.
beforeAll(() => Promise.all([SITE_STATUS.load(), STATS_CONTENT.load(), SINCE_LINE.load()]));
afterEach(() => server.events.removeAllListeners());
