import * as v from 'valibot';
import { findUnread, type PageData } from '@/domain/site/page-data';
import { compareReleases } from '@/domain/calls/releases/table';
import { hasAssistant } from '@/domain/calls/server-routes';
import type { Site } from '@/domain/site/types';
import { requireSafeUrl, type SafeUrl } from '@/lib/safe-url';
import { decoder } from '../decode';
import { pageDataSchema, type WirePageData } from './schemas';

const FOLDER = /\/$/;

/** A root of the REST API that a route can be added to (`buildUrl`), also with parameters of other plugins. */
const ROOT = /(?:^[^?]*\/|[?&]rest_route=(?:\/|%2F))(?:[?&]|$)/i;

const isOnSite = (printed: string, pageUrl: string, form: RegExp): boolean =>
	printed.startsWith(`${new URL(pageUrl).origin}/`) && form.test(printed);

/**
 * The address of wp-admin. The printed one is used only if it is a folder on the origin of the page.
 * Otherwise the folder of the page itself is used: the app runs only in wp-admin, so every link still works,
 * and no link and no request for a nonce leaves the site.
 */
function resolveAdminUrl(printed: string, pageUrl: string): SafeUrl {
	return requireSafeUrl(isOnSite(printed, pageUrl, FOLDER) ? printed : new URL('.', pageUrl).href);
}

/**
 * The root of the REST API, to which the nonce is sent. The printed one is used only if it is on the origin of the page and can be read.
 * Otherwise it is the form that works without permalinks, beside the folder of wp-admin.
 */
export function resolveApiRoot(printed: string, pageUrl: string): string {
	return isOnSite(printed, pageUrl, ROOT)
		? printed
		: new URL('../index.php?rest_route=/', pageUrl).href;
}

function toSite(wire: WirePageData, pageUrl: string): Site {
	const { blog_id: blogId, siteVisibleToSearchEngines, ...flags } = wire.siteData;
	return {
		...flags,
		showRecommendations: flags.showRecommendations && hasAssistant(wire.missingRoutes),
		blogId,
		isVisibleToSearchEngines: siteVisibleToSearchEngines,
		rawUrl: wire.rawUrl,
		adminUrl: resolveAdminUrl(wire.adminUrl, pageUrl),
		title: wire.siteTitle,
		lastPostUrl: wire.lastPostUrl,
		currentVersion: wire.currentVersion,
		isDevVersion: wire.isDevVersion,
		isCompanion: wire.isCompanion,
		fixedAntiSpamKey: wire.fixedAntiSpamKey,
		akismetElsewhere: wire.akismetElsewhere,
		decidedSettings: wire.decidedSettings,
		pageDataFailures: wire.pageDataFailures,
		unread: findUnread(wire, 'loading'),
		currentIp: wire.currentIp,
		adminEmail: wire.adminEmail,
		pluginBaseUrl: wire.pluginBaseUrl,
		isWooCommerceActive: wire.isWooCommerceActive,
		hasSeenStoreSetup: wire.hasSeenWCConnectionModal,
		useMyJetpackLicensingUi: wire.useMyJetpackLicensingUI,
		theme: wire.themeData,
		roles: wire.stats.roles,
		partner: {
			aff: wire.aff,
			subsidiaryId: wire.partnerSubsidiaryId,
			coupon: wire.partnerCoupon,
		},
		recommendations: { step: wire.recommendationsStep, new: wire.newRecommendations },
		purchaseToken: wire.purchaseToken,
		missingRoutes: wire.missingRoutes,
		missingPages: wire.missingPages,
		extras: wire.extras,
		jetpackUpdate:
			wire.jetpackUpdate && compareReleases(wire.currentVersion, wire.jetpackUpdate.version) < 0
				? wire.jetpackUpdate
				: null,
		pluginsCheckedAt: wire.pluginUpdatesCheckedAt && wire.pluginUpdatesCheckedAt * 1000,
	};
}

function toPageData(wire: WirePageData, pageUrl: string): PageData {
	return {
		apiRoot: resolveApiRoot(wire.WP_API_root, pageUrl),
		apiNonce: wire.WP_API_nonce,
		registrationNonce: wire.registrationNonce,
		connectionStatus: wire.connectionStatus,
		connectedPlugins: wire.connectedPlugins,
		currentUser: wire.userData.currentUser,
		modules: wire.getModules,
		settings: wire.settings,
		site: toSite(wire, pageUrl),
		dismissedNotices: wire.dismissedNotices,
		stateNotices: wire.jetpackStateNotices,
		licensing: wire.licensing,
		products: wire.products,
		externalServicesConnectUrls: wire.externalServicesConnectUrls,
		eventsAllowed: wire.eventsAllowed,
		tracksUser: wire.tracksUserData,
		identityCrisis: wire.identityCrisis,
		localeSlug: wire.localeSlug,
		printedAt: wire.printedAt && wire.printedAt * 1000,
	};
}

const decodePrinted = decoder(
	v.pipe(
		pageDataSchema,
		v.transform((wire: WirePageData) => (pageUrl: string) => toPageData(wire, pageUrl)),
	),
);

/** Decodes the page data; throws an `ApiError` of kind `shape` that names each required key that is missing or malformed (ERR-12). */
export const decodePageData = (json: unknown, pageUrl: string): PageData =>
	decodePrinted(json)(pageUrl);
