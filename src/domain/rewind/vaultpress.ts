import type { PluginState } from '@/domain/plugins/plugin-state';
import { failureOf, viewRemote, type Remote, type Unsettled } from '@/lib/remote';

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

export type VaultPressView =
	| Unsettled
	| { kind: 'unregistered' | 'absent' }
	/** Parts that the report lacks are null. */
	| {
			kind: 'registered';
			code: string;
			backups: boolean | null;
			scans: boolean | null;
			threats: number | null;
	  };

function readAnswer({ code, data }: VaultPress): VaultPressView {
	return code === 'not_registered'
		? { kind: 'unregistered' }
		: {
				kind: 'registered',
				code,
				backups: data?.features.backups ?? null,
				scans: data?.features.security ?? null,
				threats: data?.threats ?? null,
			};
}

/** A server without the call can't run VaultPress, either. */
const ABSENT: readonly string[] = [VAULTPRESS_ABSENT, 'rest_no_route'];

/** VaultPress's report, once loaded. */
export function viewVaultPress(vaultpress: VaultPressFacts['vaultpress']): VaultPressView {
	const view = viewRemote(vaultpress);
	const answer = view.kind === 'known' ? view.data : failureOf(vaultpress);
	if (answer && ABSENT.includes(answer.code)) {
		return { kind: 'absent' };
	}
	return view.kind === 'known' ? readAnswer(view.data) : view;
}

export type VaultPressPrompt =
	Unsettled | { kind: Exclude<VaultPressLack, 'vaultpress-unregistered'> };

/** To install or activate VaultPress on a site whose plan was sold with it (SCAN-14, SCAN-15); null for any other plan. */
export function resolvePrompt(facts: VaultPressFacts): VaultPressPrompt | null {
	if (!isVaultPressPlan(facts)) {
		return null;
	}
	const { vaultpressPlugin: plugin } = facts;
	switch (plugin.kind) {
		case 'not-installed':
			return { kind: 'vaultpress-missing' };
		case 'inactive':
			return { kind: 'vaultpress-inactive' };
		case 'active':
			// It hasn't answered.
			return { kind: 'failed', isRetrying: false };
		default:
			return plugin;
	}
}
