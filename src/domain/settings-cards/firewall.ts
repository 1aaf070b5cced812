import type { Firewall } from '@/domain/firewall';
import type { Promotion } from '@/domain/promotions';
import type { SettingState } from '@/domain/settings-registry';
import { knownData, type Remote } from '@/lib/remote';

export interface FirewallFacts {
	/** Of an option of the firewall: usable only while the server knows the module to be on. */
	option: SettingState['kind'];
	firewall: Remote<Firewall, unknown>;
	isRetrying: boolean;
	promotion: Promotion;
}

export type FirewallView =
	/** Off, not available here, or just being switched: the server tells nothing. */
	| { kind: 'off' }
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| {
			kind: 'known';
			/** "" where no file was written. */
			bootstrapPath: string;
			/** What is said where the rules are old; undefined where they are not. */
			oldRules: Promotion | undefined;
	  };

/** What the card says of the firewall that runs (SETSEC-42, SETSEC-43). */
export function resolveFirewall(facts: FirewallFacts): FirewallView {
	const { option, firewall, isRetrying, promotion } = facts;
	if (option !== 'usable') {
		return { kind: 'off' };
	}
	const known = knownData(firewall);
	if (known) {
		const { bootstrapPath, hasRulesAccess } = known;
		return { kind: 'known', bootstrapPath, oldRules: hasRulesAccess ? undefined : promotion };
	}
	return firewall.phase === 'failed' || isRetrying
		? { kind: 'failed', isRetrying }
		: { kind: 'loading' };
}

/** The line of php.ini that has PHP run the firewall before anything else. */
export const buildPrependLine = (bootstrapPath: string): string =>
	`auto_prepend_file = "${bootstrapPath}"`;
