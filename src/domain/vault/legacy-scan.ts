import type { Promotion } from '@/domain/promotions';
import { failureOf, viewRemote, type FailedView } from '@/lib/remote';
import { LEGACY_PLANS, VAULT_ABSENT, type LegacyScanFacts, type Vault } from './types';

export type LegacyScanView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'legacy-unregistered' }
	| { kind: 'legacy-threats'; count: number }
	| { kind: 'legacy-clear' }
	| { kind: 'legacy-missing' }
	| { kind: 'legacy-inactive' }
	| { kind: 'offer'; promotion: Promotion };

function resolveAnswer({ code, data }: Vault): LegacyScanView | null {
	if (code === 'not_registered') {
		return { kind: 'legacy-unregistered' };
	}
	const threats = data?.threats ?? 0;
	if (data?.features.security && threats > 0) {
		return { kind: 'legacy-threats', count: threats };
	}
	return code === 'success' ? { kind: 'legacy-clear' } : null;
}

/** Where VaultPress itself says nothing: the plan was sold with it, or there is something to buy (SCAN-14 to SCAN-16). */
function resolvePlan({ legacyPlugin, planClass, promotion }: LegacyScanFacts): LegacyScanView {
	if (!LEGACY_PLANS.includes(planClass)) {
		return { kind: 'offer', promotion };
	}
	switch (legacyPlugin) {
		case 'unknown':
			return { kind: 'loading' };
		case 'not-installed':
			return { kind: 'legacy-missing' };
		case 'inactive':
			return { kind: 'legacy-inactive' };
		default:
			// Neither the plugin nor the list of plugins can be asked.
			return { kind: 'failed', isRetrying: legacyPlugin === 'retrying' };
	}
}

/** What stands on the card of a site that VaultPress scans, in the order of SCAN-25. */
export function resolveLegacyScan(facts: LegacyScanFacts): LegacyScanView {
	const { vault } = facts;
	if (failureOf(vault)?.code === VAULT_ABSENT) {
		return resolvePlan(facts);
	}
	const view = viewRemote(vault);
	return view.kind === 'known' ? (resolveAnswer(view.data) ?? resolvePlan(facts)) : view;
}
