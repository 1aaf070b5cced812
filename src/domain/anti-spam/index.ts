/** Why there is no count of blocked spam; `unavailable` where this site cannot have one (CARD-04). */
export type AntiSpamUnavailable = 'not-installed' | 'inactive' | 'invalid-key' | 'unavailable';

/** The number of blocked spam comments, or why there is none. */
export type AntiSpamData = number | AntiSpamUnavailable;

/** The answer to a check of the key (DATA-26). `validKey` is null until it is known. */
export interface AntiSpamKeyCheck {
	validKey: boolean | null;
	invalidKeyCode: string;
	invalidKeyMessage: string;
}

export type AntiSpamKeyState =
	'fetching' | 'checking' | 'set-globally' | 'wrong-fixed' | 'empty' | 'invalid' | 'valid';

export interface AntiSpamKeyFacts {
	/** The field's text, or null before the settings are loaded. */
	key: string | null;
	validKey: AntiSpamKeyCheck['validKey'];
	isChecking: boolean;
}

/**
 * The state of the key in the field (SETSEC-13). A valid key that isn't in the settings was set for all sites
 * by the server's configuration.
 */
export function resolveAntiSpamKey({
	key,
	validKey,
	isChecking,
}: AntiSpamKeyFacts): AntiSpamKeyState {
	if (key === null || (validKey === null && !isChecking)) {
		return 'fetching';
	}
	if (key.trim() === '') {
		return validKey ? 'set-globally' : 'empty';
	}
	if (isChecking) {
		return 'checking';
	}
	return validKey ? 'valid' : 'invalid';
}
