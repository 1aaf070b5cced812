import { findEvidence } from './evidence';
import { findRows, requestsOf } from './find-rows';
import { isWorking, type ProtectionId } from './protections';
import type { SiteStatus, StatusFacts, StatusRow } from './types';

/** The most urgent first: what people lose by it (the status card ranks nothing else). */
const URGENCY: readonly StatusRow['kind'][] = [
	'threat',
	'more-threats',
	'threats',
	'threats-disputed',
	'crisis',
	'connection',
	'site',
	'credentials',
	'vaultpress',
	'not-started',
	'expired',
	'owner',
	'anti-spam-key',
	'anti-spam-off',
	'gap',
	'module-off',
	'updates',
	'storage',
	'license',
	'starting',
	'stale-scan',
	'unchecked-updates',
	'other-address',
	'unknown',
	'renewal',
];

/** Free spam protection that is off ranks with the free modules, below what is paid for. */
const isFree = (row: StatusRow) =>
	row.kind === 'module-off' || (row.kind === 'anti-spam-off' && !row.isPaid);

const rankOf = (row: StatusRow) => URGENCY.indexOf(isFree(row) ? 'module-off' : row.kind);

const isBefore = (row: StatusRow, limit: StatusRow['kind']) => rankOf(row) < URGENCY.indexOf(limit);

/** Something to do, unlike the doubts after it. */
const isNeed = (row: StatusRow) => isBefore(row, 'starting');

/** The leading rows that harm the site or cut it off now. */
const DANGERS: readonly StatusRow['kind'][] = [
	'threat',
	'threats',
	'threats-disputed',
	'connection',
];

function resolveOverall(
	lead: StatusRow | undefined,
	{ connection, protections }: StatusFacts,
	isChecking: boolean,
): SiteStatus['overall'] {
	// What is still unknown may be worse than a gap, or explain it.
	if (isChecking && (!lead || !isBefore(lead, 'gap'))) {
		return 'checking';
	}
	if (lead && lead.kind !== 'renewal') {
		return 'row';
	}
	if (connection !== 'connected') {
		return 'unwatched';
	}
	const runs = (id: ProtectionId) => protections.some((one) => one.id === id && isWorking(one));
	return runs('backup') && runs('scan') ? 'quiet' : 'fine';
}

function resolveTone(
	overall: SiteStatus['overall'],
	lead: StatusRow | undefined,
): SiteStatus['tone'] {
	switch (overall) {
		case 'quiet':
			return 'good';
		case 'row':
			return lead && DANGERS.includes(lead.kind)
				? 'danger'
				: lead && isNeed(lead)
					? 'warning'
					: 'neutral';
		default:
			return 'neutral';
	}
}

/**
 * What people must know about this site, the worst first, and the evidence for it. Unknown, failed or contradictory facts are reported
 * as such and never count as "all clear".
 *
 * @return Null for a user who cannot change anything on the site.
 */
export function resolveSiteStatus(facts: StatusFacts): SiteStatus | null {
	if (!facts.isManager) {
		return null;
	}
	const rows = findRows(facts).sort((one, other) => rankOf(one) - rankOf(other));
	const [lead] = rows;
	const waiting = [...requestsOf(facts), ['license', facts.license] as const];
	const isChecking = waiting.some(([, view]) => view?.kind === 'loading');
	const overall = resolveOverall(lead, facts, isChecking);
	return {
		overall,
		tone: resolveTone(overall, lead),
		needs: rows
			.filter(isNeed)
			.reduce((sum, row) => sum + (row.kind === 'more-threats' ? row.count : 1), 0),
		rows,
		// Below a headline about something to buy stands what can be done without buying.
		first: (lead?.kind === 'gap' && rows.find(isFree)) || lead,
		evidence: findEvidence(facts, overall === 'row' ? lead : undefined),
		isChecking,
	};
}
