import type { Evidence, StatusFacts } from './types';

type Kind = Evidence['kind'] | null;

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

function findScanEvidence({ scan }: StatusFacts): Kind {
	switch (scan.kind) {
		case 'clear':
		case 'vaultpress-clear':
			return 'no-threats';
		case 'provisioning':
			return 'scan-starting';
		case 'offer':
			return 'no-scan';
		default:
			return null;
	}
}

/** The evidence for the overall status: everything that a server reported as fine or absent. A missing answer is no evidence. */
export function findEvidence(facts: StatusFacts): Evidence[] {
	const { updates, provider } = facts;
	const scan = findScanEvidence(facts);
	const evidence: (Evidence | { kind: null })[] = [
		{ kind: findBackupEvidence(facts), at: null },
		{ kind: scan, at: scan === 'no-threats' ? facts.scannedAt : null },
		{ kind: provider.kind === 'answers' ? 'connected' : null, at: null },
		updates.kind === 'none' ? { kind: 'plugins', at: updates.checkedAt } : { kind: null },
	];
	return evidence.filter((one): one is Evidence => one.kind !== null);
}
