import { configureStore, Tuple } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import type { PageData } from '@/domain/site/page-data';
import { initialConnection } from '../connection/slice';
import { initialIdentityCrisis } from '../connection/identity-crisis/slice';
import { initialLicensing } from '../licensing/slice';
import type { Previewing } from './preview';
import { rootReducer } from './root-reducer';
import { withDismissals } from '../settings/load';
import type { RootState, ThunkExtra } from './types';

/** The page data, each fact in one slice. The other slices use their own initial state. */
function buildInitialState(page: PageData, { browser }: ThunkExtra): Partial<RootState> {
	return {
		connection: {
			...initialConnection,
			// WordPress prints this option twice; reloading the connection updates this copy only.
			status: { ...page.connectionStatus, isPublic: page.site.isVisibleToSearchEngines },
			user: page.currentUser,
			registrationNonce: page.registrationNonce,
			connectedPlugins: page.connectedPlugins,
			googleConnectUrl: page.externalServicesConnectUrls.google_site_verification ?? '',
		},
		identityCrisis: { ...initialIdentityCrisis, ...page.identityCrisis },
		licensing: { ...initialLicensing, ...page.licensing },
		modules: page.modules,
		notices: { list: [], dismissed: page.dismissedNotices, fromPage: page.stateNotices },
		products: page.products,
		settings: {
			saved: withDismissals(page.settings, browser, {
				site: page.site,
				connection: { user: page.currentUser },
			}),
			pending: {},
			failures: {},
		},
		site: page.site,
	};
}

/** @param previewing The part of the dev tools that stands between the store and its readers. */
export function createStore(page: PageData, given: ThunkExtra, previewing?: Previewing) {
	const extra = previewing?.makePreviewable(given) ?? given;
	const store = configureStore({
		reducer: rootReducer,
		preloadedState: buildInitialState(page, extra),
		// The default middleware checks the whole state at every action; the types rule out the same mistakes.
		middleware: () => new Tuple(previewing?.thunksSeePreview(extra) ?? withExtraArgument(extra)),
		devTools: { name: 'Jetpack dashboard' },
	});
	return previewing?.seePreview(store, extra) ?? store;
}

export type Store = ReturnType<typeof createStore>;
