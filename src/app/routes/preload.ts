import { findRoute } from '@/domain/routes';
import { resolveScreen, type ScreenChoice } from '@/domain/screen-choice';
import { selectIdentityCrisisView } from '@/state/identity-crisis';
import type { RootState } from '@/state/types';
import { ADMIN_NOTICES } from '../admin-notices';
import { hasCandidates } from '../admin-notices/notice-watch';
import { IDENTITY_CRISIS } from '../identity-crisis/loadable';
import { selectSiteNotices, SITE_NOTICE } from '../notices/site-notices';
import { PRINTED_NOTICES, selectHasServerNotices } from '../notices/server-notices';
import { RELEASE_NOTES, selectReleaseNotes } from '../warm-welcome/warm-welcome';
import { SETTINGS_SEARCH } from '../tabs/tabs';
import { SCREENS, type ScreenName } from './screens';
import { selectScreenFacts } from './screen-choice';

const readPath = (hash: string) => hash.replace(/^#/, '').split('?')[0] || '/';

/** A failure is told when what it is of is drawn. */
const quietly = (loading: Promise<unknown>) =>
	loading.then(
		() => undefined,
		() => undefined,
	);

/** The search of the settings is part of their chunk, and stands above them. */
async function load(screen: ScreenName): Promise<void> {
	const search = screen === 'settings' ? quietly(SETTINGS_SEARCH.load()) : undefined;
	await Promise.all([quietly(SCREENS[screen].load()), search]);
}

/** The release notes stand above the screen: it would jump if they came after it. */
async function loadWithNotes(state: RootState, choice: ScreenChoice & { kind: 'screen' }) {
	const notes = selectReleaseNotes(state, choice) ? quietly(RELEASE_NOTES.load()) : undefined;
	await Promise.all([load(choice.screen), notes]);
}

/** Starts to fetch the screen of a hash, before anything is known but its path. */
export async function preloadScreen(hash: string): Promise<void> {
	const screen = findRoute(readPath(hash))?.screen ?? 'dashboard';
	if (screen !== 'none') {
		await load(screen);
	}
}

async function loadChosen(state: RootState, hash: string): Promise<void> {
	const choice = resolveScreen(findRoute(readPath(hash)), selectScreenFacts(state));
	switch (choice.kind) {
		case 'screen':
			return loadWithNotes(state, choice);
		case 'redirect':
			return loadChosen(state, choice.to);
		case 'plans':
			return undefined;
		default:
			return load(choice.kind);
	}
}

/**
 * Fetches what is really going to be shown, once it is known: on an unconnected site another screen. Notices of other
 * plugins, an identity crisis, what the server has to say and what is true of the site are above each of them, which would
 * jump if they came later.
 */
export async function preloadChosenScreen(state: RootState, hash: string): Promise<void> {
	const isInCrisis = selectIdentityCrisisView(state) !== 'hidden';
	const hasSiteNotices = selectSiteNotices(state, readPath(hash)).length > 0;
	await Promise.all([
		loadChosen(state, hash),
		hasCandidates() ? quietly(ADMIN_NOTICES.load()) : undefined,
		isInCrisis ? quietly(IDENTITY_CRISIS.load()) : undefined,
		selectHasServerNotices(state) ? quietly(PRINTED_NOTICES.load()) : undefined,
		hasSiteNotices ? quietly(SITE_NOTICE.load()) : undefined,
	]);
}
