import type { SettingsCardId } from '@/domain/settings/registry';
import WRITING from '@/screens/settings/writing';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../loaded-screen';
import { openCards } from '../parts';

export const openWriting = (options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: '/writing', ...options });

/** Renders one card, which is faster. */
export const openCard = (id: SettingsCardId, options?: StoreOptions) =>
	openCards(WRITING, id, options);

export const cardOf = (name: string) => within(screen.getByRole('region', { name }));
export const toggleOf = (name: string) => screen.getByRole('switch', { name });
export const titles = () =>
	screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

export const overriding = (slug: string, override: string): StoreOptions => ({
	world: { modules: { override: { [slug]: override } } },
});
