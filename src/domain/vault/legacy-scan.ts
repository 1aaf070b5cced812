import type { PluginState } from '@/domain/plugins';
import type { Promotion } from '@/domain/promotions';
import { knownData, type Remote } from '@/lib/remote';
import { LEGACY_PLANS, VAULT_ABSENT, type Vault } from './types';

export interface LegacyScanFacts {
	/** What the legacy plugin says of itself. */
	vault: Remote<Vault, { code: string }>;
	legacyPlugin: PluginState;
	planClass: string;
	promotion: Promotion;
}

export type LegacyScanView =
	| { kind: 'loading' }
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
	const threats = data?.security.notice_count ?? 0;
	if (data?.features.security && threats > 0) {
		return { kind: 'legacy-threats', count: threats };
	}
	return code === 'success' ? { kind: 'legacy-clear' } : null;
}

/**
 * What stands on the card of a site that the legacy plugin scans, in the order of SCAN-25.
 *
 * @return Null where neither the plugin nor the list of plugins can be asked.
 */
export function resolveLegacyScan(facts: LegacyScanFacts): LegacyScanView | null {
	const { vault, legacyPlugin, planClass, promotion } = facts;
	const answer = knownData(vault);
	const isAbsent = vault.phase === 'failed' && vault.error.code === VAULT_ABSENT;
	if (!answer && !isAbsent) {
		return vault.phase === 'failed' ? null : { kind: 'loading' };
	}
	const told = answer && !isAbsent ? resolveAnswer(answer) : null;
	if (told) {
		return told;
	}
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
			return null;
	}
}
