import { setLocaleData } from '@wordpress/i18n';
import { useMemo } from 'react';
import { loadChunkTexts } from '@/api';
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

const findPrinted = () => document.getElementById(ELEMENT_ID);

/** Loads the translations of the commands, if the page has printed an address for them. */
async function applyTexts(): Promise<void> {
	const address = findPrinted()?.dataset.texts;
	const texts = address ? await loadChunkTexts(address) : null;
	if (texts) {
		setLocaleData(texts, 'dashboard-for-jetpack');
	}
}

const COMMANDS = createLoadable(async () => {
	const [commands] = await Promise.all([
		import(/* webpackChunkName: "palette-commands" */ './commands'),
		applyTexts(),
	]);
	return commands;
});

/** The first search fetches the commands and their translations. */
function useCommands() {
	const { arrival } = useLoadable(COMMANDS);
	const commands = useMemo(() => {
		const json = findPrinted()?.textContent ?? '';
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
