/** DATA-21: what the legacy backup and scan plugin says of itself. */
export interface Vault {
	/** `success`, or `not_registered` where the plugin has no subscription yet. */
	code: string;
	message: string;
	/** Null unless the plugin is registered. */
	data: {
		active: boolean;
		features: { backups: boolean; security: boolean };
		security: { notice_count: number };
	} | null;
}

/** The code of the 404 on a site without the legacy plugin: an answer, not a failure. */
export const VAULT_ABSENT = 'not_active';

/** Classes of the plans that were sold with VaultPress (SCAN-14, SCAN-15: its install and activate prompts). */
export const LEGACY_PLANS: readonly string[] = ['premium', 'business'];
