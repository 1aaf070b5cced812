import { isMissing } from './server-routes';

/** Actions that need calls of Jetpack, with their REST paths below `jetpack/v4/`. */
const CALLS = {
	'save-settings': ['settings'],
	'save-tracking': ['tracking/settings'],
	'reset-settings': ['options/options'],
	'refresh-modules': ['module/all'],
	'test-connection': ['connection/test'],
	'connect-site': ['connection/register'],
	'connect-user': ['connection/authorize_url'],
	reconnect: ['connection/reconnect'],
	'disconnect-site': ['connection'],
	'disconnect-user': ['connection/user'],
	'install-plugin': ['plugins'],
	'stay-in-safe-mode': ['identity-crisis/confirm-safe-mode'],
	'move-connection': ['identity-crisis/migrate'],
	'start-fresh': ['identity-crisis/start-fresh'],
	'send-login-email': ['mobile/send-login-email'],
	'check-anti-spam-key': ['module/akismet/key/check'],
	'verify-by-google': ['verify-site/google', 'verify-site/google/{keyringId}'],
	'save-license': ['licensing/set-license'],
	'attach-license': ['licensing/attach-licenses'],
} as const satisfies Record<string, readonly string[]>;

export type ActName = keyof typeof CALLS;

export const findMissingCall = (missing: readonly string[], name: ActName): string | undefined =>
	CALLS[name].find((path) => isMissing(missing, path));

export const canAct = (missing: readonly string[], name: ActName): boolean =>
	findMissingCall(missing, name) === undefined;
