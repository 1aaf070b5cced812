import { __, _x } from '@wordpress/i18n';
import { FIREWALL_LIST } from '../codecs';
import type { CardEntry } from '../types';

/** The firewall (SETSEC-38 to SETSEC-44). Jetpack 11.2 has one switch for both lists of addresses; newer servers have one for each. */
export const FIREWALL_CARD = {
	id: 'firewall',
	hidesOptions: true,
	settings: [
		{
			id: 'waf',
			getName: () => __('Block harmful requests before they reach your site'),
			searchNames: 'waf',
			getSearchWords: () =>
				_x('firewall, web application firewall, attacks, hackers', 'search terms'),
		},
		{
			id: 'jetpack_waf_automatic_rules',
			getName: () => __('Get new rules automatically'),
			getDescription: () =>
				__(
					'They stop attacks that became known since the last update. Your plan may not include them.',
				),
			getSearchWords: () => _x('automatic rules, update rules, rule updates', 'search terms'),
		},
		{
			id: 'jetpack_waf_ip_list',
			getName: () => __('Allow / Block list - Block or allow a specific request IP'),
			getSearchWords: () => _x('ban, block visitors, block ip, allow ip', 'search terms'),
		},
		{
			id: 'jetpack_waf_ip_block_list_enabled',
			getName: () => __('Block requests from some IP addresses'),
			getSearchWords: () => _x('ban, block visitors, block ip, block list', 'search terms'),
		},
		{
			id: 'jetpack_waf_ip_block_list',
			control: 'lines',
			isOfThisSite: true,
			isCode: true,
			codec: FIREWALL_LIST,
			under: 'jetpack_waf_ip_block_list_enabled',
			needsSwitch: true,
			getName: () => __('Blocked IP addresses'),
			getDescription: () => __('One IP address per line.'),
			searchNames: 'cidr, subnet',
			getSearchWords: () => _x('blacklist, ip blocklist, deny list, ban ip', 'search terms'),
		},
		{
			id: 'jetpack_waf_ip_allow_list_enabled',
			getName: () => __('Always allow requests from some IP addresses'),
			getSearchWords: () => _x('allow ip, allow list, exceptions', 'search terms'),
		},
		{
			id: 'jetpack_waf_ip_allow_list',
			control: 'lines',
			isOfThisSite: true,
			isCode: true,
			codec: FIREWALL_LIST,
			under: 'jetpack_waf_ip_allow_list_enabled',
			needsSwitch: true,
			getName: () => __('Always allowed IP addresses'),
			getDescription: () => __('One IP address per line.'),
			searchNames: 'cidr, subnet',
			getSearchWords: () => _x('firewall whitelist, firewall allow list', 'search terms'),
		},
		{
			id: 'jetpack_waf_share_data',
			getName: () => __('Share data with Jetpack'),
		},
		{
			id: 'jetpack_waf_share_debug_data',
			getName: () => __('Share the details of blocked requests'),
			getDescription: () =>
				__('What the visitor sent is included: typed text, and the headers of the request.'),
			getSearchWords: () => _x('debug data, detailed data', 'search terms'),
		},
		{
			id: 'waf_bootstrap',
			needsKey: [],
			control: 'special',
			isOfThisSite: true,
			hasNoOption: true,
			isHiddenWhileOff: false,
			getName: () => __('Enhance protection'),
			searchNames: 'auto_prepend_file, php.ini, bootstrap',
		},
	],
} as const satisfies CardEntry;
