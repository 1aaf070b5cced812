import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

interface OpenOptions extends StoreOptions {
	route?: string;
}

/** Draws the Traffic settings. */
export const openTraffic = (options: OpenOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/traffic', ...options });

/** A card by its heading, with the queries within it. */
export const getCard = (name: string) => within(screen.getByRole('region', { name }));

/** A link whose click leads nowhere: jsdom knows no other page. */
export function stay(link: HTMLElement): HTMLElement {
	link.addEventListener('click', (event) => event.preventDefault());
	return link;
}

/** A world with some features on, and nothing else. */
export const withActive = (...active: string[]) => ({ world: { modules: { active } } });
