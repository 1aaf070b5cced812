/** Why there is no count of blocked spam. */
export const ANTI_SPAM_GAPS = ['not_installed', 'not_active', 'invalid_key'] as const;
export type AntiSpamGap = (typeof ANTI_SPAM_GAPS)[number];

/** How many spam comments were blocked, or why nobody counts. */
export type AntiSpamData = number | AntiSpamGap;

/** DATA-26. `validKey` is null while nobody knows. */
export interface AntiSpamKeyCheck {
	validKey: boolean | null;
	invalidKeyCode: string;
	invalidKeyMessage: string;
}
