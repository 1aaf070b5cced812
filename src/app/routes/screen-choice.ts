import { createSelector } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import type { Route } from '@/domain/routes/types';
import { resolveScreen, type ScreenChoice, type ScreenFacts } from '@/domain/routes/screen-choice';
import { selectCapabilities, selectConnectionTask, selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { isCouponRequested } from '../admin-page';

export const selectScreenFacts = createSelector(
	[selectCapabilities, selectSiteConnection, selectSite],
	(capabilities, connection, site): ScreenFacts => ({
		...capabilities,
		connection,
		showRecommendations: site.showRecommendations,
		recommendationsStep: site.recommendations.step,
		hasCoupon: site.partner.coupon !== null,
		isCouponRequested: isCouponRequested(),
		isWooCommerceActive: site.isWooCommerceActive,
		hasSeenStoreSetup: site.hasSeenStoreSetup,
		unread: site.unread && site.unread.of,
	}),
);

/** What a redirect stores with the new location. */
export const redirectState = (
	{ remembersPath }: ScreenChoice & { kind: 'redirect' },
	pathname: string,
) => (remembersPath ? { returnTo: pathname } : null);

/**
 * The screen of a route. A connect screen stays while it is connecting: the site counts as connected after
 * the first answer, but the browser is about to leave the page.
 */
export function useScreenChoice(route: Route | undefined, pathname: string): ScreenChoice {
	const facts = useAppSelector(selectScreenFacts);
	const task = useAppSelector(selectConnectionTask);
	const choice = useMemo(() => resolveScreen(route, facts), [route, facts]);
	const [kept, setKept] = useState({ choice, pathname });

	const isConnecting = task === 'register' || task === 'authorize';
	if (isConnecting && kept.pathname === pathname) {
		return kept.choice;
	}
	if (kept.pathname !== pathname || kept.choice !== choice) {
		setKept({ choice, pathname });
	}
	return choice;
}
