import type { SiteConnection } from '@/domain/connection';
import type { ModuleOverride } from '@/domain/modules';

export interface StatsSettingsFacts {
	override: ModuleOverride;
	connection: SiteConnection;
	/** As the server has it: while that is being changed the card stays what it is. */
	isOn: boolean;
}

export type StatsSettingsView =
	| { kind: 'overridden'; override: 'inactive' | 'managed' }
	| { kind: 'offline' }
	| { kind: 'needs-site' }
	| { kind: 'inactive' }
	| { kind: 'settings' };

/** What the settings of the stats are: a notice, a way to have them, or a panel (TRAFFIC-41 to TRAFFIC-44). */
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
