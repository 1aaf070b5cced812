import type { Promotion } from '@/domain/promotions';
import type { SettingState } from '@/domain/settings/registry';
import { viewRemote, type FailedView, type Remote } from '@/lib/remote';

/** What the firewall says of itself (DATA-27). */
export interface Firewall {
	/** Absolute path of the file to prepend, "" where none was written. */
	bootstrapPath: string;
	/** Whether the plan brings the latest rules. */
	hasRulesAccess: boolean;
}

export interface FirewallFacts {
	/** Of an option of the firewall: usable only while the server knows the module to be on. */
	option: SettingState['kind'];
	firewall: Remote<Firewall, unknown>;
	promotion: Promotion;
}

export type FirewallView =
	/** Off, not available here, or just being switched: the server tells nothing. */
	| { kind: 'off' }
	| { kind: 'loading' }
	| FailedView
	| {
			kind: 'known';
			/** "" where no file was written. */
			bootstrapPath: string;
			/** What is said where the rules are old; undefined where they are not. */
			oldRules: Promotion | undefined;
	  };

/** What the card says of a firewall that runs: how it could start earlier (SETSEC-42), and that its rules are old (SETSEC-43). */
export function resolveFirewall({ option, firewall, promotion }: FirewallFacts): FirewallView {
	if (option !== 'usable') {
		return { kind: 'off' };
	}
	const view = viewRemote(firewall);
	if (view.kind !== 'known') {
		return view;
	}
	const { bootstrapPath, hasRulesAccess } = view.data;
	return { kind: 'known', bootstrapPath, oldRules: hasRulesAccess ? undefined : promotion };
}

/** The line of php.ini that has PHP run the firewall before anything else. */
export const buildPrependLine = (bootstrapPath: string): string =>
	`auto_prepend_file = "${bootstrapPath}"`;
