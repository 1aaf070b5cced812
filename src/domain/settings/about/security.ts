import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { TabExplanations } from './explanation';

const POLICY = 'a8c-privacy';

export default {
	cards: {
		backups: () => ({
			what: __(
				'Keeps copies of this site that you can restore, and looks for malware in its files.',
			),
			/* translators: %s: the name of the host. */
			shares: __('your files and your database, which are copied to %s.'),
			needsPlan: true,
			support: 'jetpack-support-backup',
		}),
		monitor: () => ({
			what: __(
				'Checks every five minutes that your site responds. You get an email when it goes down and when it is back.',
			),
			/* translators: %s: the name of the host. */
			shares: __("your site's address, which %s visits, and the email address for the alerts."),
		}),
		'anti-spam': () => ({
			what: __('Checks comments and form messages, and moves spam out of your way.'),
			shares: __(
				"each comment or message with its author's details and IP address, which Akismet checks.",
			),
			needsPlugin: KNOWN_PLUGINS.antiSpam.name,
			support: 'jetpack-support-akismet',
			privacy: POLICY,
		}),
		firewall: () => ({
			what: __(
				'Compares every request to your site with a set of rules, and blocks those that look like attacks.',
			),
			shares: __('nothing about your visitors, unless you share blocked requests.'),
		}),
		'brute-force': () => ({
			what: __(
				'Blocks people and bots that keep guessing passwords, here or on other sites with Jetpack.',
			),
			shares: __(
				"the IP address and browser details of everyone who tries to log in, and the user's role after a login.",
			),
		}),
		'account-protection': () => ({
			what: __(
				'Looks up passwords in lists of leaked ones. Users with such a password also have to enter a code from an email.',
			),
			shares: __(
				"the first five characters of a password's hash, never the password, and which user gets a code.",
			),
		}),
		'sign-in': () => ({
			/* translators: %s: the name of the host. */
			what: __(
				'Adds a %s button to the login page, so that people need no extra password for your site.',
			),
			shares: __('which of your users log in this way, and when.'),
		}),
	},
	settings: {
		jetpack_waf_automatic_rules: () => ({
			what: __('Downloads rules against new attacks as soon as they are available.'),
			needsPlan: true,
		}),
		jetpack_waf_ip_list: () =>
			__(
				'Uses your two lists: requests from some IP addresses are always blocked, from others always allowed.',
			),
		jetpack_waf_ip_block_list_enabled: () =>
			__('Blocks every request from the IP addresses in your list, whatever it asks for.'),
		jetpack_waf_ip_allow_list_enabled: () =>
			__('Lets requests from the IP addresses in your list pass the firewall without a check.'),
		jetpack_waf_share_data: () => ({
			what: __(
				'Blocked requests and their addresses are sent to Jetpack, to improve the firewall rules for every site.',
			),
			privacy: POLICY,
		}),
		jetpack_waf_share_debug_data: () => ({
			what: __(
				'Adds details to the blocked requests that you share, which help to find rules that block too much.',
			),
			shares: __('the headers of blocked requests, and the text that visitors sent with them.'),
			privacy: POLICY,
		}),
		jetpack_sso_match_by_email: () =>
			/* translators: %s: the name of the host. */
			__(
				'People log in to the account on your site that has the email address of their %s account.',
			),
		jetpack_sso_require_two_step: () =>
			/* translators: %s: the name of the host. */
			__('Lets people in only if their %s account is protected by two-step authentication.'),
	},
} satisfies TabExplanations;
