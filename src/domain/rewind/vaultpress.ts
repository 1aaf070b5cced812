import { failureOf, viewRemote, type FailedView } from '@/lib/remote';
import {
	isVaultPressPlan,
	VAULTPRESS_ABSENT,
	type VaultPress,
	type VaultPressFacts,
	type VaultPressLack,
} from './vaultpress-types';

export type VaultPressView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'unregistered' }
	/** Parts that the report lacks are null. */
	| {
			kind: 'registered';
			code: string;
			backups: boolean | null;
			scans: boolean | null;
			threats: number | null;
	  }
	| { kind: 'absent' };

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
	{ kind: 'loading' } | FailedView | { kind: Exclude<VaultPressLack, 'vaultpress-unregistered'> };

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
