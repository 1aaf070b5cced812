import type { SiteConnection } from '@/domain/connection';
import type { ModuleOverride } from '@/domain/modules/types';

export interface StatsSettingsFacts {
	override: ModuleOverride;
	connection: SiteConnection;
	/** The saved value: the card doesn't change while a save is pending. */
	isOn: boolean;
}

export type StatsSettingsView =
	| { kind: 'overridden'; override: 'inactive' | 'managed' }
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'inactive' }
	| { kind: 'settings' };

/** The content of the stats settings: a notice, a button to activate them, or a panel (TRAFFIC-41 to TRAFFIC-44). */
export function resolveStatsSettings({
	override,
	connection,
	isOn,
}: StatsSettingsFacts): StatsSettingsView {
	if (override === 'inactive' || (override === 'managed' && !isOn)) {
		return { kind: 'overridden', override };
	}
	if (connection === 'offline') {
		return { kind: 'offline' };
	}
	if (connection === 'unconnected') {
		return { kind: 'needs-site' };
	}
	return { kind: isOn ? 'settings' : 'inactive' };
}
