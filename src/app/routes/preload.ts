import { findRoute } from '@/domain/routes';
import { resolveScreen } from '@/domain/screen-choice';
import type { RootState } from '@/state/types';
import { SCREENS, type ScreenName } from './screens';
import { selectScreenFacts } from './select-screen-facts';

const readPath = (hash: string) => hash.replace(/^#/, '').split('?')[0] || '/';

/** A failure is told when the screen is drawn. */
const load = (screen: ScreenName) =>
	SCREENS[screen].load().then(
		() => undefined,
		() => undefined,
	);

/** Starts to fetch the screen of a hash, before anything is known but its path. */
export async function preloadScreen(hash: string): Promise<void> {
	const screen = findRoute(readPath(hash))?.screen ?? 'dashboard';
	if (screen !== 'none') {
		await load(screen);
	}
}

/** Fetches what is really going to be shown, once it is known: on an unconnected site another screen. */
export async function preloadChosenScreen(state: RootState, hash: string): Promise<void> {
	const choice = resolveScreen(findRoute(readPath(hash)), selectScreenFacts(state));
	switch (choice.kind) {
		case 'screen':
			return load(choice.screen);
		case 'redirect':
			return preloadChosenScreen(state, choice.to);
		case 'plans':
			return undefined;
		default:
			return load(choice.kind);
	}
}
