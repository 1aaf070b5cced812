import { findRoute } from '@/domain/routes';
import { resolveScreen, type ScreenChoice } from '@/domain/screen-choice';
import type { RootState } from '@/state/types';
import { IDENTITY_CRISIS } from '../identity-crisis/loadable';
import { selectIdentityCrisisView } from '../identity-crisis/select-identity-crisis';
import { RELEASE_NOTES, selectReleaseNotes } from '../warm-welcome/warm-welcome';
import { SCREENS, type ScreenName } from './screens';
import { selectScreenFacts } from './screen-choice';

const readPath = (hash: string) => hash.replace(/^#/, '').split('?')[0] || '/';

/** A failure is told when what it is of is drawn. */
const quietly = (loading: Promise<unknown>) =>
	loading.then(
		() => undefined,
		() => undefined,
	);

const load = (screen: ScreenName) => quietly(SCREENS[screen].load());

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
 * Fetches what is really going to be shown, once it is known: on an unconnected site another screen. An identity crisis is told above
 * each of them, which would jump if it came later.
 */
export async function preloadChosenScreen(state: RootState, hash: string): Promise<void> {
	const isInCrisis = selectIdentityCrisisView(state) !== 'hidden';
	const crisis = isInCrisis ? quietly(IDENTITY_CRISIS.load()) : undefined;
	await Promise.all([loadChosen(state, hash), crisis]);
}
