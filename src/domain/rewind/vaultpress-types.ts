import type { PluginState } from '@/domain/plugins/plugin-state';
import type { Remote } from '@/lib/remote';

/** VaultPress's own report (DATA-21). */
export interface VaultPress {
	/** `success`, or `not_registered` if the plugin has no subscription yet. */
	code: string;
	message: string;
	/** Null unless the plugin is registered; each part is null if the report doesn't have it. */
	data: {
		active: boolean | null;
		features: { backups: boolean | null; security: boolean | null };
		threats: number | null;
	} | null;
}

/** The code of the 404 on a site without VaultPress: an answer, not a failure. */
export const VAULTPRESS_ABSENT = 'not_active';

/** Classes of the plans that were sold with VaultPress (SCAN-14, SCAN-15: its install and activate prompts). */
const PLANS: readonly string[] = ['premium', 'business'];

export interface VaultPressFacts {
	vaultpress: Remote<VaultPress, { code: string }>;
	/** The state of its plugin on this site. */
	vaultpressPlugin: PluginState;
	/** The plan's class, from `selectEntitlements`. */
	planClass: string;
}

/** Whether the plan was sold with VaultPress. */
export const isVaultPressPlan = ({ planClass }: Pick<VaultPressFacts, 'planClass'>): boolean =>
	PLANS.includes(planClass);

/** The missing step on a site with such a plan. */
export type VaultPressLack =
	'vaultpress-unregistered' | 'vaultpress-missing' | 'vaultpress-inactive';

/** The requests that the state of the backups or of the scan depends on. */
export interface ProtectionNeeds {
	plugins: boolean;
	vaultpress: boolean;
	/** What the site owns. Only used where nothing protects it. */
	entitlements: boolean;
}
