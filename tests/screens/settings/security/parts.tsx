import type { ReactElement } from 'react';
import { renderScreen, screen, within } from '#tests/support/render';
import { type StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../loaded-screen';

interface OpenOptions extends StoreOptions {
	route?: string;
}

/** Renders the Security settings. The cards send their requests after paint, so handlers added next are in time. */
export const openSecurity = (options: OpenOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/security', ...options });

/** Renders one card, which is faster. */
export const openCard = (card: ReactElement, options: StoreOptions = {}) =>
	renderScreen(card, { route: '/security', ...options });

export const getCard = (name: string) => within(screen.getByRole('region', { name }));
export const queryCard = (name: string) => screen.queryByRole('region', { name });
