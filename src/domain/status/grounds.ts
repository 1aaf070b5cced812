import type { Ground, StatusFacts } from './types';

type Kind = Ground['kind'] | null;

function groundOfBackup({ backup }: StatusFacts): Kind {
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

function groundOfScan({ scan }: StatusFacts): Kind {
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

/** What is known to be well, or not to be there at all: each by an answer, none by the lack of one. */
export function findGrounds(facts: StatusFacts): Ground[] {
	const { updates, provider } = facts;
	const scan = groundOfScan(facts);
	const grounds: (Ground | { kind: null })[] = [
		{ kind: groundOfBackup(facts), at: null },
		{ kind: scan, at: scan === 'no-threats' ? facts.scannedAt : null },
		{ kind: provider.kind === 'answers' ? 'connected' : null, at: null },
		updates.kind === 'none' ? { kind: 'plugins', at: updates.checkedAt } : { kind: null },
	];
	return grounds.filter((ground): ground is Ground => ground.kind !== null);
}
