import type { World } from '#fixtures/build';
import { activityApi } from '@/api/entities/activity';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { catalogApi } from '@/api/entities/catalog';
import { offersApi } from '@/api/entities/offers';
import { contentApi, postsApi } from '@/api/entities/posts';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { securityApi } from '@/api/entities/security';
import { siteApi } from '@/api/entities/site';
import { call, type Topic } from './call';
import {
	faultOf,
	isLinked,
	isModuleOn,
	isPluginActive,
	isRegistered,
	NO_BODY,
	passedOn,
} from './facts';

const OFFERS_RIGHT = 'connect user, for offers';

const fetched = (path: string) => (world: World) =>
	isRegistered(world) && !faultOf(world, path) ? 'ok' : 'http 500 failed_to_fetch_data';

/** The outcome of a call that passes on any map of the cloud as a success, including errors. */
const fetchedUnread = (path: string) => (world: World) => {
	const fault = faultOf(world, path);
	return isRegistered(world) && fault?.kind === 'error'
		? `envelope 200 ${fault.code}`
		: fetched(path)(world);
};

/** The outcome of a call with the viewer's own account; without an account the site does not call the cloud. */
const ofAccount =
	(path: string, code: string, withoutBody = 'shape 200') =>
	(world: World): string => {
		if (!isRegistered(world)) {
			return 'http 400 site_id_missing';
		}
		// The site answers 204 if the cloud's response is not JSON.
		if (isLinked(world) && faultOf(world, path)?.kind === 'not-json') {
			return withoutBody;
		}
		return isLinked(world) ? passedOn(world, path, code) : `envelope 200 ${code}`;
	};

function siteOutcome(world: World): string {
	if (!isRegistered(world)) {
		return 'http 400 site_id_missing';
	}
	return faultOf(world, 'site') ? 'http 400 site_data_fetch_failed' : 'ok';
}

export const SITE_DATA: Topic = {
	reads: [
		call('site', 'admin page', (api) => api(siteApi).load(), { outcome: siteOutcome }),
		call('site/features', 'modules*', (api) => api(siteApi).loadFeatures(), {
			outcome: fetchedUnread('site/features'),
		}),
		call('site/purchases', 'modules*', (api) => api(siteApi).loadPurchases(), {
			outcome: fetched('site/purchases'),
		}),
		call('site/benefits', 'modules*', (api) => api(benefitsApi).load()),
		call('site/discount', 'admin page', (api) => api(offersApi).loadDiscount(), {
			outcome: ofAccount('site/discount', 'discount_fetch_failed'),
		}),
		call('site/activity', 'modules', (api) => api(activityApi).load(), {
			outcome: ofAccount('site/activity', 'activity_fetch_failed', 'ok'),
		}),
	],
	writes: [],
};

/** Public routes of WordPress itself. */
export const CONTENT: Topic = {
	reads: [
		call('wp/v2/posts', 'public', (api) => api(contentApi).countPosts()),
		call('wp/v2/comments', 'public', (api) => api(contentApi).countComments()),
		call('wp/v2/posts?per_page=100', 'public', (api) => api(postsApi).loadLatest()),
		call('wp/v2/media', 'public', (api) => api(postsApi).loadPictures([1])),
	],
	writes: [],
};

function plansOutcome(world: World): string {
	const fault = faultOf(world, 'plans');
	if (!isRegistered(world)) {
		return NO_BODY;
	}
	if (!fault) {
		return 'ok';
	}
	// The site sends the cloud's own error as a success, and no response of the cloud as an empty body.
	return fault.kind === 'error' ? `envelope 200 ${fault.code}` : NO_BODY;
}

export const OFFERS: Topic = {
	reads: [
		call('plans', OFFERS_RIGHT, (api) => api(catalogApi).loadPlans(), { outcome: plansOutcome }),
		call('products', OFFERS_RIGHT, (api) => api(catalogApi).loadProducts(), {
			outcome: (world) =>
				isLinked(world)
					? passedOn(world, 'products', 'failed_to_fetch_data')
					: 'envelope 200 failed_to_fetch_data',
		}),
		call('site/products', 'modules*', (api) => api(offersApi).loadSiteProducts(), {
			outcome: fetchedUnread('site/products'),
		}),
		call('intro-offers', 'admin page', (api) => api(offersApi).loadIntroOffers(), {
			outcome: ofAccount('intro-offers', 'intro_offers_fetch_failed'),
		}),
	],
	writes: [],
};

const stateOf = (path: string, failure: string) => (world: World) => {
	if (!isRegistered(world)) {
		return 'not-found 404 site_id_missing';
	}
	const fault = faultOf(world, path);
	if (!fault) {
		return 'ok';
	}
	return fault.kind === 'not-json' ? 'shape 200' : `http 400 ${failure}`;
};

export const PROTECTION: Topic = {
	reads: [
		call('rewind', 'admin page', (api) => api(rewindApi).load(), {
			outcome: stateOf('rewind', 'rewind_data_fetch_failed'),
		}),
		call('scan', 'admin page', (api) => api(scanApi).load(), {
			outcome: stateOf('scan', 'scan_state_fetch_failed'),
		}),
		call('module/vaultpress/data', 'admin page*', (api) => api(securityApi).loadVaultPress(), {
			outcome: (world) =>
				isPluginActive(world, 'vaultpress/vaultpress.php') ? 'ok' : 'not-found 404 not_active',
		}),
		call('module/akismet/data', 'admin page*', (api) => api(antiSpamApi).loadData()),
		call('module/akismet/key/check', 'settings', (api) => api(antiSpamApi).checkSavedKey()),
		call('waf', 'modules', (api) => api(securityApi).loadFirewall(), {
			isAbsent: (world) => !isModuleOn(world, 'waf'),
		}),
	],
	writes: [
		call('POST module/akismet/key/check', 'settings', (api) =>
			api(antiSpamApi).checkKey('a1b2c3d4e5f6'),
		),
	],
};
