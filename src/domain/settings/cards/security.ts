import { __, _x, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { KEY, BRUTE_FORCE_LIST } from '../codecs';
import type { CardConditions, CardEntry } from '../types';
import { FIREWALL_CARD } from './firewall';

/** The cards of Security, in the order of SETSEC-05. */
export const SECURITY_CARDS = [
	{
		id: 'backups',
		getTitle: () => __('Backups and security scanning'),
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
				getName: () => __('Backups and security scanning'),
				getDescription: () => __('Backups and malware scans of this site.'),
				searchNames: 'vaultpress, jetpack backup, jetpack scan',
				getSearchWords: () =>
					_x(
						'backup, back up, backup my site, back up my site, restore, rewind, copy of the site, threats, malware, virus, viruses, scan, scanner, hacked, security scan',
						'search terms',
					),
			},
		],
	},
	{
		id: 'monitor',
		settings: [
			{
				id: 'monitor',
				getName: () =>
					__("Get alerts if your site goes offline. We'll let you know when it's back up, too."),
				getSearchWords: () =>
					_x('downtime, uptime, offline, site down, outage, monitoring, alerts', 'search terms'),
			},
		],
	},
	{
		id: 'anti-spam',
		getTitle: () => __('Anti-spam'),
		settings: [
			{
				id: 'wordpress_api_key',
				module: 'akismet',
				needsModule: [],
				control: 'special',
				isOfThisSite: true,
				isCode: true,
				codec: KEY,
				getName: () => __('Your API key'),
				getDescription: () => __('Identifies this site to the anti-spam service.'),
				searchNames: 'akismet, akismet.com',
				getSearchWords: () =>
					_x('spam, anti-spam, junk comments, comments and contact forms', 'search terms'),
			},
		],
	},
	FIREWALL_CARD,
	{
		id: 'brute-force',
		getFoldTitle: () => __('Always allowed IP addresses'),
		settings: [
			{
				id: 'protect',
				getName: () => __('Block password guessing'),
				getSearchWords: () =>
					_x(
						'brute force, brute force attacks, login attempts, login protection, guess passwords, password, botnet, hackers',
						'search terms',
					),
			},
			{
				id: 'jetpack_protect_global_whitelist',
				control: 'lines',
				olderOption: 'jetpack_protect_whitelist',
				isOfThisSite: true,
				isCode: true,
				codec: BRUTE_FORCE_LIST,
				getPlaceholder: () =>
					/* translators: 1: the lowest address of a range. 2: the highest. */
					sprintf(__('Example: %1$s-%2$s'), '192.0.2.1', '192.0.2.100'),
				getName: () => __('Always allowed IP addresses'),
				getDescription: () =>
					sprintf(
						/* translators: 1: the lowest address of a range. 2: the highest. */
						__('One IPv4 or IPv6 address per line. Range: %1$s-%2$s'),
						'192.0.2.1',
						'192.0.2.9',
					),
				searchNames: 'cidr, subnet',
				getSearchWords: () => _x('ip whitelist, allow list, allowlist, locked out', 'search terms'),
			},
		],
	},
	{
		id: 'account-protection',
		getTitle: () => __('Account protection'),
		settings: [
			{
				id: 'account-protection',
				getName: () => __('Ask users whose password was leaked to confirm their login by email'),
				getSearchWords: () =>
					_x(
						'leaked password, weak password, password leak, compromised password, stolen password',
						'search terms',
					),
			},
		],
	},
	{
		id: 'sign-in',
		settings: [
			{
				id: 'sso',
				getName: () =>
					/* translators: %s: name of the provider. */
					withHost(__('Let people log in to this site with their %s account')),
				searchNames: 'sso',
				getSearchWords: () =>
					_x('single sign on, secure sign on, sign in, login, log in', 'search terms'),
			},
			{
				id: 'jetpack_sso_match_by_email',
				getName: () => __('Match accounts using email addresses'),
				getSearchWords: () => _x('match accounts, same email', 'search terms'),
			},
			{
				id: 'jetpack_sso_require_two_step',
				getName: () =>
					/* translators: %s: name of the provider. */
					withHost(__('Require accounts to use %s Two-Step Authentication')),
				searchNames: '2fa, mfa, otp',
				getSearchWords: () =>
					_x(
						'two factor, two step, 2 step, two factor authentication, multi-factor, authenticator, verification code',
						'search terms',
					),
			},
		],
	},
] as const satisfies readonly CardEntry[];
