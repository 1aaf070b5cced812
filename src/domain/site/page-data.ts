import type { ConnectedPlugins, ConnectionStatus, CurrentUser } from '@/domain/connection';
import type { IdentityCrisis } from '@/domain/connection/identity-crisis';
import type { Licensing } from '@/domain/licensing';
import type { ModuleMap } from '@/domain/modules/types';
import type { StateNotices } from '@/domain/notices/state-notices';
import { findRouteLack } from '@/domain/calls/server-routes';
import type { SettingsMap } from '@/domain/settings/effects';
import type { PageDataFailure, Site, Unread } from './types';

/** A product as the page describes it; price and availability come from the provider. */
export interface ProductDescription {
	title: string;
	slug: string;
	description: string;
	showPromotion: boolean;
	discountPercent: number;
	includedInPlans: string[];
	features: string[];
}

/** All data printed in the admin page, decoded once at boot (DATA-11 to DATA-14). */
export interface PageData {
	apiRoot: string;
	apiNonce: string;
	registrationNonce: string;
	connectionStatus: ConnectionStatus;
	connectedPlugins: ConnectedPlugins;
	currentUser: CurrentUser;
	modules: ModuleMap;
	settings: SettingsMap;
	site: Site;
	dismissedNotices: Record<string, boolean>;
	stateNotices: StateNotices;
	licensing: Licensing;
	products: Record<string, ProductDescription>;
	externalServicesConnectUrls: Record<string, string>;
	/** Whether Jetpack itself would record events here (TRACK-01); the person's own choice is not part of it. */
	eventsAllowed: boolean;
	tracksUser: { blogId: number; userId: number; username: string } | null;
	localeSlug: string;
	/** The server's clock, in milliseconds; null if the server doesn't print it. */
	printedAt: number | null;
	/** Null without a crisis, and if only Jetpack's own script prints it, further down the page. */
	identityCrisis: IdentityCrisis | null;
}

/** Milliseconds from printing a page to its first paint on a slow server and a slow connection. */
const LONGEST_LOAD = 60_000;

/**
 * Whether a page was printed so long ago that the site may have changed since: a cache, a CDN or a restored tab served it. If the
 * clocks of the browser and the server differ, a new page counts as old, too, which only costs a few calls.
 */
export const isOldPage = (printedAt: number | null, now: number): boolean =>
	printedAt ? Math.abs(now - printedAt) > LONGEST_LOAD : false;

/** The calls that return the same pieces as the page data. */
const CALLS: Partial<Record<string, string>> = {
	connection: 'connection',
	modules: 'module/all',
	settings: 'settings',
};

/** Whether the app can ask the site for a missing piece. */
export const isAnswered = ({ piece }: PageDataFailure): boolean => Object.hasOwn(CALLS, piece);

/** The parts that the page lacks and the site hasn't answered yet; null if all are known. What the site has no call for is marked, so that no retry is offered in vain. */
export function findUnread(
	{
		pageDataFailures,
		missingRoutes,
		currentVersion,
	}: Pick<Site, 'pageDataFailures' | 'missingRoutes' | 'currentVersion'>,
	kind: Unread['kind'],
): Unread | null {
	const pieces = pageDataFailures
		.filter((one) => isAnswered(one) && !one.isRead)
		.map(({ piece }) => piece);
	if (pieces.length === 0) {
		return null;
	}
	const of = pieces.includes('connection') ? 'connection' : 'features';
	const missing = pieces.map((piece) => CALLS[piece]!).find((call) => missingRoutes.includes(call));
	return missing === undefined
		? { of, kind, isRetrying: false }
		: { of, kind: 'failed', isRetrying: false, lack: findRouteLack(missing, currentVersion) };
}
