import { SeoCard } from '@/screens/settings/traffic/seo/seo-card';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { SettingsScreen } from '../../loaded-screen';

export const TITLES = 'advanced_seo_title_formats';
export const DESCRIPTION = 'advanced_seo_front_page_description';

export const TITLES_PANEL = 'Page title structures';
export const DESCRIPTION_PANEL = 'Front page meta description';
export const PREVIEWS_PANEL = 'Previews for Google, Facebook and Twitter';
export const PANELS = [TITLES_PANEL, DESCRIPTION_PANEL, PREVIEWS_PANEL];

/** A site with the feature on and these settings. */
export const on = (settings: Record<string, unknown> = {}, more: object = {}) => ({
	world: { modules: { active: ['seo-tools'] }, settings, ...more },
});

export const openCard = (options: StoreOptions = {}) => renderScreen(<SeoCard />, options);

export const search = (term: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route: `/settings?term=${term}`, ...options });

export const seo = () => within(screen.getByRole('region', { name: 'Search engine optimization' }));
export const toggle = () => seo().getByRole('switch', { name: 'Customize your SEO settings' });
export const save = () => seo().getByRole('button', { name: /^(Save settings|Saving…)/ });
export const panel = (name: string) => seo().getByRole('button', { name });
export const findPanel = (name: string) => seo().findByRole('button', { name });
export const field = (name: string) => seo().getByRole<HTMLTextAreaElement>('textbox', { name });
export const insert = (type: string, token: string) =>
	within(seo().getByRole('group', { name: `Insert into ${type}` })).getByRole('button', {
		name: token,
	});

export async function openPanels(names: string[], options: StoreOptions) {
	const view = openCard(options);
	for (const name of names) {
		await view.user.click(await findPanel(name));
	}
	return view;
}

export const spoken = () => document.getElementById('a11y-speak-polite')?.textContent ?? '';
