import { createApi } from '@/api';
import { createRouteCheck } from '@/domain/calls/server-routes';
import { isOldPage, type PageData } from '@/domain/site/page-data';
import { OF_SAVES } from '@/extras/saves';
import { reloadForOtherUser } from '@/state/notices';
import type { Previewing } from '@/state/store/preview';
import { providerSlowed } from '@/state/store/slow-provider';
import { createStore, type Store } from '@/state/store/create-store';
import { mayRecord } from '@/state/settings/tracking';
import type { Browser } from '@/state/store/types';
import { readArrivals } from './admin-page';
import { createPageTracks } from './tracks';

/** Creates the store of a page, with the network, analytics and browser access of its thunks. */
export function createPageStore(page: PageData, browser: Browser, previewing?: Previewing): Store {
	const { apiRoot, apiNonce, currentUser, printedAt, site } = page;
	const now = browser.now();
	const api = createApi({
		root: apiRoot,
		nonce: apiNonce,
		adminUrl: site.adminUrl,
		userId: currentUser.id,
		...readArrivals(),
		printedAt: isOldPage(printedAt, now) ? (printedAt ?? now) : now,
		onSlowProvider: (reason) => store.dispatch(providerSlowed(reason)),
		findLack: createRouteCheck(site.missingRoutes, site.currentVersion),
		onOtherUser: () => store.dispatch(reloadForOtherUser()),
	});
	const saveExtras = OF_SAVES.flatMap(({ save }) => save ?? []);
	const tracks = createPageTracks(page, () => store.dispatch(mayRecord()));
	const store: Store = createStore(page, { api, tracks, browser, saveExtras }, previewing);
	return store;
}
