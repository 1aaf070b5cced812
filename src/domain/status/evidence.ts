import { countProtections } from './protections';
import type { Evidence, StatusFacts, StatusRow } from './types';

type Kind = Exclude<Evidence['kind'], 'protections'> | null;

function findBackupEvidence({ backup }: StatusFacts): Kind {
	switch (backup.kind) {
		case 'active':
			return backup.isRealTime ? 'real-time-backups' : 'daily-backups';
		case 'vaultpress-active':
			return 'vaultpress-backups';
		case 'provisioning':
			return 'backups-starting';
		case 'offer':
			return 'no-backups';
		default:
			return null;
	}
}

function findScanEvidence({ scan, threats }: StatusFacts): Kind {
	switch (scan.kind) {
		case 'clear':
		case 'vaultpress-clear':
			return threats ? null : 'no-threats';
		case 'provisioning':
			return 'scan-starting';
		case 'offer':
			return threats ? null : 'no-scan';
		default:
			return null;
	}
}

/** What a row says already. */
function findSaid(lead: StatusRow | undefined): readonly Kind[] {
	switch (lead?.kind) {
		case 'gap':
			return ['no-backups', 'no-scan'];
		case 'starting':
			return ['backups-starting', 'scan-starting'];
		default:
			return [];
	}
}

/**
 * The evidence for the headline: everything that a server reported as fine or absent, without what the headline says. A missing
 * answer is no evidence.
 */
export function findEvidence(facts: StatusFacts, lead: StatusRow | undefined): Evidence[] {
	const { connection, protections, updates, scannedAt } = facts;
	const said = findSaid(lead);
	const scan = findScanEvidence(facts);
	const unsaid = [
		{ kind: connection === 'connected' ? null : ('unwatched' as const), at: null },
		{ kind: findBackupEvidence(facts), at: null },
		{ kind: scan, at: scan === 'no-threats' ? scannedAt : null },
	].flatMap(({ kind, at }): Evidence[] =>
		kind === null || said.includes(kind) ? [] : [{ kind, at }],
	);
	const count = countProtections(protections);
	return [
		...unsaid,
		...(count ? [{ kind: 'protections' as const, ...count }] : []),
		...(updates.kind === 'none' ? [{ kind: 'plugins' as const, at: updates.checkedAt }] : []),
	];
}
