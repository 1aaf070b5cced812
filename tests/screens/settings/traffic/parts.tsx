import type { SettingsCardId } from '@/domain/settings/registry';
import TRAFFIC from '@/screens/settings/traffic';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../loaded-screen';
import { openCards } from '../parts';

interface OpenOptions extends StoreOptions {
	route?: string;
}

export const openTraffic = (options: OpenOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/traffic', ...options });

/** Renders one card, which is faster. */
export const openCard = (id: SettingsCardId, options?: OpenOptions) =>
	openCards(TRAFFIC, id, { route: '/traffic', ...options });

export const getCard = (name: string) => within(screen.getByRole('region', { name }));

/** Prevents a link's navigation, because jsdom doesn't implement it. */
export function stay(link: HTMLElement): HTMLElement {
	link.addEventListener('click', (event) => event.preventDefault());
	return link;
}

export const withActive = (...active: string[]) => ({ world: { modules: { active } } });
