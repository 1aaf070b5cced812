import { findUnread, type PageData } from '@/domain/site/page-data';
import { compareReleases } from '@/domain/calls/releases/table';
import { hasAssistant } from '@/domain/calls/server-routes';
import type { Site } from '@/domain/site/types';
import { requireSafeUrl, type SafeUrl } from '@/lib/safe-url';
import { decoder } from '../decode';
import { pageDataSchema, type WireSite } from './schemas';

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

function toSite(printed: WireSite, pageUrl: string): Site {
	const { flags, aff, subsidiaryId, coupon, step, newRecommendations, jetpackUpdate, ...site } =
		printed;
	return {
		...flags,
		...site,
		showRecommendations: flags.showRecommendations && hasAssistant(site.missingRoutes),
		adminUrl: resolveAdminUrl(site.adminUrl, pageUrl),
		unread: findUnread(site, 'loading'),
		partner: { aff, subsidiaryId, coupon },
		recommendations: { step, new: newRecommendations },
		jetpackUpdate:
			jetpackUpdate && compareReleases(site.currentVersion, jetpackUpdate.version) < 0
				? jetpackUpdate
				: null,
		pluginsCheckedAt: site.pluginsCheckedAt && site.pluginsCheckedAt * 1000,
	};
}

/** Decodes the page data; throws an `ApiError` of kind `shape` that names each required key that is missing or malformed (ERR-12). */
export function decodePageData(json: unknown, pageUrl: string): PageData {
	const page = decoder(pageDataSchema)(json);
	return {
		...page,
		apiRoot: resolveApiRoot(page.apiRoot, pageUrl),
		site: toSite(page.site, pageUrl),
		printedAt: page.printedAt && page.printedAt * 1000,
	};
}
