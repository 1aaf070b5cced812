import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { decodeIdentityCrisis, decodePageData, isApiError } from '@/api';
import type { PageData } from '@/domain/page-data';
import { resumeConnection } from '@/state/connection';
import { findContainer, readLocale } from '../admin-page';
import { App } from '../app';
import { browser } from '../browser';
import { createPageStore } from '../create-page-store';
import { previewAddress } from '../dev-tools-item';
import { createAppHistory } from '../routes/app-history';
import { preloadChosenScreen } from '../routes/preload';
import { PageDataFailure } from './page-failure';

/** Milliseconds for which the server's skeleton waits for the screen before ours takes its place. */
const PATIENCE = 2000;

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** What did not fit, as "key: reason" each. */
function listOffences(error: unknown): string[] {
	const details = isApiError(error) ? error.response : undefined;
	return typeof details === 'string' ? details.split('; ') : [String(error)];
}

/**
 * Decodes what the page printed and mounts the app in place of the server's skeleton.
 *
 * @param initialState `window.Initial_State` as it is.
 * @param crisis       `window.JP_IDENTITY_CRISIS__INITIAL_STATE`, where there is one.
 * @return What was mounted, or null where the page has no place for it.
 */
export async function boot(initialState: unknown, crisis?: unknown): Promise<Root | null> {
	const container = findContainer();
	if (!container) {
		console.warn('The Jetpack dashboard found no #jp-plugin-container to stand in.');
		return null;
	}
	const root = createRoot(container);
	let page: PageData;
	try {
		page = {
			...decodePageData(initialState, window.location.href),
			identityCrisis: decodeIdentityCrisis(crisis),
			localeSlug: readLocale(),
		};
	} catch (error) {
		root.render(<PageDataFailure offences={listOffences(error)} onReload={browser.reload} />);
		return root;
	}
	const store = createPageStore(page, browser);
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) {
			void store.dispatch(resumeConnection());
		}
	});
	if (__DEV_TOOLS__) {
		await previewAddress(store, window.location.hash);
	}
	// One paint with the screen in it, rather than one of the shell and one of the rest.
	await Promise.race([preloadChosenScreen(store.getState(), window.location.hash), wait(PATIENCE)]);
	// At once: React's own turn would come after whatever else wp-admin prints and runs below us.
	flushSync(() => root.render(<App store={store} history={createAppHistory()} />));
	return root;
}
