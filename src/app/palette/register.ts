import { useMemo } from 'react';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';
import type { Command } from './commands';

declare global {
	interface Window {
		/** WordPress's own, of which the palette's store is all that is used here. */
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

/** Fetched by the first search: a page on which nobody searches never pays for the names. */
function useCommands() {
	const { arrival } = useLoadable(COMMANDS);
	const commands = useMemo(() => {
		const json = document.getElementById(ELEMENT_ID)?.textContent ?? '';
		return arrival.phase === 'ready' ? arrival.loaded(json) : [];
	}, [arrival]);
	return { commands, isLoading: arrival.phase === 'loading' };
}

/** Puts our screens and settings into WordPress's command palette, where there is one. */
export function registerPalette(): void {
	window.wp?.data?.dispatch('core/commands')?.registerCommandLoader?.({
		name: 'dashboard-for-jetpack',
		category: 'view',
		hook: useCommands,
	});
}
