import { keysOf } from '@/lib/values';
import type { CheckState, Finding } from './facts';
import type { CheckName, SiteFindings } from './index';

/** A row of the screen: a check, or an alarm of Jetpack itself. */
export interface CheckRow {
	name: CheckName | 'jetpack';
	finding: Finding;
	/** The index of the alarm. */
	alarm?: number;
}

const RANKS: Record<CheckState, number> = { problem: 0, unconnected: 1, ok: 2, unknown: 2 };

/**
 * The rows of the screen: problems first, otherwise in the order of the checks.
 *
 * @param findings
 * @param alarms   What Jetpack itself reports on the page: a check that finds nothing doesn't outweigh it.
 */
export const listCheckRows = (findings: SiteFindings, alarms: readonly string[]): CheckRow[] =>
	[
		...alarms.map((sentence, alarm): CheckRow => ({
			name: 'jetpack',
			finding: { state: 'problem', sentence },
			alarm,
		})),
		...keysOf(findings).map((name): CheckRow => ({ name, finding: findings[name] })),
	].sort((a, b) => RANKS[a.finding.state] - RANKS[b.finding.state]);

export const countRows = (rows: readonly CheckRow[], state: CheckState): number =>
	rows.filter(({ finding }) => finding.state === state).length;
