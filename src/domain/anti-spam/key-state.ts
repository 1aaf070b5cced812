import type { AntiSpamKeyCheck } from './types';

export type AntiSpamKeyState =
	'fetching' | 'checking' | 'set-globally' | 'empty' | 'invalid' | 'valid';

export interface AntiSpamKeyFacts {
	/** As it stands in the field, or null before the settings are known. */
	key: string | null;
	validKey: AntiSpamKeyCheck['validKey'];
	isChecking: boolean;
}

/**
 * SETSEC-13. A key that is valid without standing in the settings was set for all sites by the
 * server's own configuration.
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
