import SettingsScreen from '@/screens/settings';
import { renderScreen, screen, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';

export const SWITCH = 'Block harmful requests before they reach your site';
export const LIST = 'Allow / Block list - Block or allow a specific request IP';
export const SHARE = 'Share data with Jetpack';
export const OLD_RULES = 'Your site is not receiving the latest updates to Firewall rules';

/** A firewall that is on. */
export const ON = { scenario: 'firewall-old-rules' };

export const open = (options: StoreOptions & { route?: string } = {}) =>
	renderScreen(<SettingsScreen />, { route: '/security', ...options });

export const card = () => within(screen.getByRole('region', { name: 'Firewall' }));
export const toggle = (name: string) => card().getByRole('switch', { name });
