import { __, _x, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { KEY, BRUTE_FORCE_LIST } from '../codecs';
import type { CardConditions, CardEntry } from '../types';
import { FIREWALL_CARD } from './firewall';

/** The cards of Security, in the order of SETSEC-05. */
export const SECURITY_CARDS = [
	{
		id: 'backups',
		getTitle: () => __('Backups and security scanning', 'dashboard-for-jetpack'),
		isHidden: ({ showBackups }: CardConditions) => !showBackups,
		settings: [
			{
				id: 'backups',
				module: 'vaultpress',
				needsModule: [],
				needsKey: [],
				control: 'special',
				isOfThisSite: true,
				hasNoOption: true,
				getName: () => __('Backups and security scanning', 'dashboard-for-jetpack'),
				getDescription: () =>
					__('Backups and malware scans of this site.', 'dashboard-for-jetpack'),
				searchNames: 'vaultpress, jetpack backup, jetpack scan',
				getSearchWords: () =>
					_x(
						'backup, back up, backup my site, back up my site, restore, rewind, copy of the site, threats, malware, virus, viruses, scan, scanner, hacked, security scan',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'monitor',
		settings: [
			{
				id: 'monitor',
				control: 'module',
				getName: () =>
					__(
						"Get alerts if your site goes offline. We'll let you know when it's back up, too.",
						'dashboard-for-jetpack',
					),
				getSearchWords: () =>
					_x(
						'downtime, uptime, offline, site down, outage, monitoring, alerts',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'anti-spam',
		getTitle: () => __('Anti-spam', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'wordpress_api_key',
				module: 'akismet',
				needsModule: [],
				control: 'special',
				isOfThisSite: true,
				isCode: true,
				codec: KEY,
				getName: () => __('Your API key', 'dashboard-for-jetpack'),
				getDescription: () =>
					__('Identifies this site to the anti-spam service.', 'dashboard-for-jetpack'),
				searchNames: 'akismet, akismet.com',
				getSearchWords: () =>
					_x(
						'spam, anti-spam, junk comments, comments and contact forms',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	FIREWALL_CARD,
	{
		id: 'brute-force',
		getFoldTitle: () => __('Always allowed IP addresses', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'protect',
				control: 'module',
				getName: () => __('Block password guessing', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x(
						'brute force, brute force attacks, login attempts, login protection, guess passwords, password, botnet, hackers',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'jetpack_protect_global_whitelist',
				control: 'lines',
				olderOption: 'jetpack_protect_whitelist',
				isOfThisSite: true,
				isCode: true,
				codec: BRUTE_FORCE_LIST,
				getName: () => __('Always allowed IP addresses', 'dashboard-for-jetpack'),
				getDescription: () =>
					sprintf(
						/* translators: 1: the lowest address of a range. 2: the highest. */
						__('One IPv4 or IPv6 address per line. Range: %1$s-%2$s', 'dashboard-for-jetpack'),
						'192.0.2.1',
						'192.0.2.9',
					),
				searchNames: 'cidr, subnet',
				getSearchWords: () =>
					_x(
						'ip whitelist, allow list, allowlist, locked out',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'account-protection',
		getTitle: () => __('Account protection', 'dashboard-for-jetpack'),
		settings: [
			{
				id: 'account-protection',
				control: 'module',
				getName: () =>
					__(
						'Ask users whose password was leaked to confirm their login by email',
						'dashboard-for-jetpack',
					),
				getSearchWords: () =>
					_x(
						'leaked password, weak password, password leak, compromised password, stolen password',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
	{
		id: 'sign-in',
		settings: [
			{
				id: 'sso',
				control: 'module',
				getName: () =>
					withHost(
						/* translators: %s: name of the provider. */
						__('Let people log in to this site with their %s account', 'dashboard-for-jetpack'),
					),
				searchNames: 'sso',
				getSearchWords: () =>
					_x(
						'single sign on, secure sign on, sign in, login, log in',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
			{
				id: 'jetpack_sso_match_by_email',
				control: 'switch',
				getName: () => __('Match accounts using email addresses', 'dashboard-for-jetpack'),
				getSearchWords: () =>
					_x('match accounts, same email', 'search terms', 'dashboard-for-jetpack'),
			},
			{
				id: 'jetpack_sso_require_two_step',
				control: 'switch',
				getName: () =>
					withHost(
						/* translators: %s: name of the provider. */
						__('Require accounts to use %s Two-Step Authentication', 'dashboard-for-jetpack'),
					),
				searchNames: '2fa, mfa, otp',
				getSearchWords: () =>
					_x(
						'two factor, two step, 2 step, two factor authentication, multi-factor, authenticator, verification code',
						'search terms',
						'dashboard-for-jetpack',
					),
			},
		],
	},
] as const satisfies readonly CardEntry[];
