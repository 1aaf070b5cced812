import {
	resolveStatsUnavailable,
	type StatsCardFacts,
	type StatsUnavailable,
} from '@/domain/stats';

export type StatsSettingsView = StatsUnavailable | { kind: 'inactive' } | { kind: 'settings' };

/**
 * The content of the stats settings: a notice, a button to activate them, or a panel (TRAFFIC-41 to TRAFFIC-44). `isOn` is the saved value: the card doesn't
 * change while a save is pending.
 */
export const resolveStatsSettings = (
	facts: Pick<StatsCardFacts, 'override' | 'connection' | 'isOn'>,
): StatsSettingsView =>
	resolveStatsUnavailable(facts) ?? { kind: facts.isOn ? 'settings' : 'inactive' };
