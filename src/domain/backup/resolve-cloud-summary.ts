import type { SiteConnection } from '@/domain/connection';
import { isUnknown, knownData, type Remote } from '@/lib/remote';
import type { BackupStatus, ScanStatus } from './types';

export interface CloudSummaryFacts {
	connection: SiteConnection;
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
}

type BackupState = 'provisioning' | 'awaiting-credentials' | 'active' | 'unavailable';

export type CloudSummary =
	| { kind: 'hidden' }
	| { kind: 'offline' }
	| { kind: 'loading' }
	| { kind: 'failed' }
	| { kind: 'known'; backup: BackupState; threats: number };

const STATES = new Map<string, BackupState>([
	['provisioning', 'provisioning'],
	['awaiting_credentials', 'awaiting-credentials'],
	['active', 'active'],
	['unavailable', 'unavailable'],
]);

/** How backups and scans stand, for the security settings (SETSEC, BACKUP-04). */
export function resolveCloudSummary(facts: CloudSummaryFacts): CloudSummary {
	if (!facts.showBackups || facts.connection === 'unconnected') {
		return { kind: 'hidden' };
	}
	if (facts.connection === 'offline') {
		return { kind: 'offline' };
	}
	if (isUnknown(facts.rewind) || isUnknown(facts.scan)) {
		return { kind: 'loading' };
	}
	const backup = STATES.get(knownData(facts.rewind)?.state ?? '');
	if (facts.rewind.phase === 'failed' || !backup) {
		return { kind: 'failed' };
	}
	return { kind: 'known', backup, threats: knownData(facts.scan)?.threats.length ?? 0 };
}
