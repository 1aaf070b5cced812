/** Why there is no count of blocked spam; `unavailable` where it cannot be had here at all (CARD-04). */
export type AntiSpamUnavailable = 'not-installed' | 'inactive' | 'invalid-key' | 'unavailable';

/** How many spam comments were blocked, or why nobody counts. */
export type AntiSpamData = number | AntiSpamUnavailable;

/** The answer to a check of the key (DATA-26). `validKey` is null while nobody knows. */
export interface AntiSpamKeyCheck {
	validKey: boolean | null;
	invalidKeyCode: string;
	invalidKeyMessage: string;
}

export type AntiSpamKeyState =
	'fetching' | 'checking' | 'set-globally' | 'empty' | 'invalid' | 'valid';

export interface AntiSpamKeyFacts {
	/** As it stands in the field, or null before the settings are known. */
	key: string | null;
	validKey: AntiSpamKeyCheck['validKey'];
	isChecking: boolean;
}

/**
 * What is known of the key in the field (SETSEC-13). A key that is valid without standing in the settings was
 * set for all sites by the server's own configuration.
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
