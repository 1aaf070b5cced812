import { useEffect, useMemo, useState } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import type { Act } from './acts';
import type { Command, Commands } from './commands';

declare global {
	interface Window {
		/** WordPress's global; only the palette's store is used here. */
		wp?: {
			data?: {
				dispatch: (store: 'core/commands') =>
					| {
							registerCommandLoader?: (loader: {
								name: string;
								category: 'view';
								hook: (palette: { search?: string }) => { commands: Command[]; isLoading: boolean };
							}) => void;
					  }
					| undefined;
			};
		};
	}
}

const ELEMENT_ID = 'dashboard-for-jetpack-palette';

const COMMANDS = createLoadable(
	() => import(/* webpackChunkName: "palette-commands" */ './commands'),
);

/** Milliseconds after which the switches are fetched again, because they may have changed. */
const FRESH = 30_000;

let known: { at: number; acts: Promise<() => Act[]> } | undefined;

function fetchActs(commands: Commands): Promise<() => Act[]> {
	if (!known || Date.now() - known.at > FRESH) {
		known = { at: Date.now(), acts: commands.loadActs() };
	}
	return known.acts;
}

/** The switches as commands, once a search begins; none until they are fetched. */
function useActs(commands: Commands | undefined, isSearching: boolean): readonly Act[] {
	const [acts, setActs] = useState<readonly Act[]>([]);
	useEffect(() => {
		let isWanted = true;
		if (commands && isSearching) {
			void fetchActs(commands).then((list) => isWanted && setActs(list()));
		}
		return () => {
			isWanted = false;
		};
	}, [commands, isSearching]);
	return acts;
}

/** The first search fetches the commands, and webpack's runtime their translations. */
function useCommands({ search = '' }: { search?: string }) {
	const { loading } = useLoadable(COMMANDS, true);
	const loaded = useMemo(() => {
		const json = document.getElementById(ELEMENT_ID)?.textContent ?? '';
		return loading.phase === 'ready' ? loading.loaded(json) : undefined;
	}, [loading]);
	const acts = useActs(loaded, search !== '');
	const commands = useMemo(() => loaded?.find(search, acts) ?? [], [acts, loaded, search]);
	return { commands, isLoading: loading.phase === 'loading' };
}

/** Adds our screens and settings to WordPress's command palette, if there is one. */
export function registerPalette(): void {
	window.wp?.data?.dispatch('core/commands')?.registerCommandLoader?.({
		name: 'dashboard-for-jetpack',
		category: 'view',
		hook: useCommands,
	});
}
