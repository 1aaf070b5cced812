import type { Promotion } from '@/domain/plans/promotions';
import type { SettingState } from '@/domain/settings/registry';
import { viewRemote, type Remote, type Unsettled } from '@/lib/remote';

/** The firewall's own report (DATA-27). */
export interface Firewall {
	/** Absolute path of the file to prepend, or "". */
	bootstrapPath: string;
	/** Whether the plan includes the latest rules. */
	hasRulesAccess: boolean;
}

export interface FirewallFacts {
	/** The state of a firewall option, which is usable only while the module is saved as on. */
	option: SettingState['kind'];
	firewall: Remote<Firewall, unknown>;
	promotion: Promotion;
}

export type FirewallView =
	/** Off, unavailable or being switched, so the server sends no report. */
	| { kind: 'off' }
	| Unsettled
	| {
			kind: 'known';
			/** "" where there is no file. */
			bootstrapPath: string;
			/** The note about outdated rules; undefined where they are current. */
			oldRules: Promotion | undefined;
	  };

/** The notes for an active firewall: how to start it earlier (SETSEC-42), and that its rules are outdated (SETSEC-43). */
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

/** The line of php.ini that makes PHP run the firewall before anything else. */
export const buildPrependLine = (bootstrapPath: string): string =>
	`auto_prepend_file = "${bootstrapPath}"`;
