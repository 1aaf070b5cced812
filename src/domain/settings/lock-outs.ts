/** The same settings as in `php-stub/extras/trial/class-lock-outs.php`. */
const LOCK_OUTS =
	/^(account-protection|protect|sso|waf|jetpack_(protect_global_whitelist|sso_.+|waf_(automatic|ip)_.+))$/;

/** Whether a change of a setting can keep people from logging in, or from reaching the site. */
export const canLockOut = (key: string): boolean => LOCK_OUTS.test(key);
