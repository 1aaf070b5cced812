import { hasStatsCard } from '@/domain/dashboard';
import type { ScreenName } from '@/domain/routes/chunks';
import { findRoute } from '@/domain/routes/table';
import { resolveScreen } from '@/domain/routes/screen-choice';
import { selectCapabilities } from '@/state/connection';
import { selectIdentityCrisisView } from '@/state/connection/identity-crisis';
import { selectConnectionError } from '@/state/site/provider-site';
import type { AppThunk, RootState } from '@/state/store/types';
import { preload } from '@/ui/loadable/create-loadable';
import { preloadNotices } from '../admin-notices';
import { LATE_NOTICES, selectSiteNotices } from '../notices/site-notices';
import { selectHasStateNotices } from '../notices/state-notices-outlet';
import { ReleaseNotes, selectReleaseNotes } from '../warm-welcome/warm-welcome';
import { SettingsSearch } from '../tabs/tabs';
import { COMPANIONS, DASHBOARD_WITHOUT_STATS, hasCompanions, SCREENS } from './screens';
import { selectScreenFacts } from './screen-choice';

const readPath = (hash: string) => hash.replace(/^#/, '').split('?')[0] || '/';

/**
 * Follows the redirects of the first address before the first paint, which has the screen that they lead to. One that remembers where it came from is the
 * router's, after that paint.
 */
export function followRedirects(state: RootState): void {
	const pathname = readPath(window.location.hash);
	const choice = resolveScreen(findRoute(pathname), selectScreenFacts(state));
	if (choice.kind === 'redirect' && !choice.remembersPath) {
		window.history.replaceState(window.history.state, '', `#${choice.to}`);
		followRedirects(state);
	}
}

async function load(screen: ScreenName, state: RootState): Promise<void> {
	const isWithoutStats = screen === 'dashboard' && !hasStatsCard(selectCapabilities(state));
	await preload([
		isWithoutStats ? DASHBOARD_WITHOUT_STATS : SCREENS[screen],
		// It is part of their chunk, and is shown above them.
		...(screen === 'settings' ? [SettingsSearch] : []),
	]);
}

/** What a visit waits for: the whole screen, or its first part. */
type Extent = 'whole' | 'first';

async function loadChosen(state: RootState, hash: string, extent: Extent): Promise<void> {
	const route = findRoute(readPath(hash));
	const choice = resolveScreen(route, selectScreenFacts(state));
	switch (choice.kind) {
		case 'screen': {
			const { screen } = choice;
			// They are above the screen, which would jump if they appeared later.
			const notes = selectReleaseNotes(state, choice) ? [ReleaseNotes] : [];
			const below = extent === 'whole' && hasCompanions(route, screen) ? [COMPANIONS] : [];
			await Promise.all([load(screen, state), preload([...notes, ...below])]);
			return undefined;
		}
		case 'redirect':
			return loadChosen(state, choice.to, extent);
		case 'plans':
			return undefined;
		default:
			return load(choice.kind, state);
	}
}

/** Fetches the screen that a link leads to, before it is followed. */
export const prefetchScreen =
	(hash: string): AppThunk =>
	(_dispatch, getState) =>
		void loadChosen(getState(), hash, 'whole');

/**
 * Fetches the screen of a hash, which is a different one on an unconnected site. If the server can determine
 * the screen, the page preloads its chunk. Notices of other plugins, an identity crisis, server notices and
 * site notices are fetched, too: they are above each screen, which would jump if they appeared later.
 */
export async function preloadChosenScreen(state: RootState, hash: string): Promise<void> {
	const hasNotices =
		selectIdentityCrisisView(state) !== 'hidden' ||
		selectHasStateNotices(state) ||
		selectSiteNotices(state, readPath(hash)).length > 0 ||
		selectConnectionError(state) !== null;
	await Promise.all([
		loadChosen(state, hash, 'first'),
		preloadNotices(),
		hasNotices ? preload([LATE_NOTICES]) : undefined,
	]);
}
