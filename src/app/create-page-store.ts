import { createApi } from '@/api';
import type { PageData } from '@/domain/page-data';
import { reloadForOtherUser } from '@/state/notices';
import { createStore, type Store } from '@/state/store';
import { mayRecord } from '@/state/tracking';
import type { Browser } from '@/state/types';
import { createPageTracks } from './tracks';

/** The store of a page, with the network, the analytics and the browser that its thunks work with. */
export function createPageStore(page: PageData, browser: Browser): Store {
	const { apiRoot, apiNonce, currentUser, site, tracksUser } = page;
	const api = createApi({
		root: apiRoot,
		nonce: apiNonce,
		adminUrl: site.adminUrl,
		userId: currentUser.id,
		onOtherUser: () => store.dispatch(reloadForOtherUser()),
	});
	const tracks = createPageTracks(tracksUser, () => store.dispatch(mayRecord()));
	const store: Store = createStore(page, { api, tracks, browser });
	return store;
}
