import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';

export const SEO = 'advanced_seo_front_page_description';
export const ACTIVE = ['seo-tools', 'verification-tools', 'wordads', 'stats'];

export const renderTraffic = (active = ACTIVE, options: object = {}) =>
	renderScreen(<SettingsScreen />, {
		route: '/traffic',
		world: { modules: { active } },
		...options,
	});

export const cardOf = (name: string) => within(screen.getByRole('region', { name }));
export const seo = () => cardOf('Search engine optimization');
export const saveOf = (card: ReturnType<typeof within>) =>
	card.getByRole('button', { name: /^(Save settings|Saving…)$/ });
export const description = () =>
	screen.getByRole('textbox', { name: 'Front page meta description' });
