import { useMemo } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import type { Command } from './commands';

declare global {
	interface Window {
		/** WordPress's global, of which only the palette's store is used here. */
		wp?: {
			data?: {
				dispatch: (store: 'core/commands') =>
					| {
							registerCommandLoader?: (loader: {
								name: string;
								category: 'view';
								hook: () => { commands: Command[]; isLoading: boolean };
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

/** The first search fetches the commands, and webpack's runtime their translations. */
function useCommands() {
	const { arrival } = useLoadable(COMMANDS);
	const commands = useMemo(() => {
		const json = document.getElementById(ELEMENT_ID)?.textContent ?? '';
		return arrival.phase === 'ready' ? arrival.loaded(json) : [];
	}, [arrival]);
	return { commands, isLoading: arrival.phase === 'loading' };
}

/** Adds our screens and settings to WordPress's command palette, if there is one. */
export function registerPalette(): void {
	window.wp?.data?.dispatch('core/commands')?.registerCommandLoader?.({
		name: 'dashboard-for-jetpack',
		category: 'view',
		hook: useCommands,
	});
}
