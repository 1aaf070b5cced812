/** What a person can do only where Jetpack has the call for it, with its REST path below `jetpack/v4/`. */
const CALLS = {
	'save-settings': 'settings',
	'reset-settings': 'options/options',
	'refresh-modules': 'module/all',
	'connect-site': 'connection/register',
	'connect-user': 'connection/authorize_url',
	'disconnect-site': 'connection',
	'attach-license': 'licensing/attach-licenses',
} as const;

export type ActName = keyof typeof CALLS;

/** Whether this Jetpack has the call that an act needs. */
export const canAct = (missing: readonly string[], name: ActName): boolean =>
	!missing.includes(CALLS[name]);
