import type { Backup } from '@/domain/backup/resolve-backup';
import type { SiteConnection } from '@/domain/connection';
import type { AntiSpamCardView } from '@/domain/anti-spam/dashboard-card';
import type { ConnectAccountView } from '@/domain/connection/dashboard-cards';
import type { UpdatesCardView } from '@/domain/plugins/updates-card';
import type { IdentityCrisisView } from '@/domain/identity-crisis';
import type { ActivationNotice } from '@/domain/licensing';
import type { ConnectionErrorView } from '@/domain/notices/connection-error';
import type { FoundThreats } from '@/domain/scan/find-threats';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { ProviderContact } from '@/domain/site/provider-contact';
import type { VaultPressLack } from '@/domain/vaultpress/types';
import type { VideoUse } from '@/domain/video';

/** The states of the cards on At a Glance, and of the notices above them. */
export interface StatusFacts {
	/** Manages the site; other users only get their own tasks. */
	isManager: boolean;
	canConnectSite: boolean;
	connection: SiteConnection;
	crisis: IdentityCrisisView;
	connectionError: ConnectionErrorView | null;
	provider: ProviderContact;
	scan: Scan;
	/** When the provider last scanned the site; null if unknown. */
	scannedAt: number | null;
	threats: FoundThreats | null;
	backup: Backup;
	updates: UpdatesCardView;
	antiSpam: AntiSpamCardView;
	/** Null without a request to connect an account. */
	video: VideoUse | null;
	account: ConnectAccountView;
	license: ActivationNotice;
	/** Epoch milliseconds. */
	now: number;
}

/** Backups and scans need the same credentials, which get only one row. */
export type Protection = 'scan' | 'backup' | 'both';

/** The facts that couldn't be loaded. */
export type Unknown = 'scan' | 'backup' | 'updates' | 'anti-spam' | 'video' | 'provider';

export type StatusRow =
	| { kind: 'threats'; count: number; by: FoundThreats['by'] }
	/** VaultPress found threats, the provider's scan did not. */
	| { kind: 'threats-disputed'; count: number }
	| { kind: 'credentials'; of: Protection }
	| { kind: 'crisis' }
	| { kind: 'connection'; action: ConnectionErrorView['action'] }
	| { kind: 'updates'; count: number }
	/** The site isn't connected. */
	| { kind: 'site' }
	| { kind: 'vaultpress'; lack: VaultPressLack }
	/** Bought, but not set up yet. */
	| { kind: 'not-started'; of: Protection }
	| { kind: 'anti-spam-key' }
	| { kind: 'owner' }
	| { kind: 'account' }
	| { kind: 'storage'; percentage: number }
	| { kind: 'license'; count: number }
	/** The following kinds are neither tasks nor "all clear": the known facts may be wrong. */
	| { kind: 'stale-scan'; scannedAt: number }
	| { kind: 'unchecked-updates'; checkedAt: number | null }
	| { kind: 'other-address' }
	| { kind: 'unknown'; of: Unknown[]; isRetrying: boolean };

/** Evidence for "all clear", and when it was last confirmed; null if the server reports no time. */
export interface Evidence {
	kind:
		| 'real-time-backups'
		| 'daily-backups'
		| 'vaultpress-backups'
		| 'backups-starting'
		| 'no-backups'
		| 'no-threats'
		| 'scan-starting'
		| 'no-scan'
		| 'connected'
		| 'plugins';
	at: number | null;
}

export interface SiteStatus {
	/** `unwatched` (a site without a connection) and `unsure` don't mean "all clear". */
	overall: 'needs' | 'checking' | 'unwatched' | 'unsure' | 'quiet';
	/** The number of rows that need attention. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	evidence: Evidence[];
	/** Some facts are still loading. */
	isChecking: boolean;
}
