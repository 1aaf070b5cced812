/** The same keys as in `php-stub/extras/trial/class-lock-outs.php`. */
const LOCK_OUTS: readonly string[] = [
	'account-protection',
	'jetpack_protect_global_whitelist',
	'jetpack_sso_match_by_email',
	'jetpack_sso_require_two_step',
	'jetpack_waf_automatic_rules',
	'jetpack_waf_ip_allow_list',
	'jetpack_waf_ip_allow_list_enabled',
	'jetpack_waf_ip_block_list',
	'jetpack_waf_ip_block_list_enabled',
	'jetpack_waf_ip_list',
	'protect',
	'sso',
	'waf',
];

/** Whether a change of a setting can keep people from logging in, or from reaching the site. */
export const canLockOut = (key: string): boolean => LOCK_OUTS.includes(key);
