import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';

export const BLOCKED = 'jetpack_waf_ip_block_list';
const ACTIVE = ['verification-tools', 'wordads', 'stats'];

export const renderTraffic = (options: object = {}) =>
	renderScreen(<SettingsScreen />, {
		route: '/traffic',
		world: { modules: { active: ACTIVE } },
		...options,
	});

/** Security, with two cards that have a form. */
export const renderSecurity = () =>
	renderScreen(<SettingsScreen />, {
		route: '/security',
		scenario: 'firewall-old-rules',
		world: { settings: { jetpack_waf_ip_list: true } },
	});

export const cardOf = (name: string) => within(screen.getByRole('region', { name }));
export const firewall = () => cardOf('Firewall');
export const bruteForce = () => cardOf('Brute force protection');
export const saveOf = (card: ReturnType<typeof within>) =>
	card.getByRole('button', { name: /^(Save settings|Saving…)$/ });
export const blocked = () => firewall().getByRole('textbox', { name: 'Blocked IP addresses' });
