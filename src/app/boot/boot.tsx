import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { decodePageData } from '@/api';
import { isOldPage, type PageData } from '@/domain/site/page-data';
import { EXTRAS } from '@/extras';
import { connectionTaskEnded } from '@/state/connection';
import { inTime } from '@/lib/promises';
import { askAgain, loadFirstAnswers } from '@/state/store/arrivals';
import { readAgain } from '@/screens/common/read-again';
import { findContainer, readLocale } from '../admin-page';
import { onNextPaint } from '@/ui/after-paint';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { App } from '../app';
import { browser } from '../browser';
import { createPageStore } from '../create-page-store';
import { DEV_TOOLS } from '../dev-tools-item';
import { followRedirects, preloadChosenScreen } from '../routes/preload';
import { PageFailure } from './page-failure';

/** Milliseconds that the server's skeleton waits for the dev tools of a development version, and as many for the screen. */
const PATIENCE = 2000;

const PAGE_DATA_FAILURE = createLoadable(
	() => import(/* webpackChunkName: "rare" */ './page-data-failure'),
);

/** Decodes the page data and mounts the app in place of the server's skeleton; null if the page has no container for it. */
export async function boot(initialState: unknown): Promise<Root | null> {
	const container = findContainer();
	if (!container) {
		console.warn('Found no #jp-plugin-container.');
		return null;
	}
	const root = createRoot(container);
	let page: PageData;
	try {
		page = {
			...decodePageData(initialState, window.location.href),
			localeSlug: readLocale(),
		};
	} catch (error) {
		const PageDataFailure = await PAGE_DATA_FAILURE.load().catch(() => PageFailure);
		root.render(<PageDataFailure error={error} />);
		return root;
	}
	const devTools = page.site.isDevVersion ? await inTime(DEV_TOOLS.load(), PATIENCE) : undefined;
	const store = createPageStore(page, browser, devTools?.previewing);
	const refresh = () => store.dispatch(readAgain());
	window.addEventListener('pageshow', ({ persisted }) => {
		if (persisted) {
			// Leaving the page has aborted the task.
			store.dispatch(connectionTaskEnded());
			refresh();
			store.dispatch(askAgain());
		}
	});
	EXTRAS.forEach(({ start }) => start?.(store));
	devTools?.startPreview(store, window.location.hash);
	followRedirects(store.getState());
	// Paint the shell and the screen together.
	await inTime(preloadChosenScreen(store.getState(), window.location.hash), PATIENCE);
	await store.dispatch(loadFirstAnswers());
	// Synchronously, because React would otherwise wait for everything that wp-admin prints and runs below us.
	flushSync(() => root.render(<App store={store} devTools={devTools?.Item} />));
	if (isOldPage(page.printedAt, browser.now()) || page.site.unread) {
		onNextPaint(refresh);
	}
	return root;
}
