import { setLocaleData } from '@wordpress/i18n';
import { useMemo } from 'react';
import { loadChunkTexts } from '@/api';
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

const findPrinted = () => document.getElementById(ELEMENT_ID);

/** Sets the translations of the entries, where the page has printed an address for them. */
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

/** The entries and their translations are fetched by the first search. */
function useCommands() {
	const { arrival } = useLoadable(COMMANDS);
	const commands = useMemo(() => {
		const json = findPrinted()?.textContent ?? '';
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
