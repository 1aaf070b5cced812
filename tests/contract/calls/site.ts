import type { World } from '#fixtures/build';
import { activityApi } from '@/api/entities/activity';
import { benefitsApi } from '@/api/entities/benefits';
import { offersApi } from '@/api/entities/offers';
import { siteApi } from '@/api/entities/site';
import type { Call } from './call';
import { faultOf, isLinked, isRegistered, passedOn } from './facts';

const NOT_FETCHED = 'http 500 failed_to_fetch_data';

const fetched = (path: string) => (world: World) =>
	isRegistered(world) && !faultOf(world, path) ? 'ok' : NOT_FETCHED;

/** The outcome of a call that passes on any map of the cloud as a success, including errors. */
export const fetchedUnread = (path: string) => (world: World) => {
	const fault = faultOf(world, path);
	return isRegistered(world) && fault?.kind === 'error'
		? `envelope 200 ${fault.code}`
		: fetched(path)(world);
};

/** The outcome of a call with the viewer's own account; without an account the site does not call the cloud. */
export const ofAccount =
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

export const siteCalls = {
	site: {
		name: 'site',
		needs: 'admin page',
		run: (api) => api(siteApi).load(),
		outcome: (world) => {
			if (!isRegistered(world)) {
				return 'http 400 site_id_missing';
			}
			return faultOf(world, 'site') ? 'http 400 site_data_fetch_failed' : 'ok';
		},
	},
	features: {
		name: 'site/features',
		needs: 'modules*',
		run: (api) => api(siteApi).loadFeatures(),
		outcome: fetchedUnread('site/features'),
	},
	purchases: {
		name: 'site/purchases',
		needs: 'modules*',
		run: (api) => api(siteApi).loadPurchases(),
		outcome: fetched('site/purchases'),
	},
	benefits: {
		name: 'site/benefits',
		needs: 'modules*',
		run: (api) => api(benefitsApi).load(),
	},
	discount: {
		name: 'site/discount',
		needs: 'admin page',
		run: (api) => api(offersApi).loadDiscount(),
		outcome: ofAccount('site/discount', 'discount_fetch_failed'),
	},
	activity: {
		name: 'site/activity',
		needs: 'modules',
		run: (api) => api(activityApi).load(),
		outcome: ofAccount('site/activity', 'activity_fetch_failed', 'ok'),
	},
} satisfies Record<string, Call>;
