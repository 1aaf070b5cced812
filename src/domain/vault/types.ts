import type { PluginState } from '@/domain/plugins';
import type { Promotion } from '@/domain/promotions';
import type { Remote } from '@/lib/remote';

/** What VaultPress says of itself (DATA-21). */
export interface Vault {
	/** `success`, or `not_registered` where the plugin has no subscription yet. */
	code: string;
	message: string;
	/** Null unless the plugin is registered. */
	data: {
		active: boolean;
		features: { backups: boolean; security: boolean };
		threats: number;
	} | null;
}

/** The code of the 404 on a site without VaultPress: an answer, not a failure. */
export const VAULT_ABSENT = 'not_active';

/** Classes of the plans that were sold with VaultPress (SCAN-14, SCAN-15: its install and activate prompts). */
export const VAULT_PLANS: readonly string[] = ['premium', 'business'];

/** What decides on the words of a card that VaultPress may stand in for. */
export interface VaultScanFacts {
	vault: Remote<Vault, { code: string }>;
	vaultPlugin: PluginState;
	planClass: string;
	/** What may be offered in its place. */
	promotion: Promotion;
}
