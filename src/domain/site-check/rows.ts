import { _n, __, sprintf } from '@wordpress/i18n';
import type { UpdateView } from '@/domain/calls/releases/update-changes';
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

/** Problems first, otherwise in the order of the checks. A check that finds nothing doesn't outweigh what Jetpack itself reports on the page. */
export const listCheckRows = (findings: SiteFindings, alarms: readonly string[]): CheckRow[] =>
	[
		...alarms.map((sentence, alarm): CheckRow => ({
			name: 'jetpack',
			finding: { state: 'problem', sentence },
			alarm,
		})),
		...keysOf(findings).map((name): CheckRow => ({ name, finding: findings[name] })),
	].sort((a, b) => RANKS[a.finding.state] - RANKS[b.finding.state]);

export interface HealthFacts {
	rows: readonly CheckRow[];
	/** What an offered Jetpack changes; null if none is offered. */
	update: UpdateView | null;
	/** How many features and settings can't be changed here. */
	locked: number;
}

function summarizeProblems(problems: number, rows: readonly CheckRow[]): string {
	const countOf = (state: CheckState) =>
		rows.filter(({ finding }) => finding.state === state).length;
	if (problems > 0) {
		/* translators: %d: number of problems. */
		return sprintf(_n('%d problem found.', '%d problems found.', problems), problems);
	}
	if (countOf('unconnected') > 0) {
		return __("No problems found, but this site isn't connected.");
	}
	const unknown = countOf('unknown');
	return unknown === 0
		? __('No problems found.')
		: sprintf(
				/* translators: %d: number of checks. */
				_n(
					'No problems found. %d check had no result.',
					'No problems found. %d checks had no result.',
					unknown,
				),
				unknown,
			);
}

/** The headline of everything on the screen: the check, an offered update, and what can't be changed here. */
export function summarizeHealth({ rows, update, locked }: HealthFacts): string {
	const changes = update?.changes ?? [];
	const lost = changes.filter(({ kind }) => kind === 'loss' || kind === 'doubt').length;
	const problems = [
		...rows.filter(({ finding }) => finding.state === 'problem'),
		...changes.filter(({ kind }) => kind === 'problem'),
	].length;
	return [
		summarizeProblems(problems, rows),
		lost > 0 &&
			sprintf(
				/* translators: %d: number of features. */
				_n(
					'An update affects %d feature that you use.',
					'An update affects %d features that you use.',
					lost,
				),
				lost,
			),
		locked > 0 &&
			sprintf(
				/* translators: %d: number of features and settings. */
				_n('%d feature is set by code or plan.', '%d features are set by code or plan.', locked),
				locked,
			),
	]
		.filter(Boolean)
		.join(' ');
}
