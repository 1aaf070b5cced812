import type { Promotion } from '@/domain/promotions';
import { failureOf, viewRemote, type FailedView } from '@/lib/remote';
import { VAULT_PLANS, VAULT_ABSENT, type VaultScanFacts, type Vault } from './types';

export type VaultScanView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'vault-unregistered' }
	| { kind: 'vault-threats'; count: number }
	| { kind: 'vault-clear' }
	| { kind: 'vault-missing' }
	| { kind: 'vault-inactive' }
	| { kind: 'offer'; promotion: Promotion };

function resolveAnswer({ code, data }: Vault): VaultScanView | null {
	if (code === 'not_registered') {
		return { kind: 'vault-unregistered' };
	}
	const threats = data?.threats ?? 0;
	if (data?.features.security && threats > 0) {
		return { kind: 'vault-threats', count: threats };
	}
	return code === 'success' ? { kind: 'vault-clear' } : null;
}

/** Where VaultPress itself says nothing: the plan was sold with it, or there is something to buy (SCAN-14 to SCAN-16). */
function resolvePlan({ vaultPlugin, planClass, promotion }: VaultScanFacts): VaultScanView {
	if (!VAULT_PLANS.includes(planClass)) {
		return { kind: 'offer', promotion };
	}
	switch (vaultPlugin) {
		case 'unknown':
			return { kind: 'loading' };
		case 'not-installed':
			return { kind: 'vault-missing' };
		case 'inactive':
			return { kind: 'vault-inactive' };
		default:
			// Neither the plugin nor the list of plugins can be asked.
			return { kind: 'failed', isRetrying: vaultPlugin === 'retrying' };
	}
}

/** What stands on the card of a site that VaultPress scans, in the order of SCAN-25. */
export function resolveVaultScan(facts: VaultScanFacts): VaultScanView {
	const { vault } = facts;
	if (failureOf(vault)?.code === VAULT_ABSENT) {
		return resolvePlan(facts);
	}
	const view = viewRemote(vault);
	return view.kind === 'known' ? (resolveAnswer(view.data) ?? resolvePlan(facts)) : view;
}
