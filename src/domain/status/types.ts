import type { Backup } from '@/domain/backup';
import type { SiteConnection } from '@/domain/connection';
import type { AntiSpamCardView } from '@/domain/anti-spam/dashboard-card';
import type { ConnectAccountView } from '@/domain/connection/dashboard-cards';
import type { UpdatesCardView } from '@/domain/plugins/updates-card';
import type { IdentityCrisisView } from '@/domain/identity-crisis';
import type { ActivationNotice } from '@/domain/licensing';
import type { ConnectionErrorView } from '@/domain/notices';
import type { FoundThreats, Scan } from '@/domain/scan';
import type { ProviderContact } from '@/domain/site';
import type { VaultPressLack } from '@/domain/vaultpress';
import type { VideoUse } from '@/domain/video';

/** What the cards of At a Glance say, and what stands above them. */
export interface StatusFacts {
	/** Looks after the site; others are asked only for what is theirs. */
	isManager: boolean;
	canConnectSite: boolean;
	connection: SiteConnection;
	crisis: IdentityCrisisView;
	connectionError: ConnectionErrorView | null;
	provider: ProviderContact;
	scan: Scan;
	/** When the provider last scanned the site; null where it didn't say. */
	scannedAt: number | null;
	threats: FoundThreats | null;
	backup: Backup;
	updates: UpdatesCardView;
	antiSpam: AntiSpamCardView;
	/** Null where nobody is asked for it. */
	video: VideoUse | null;
	account: ConnectAccountView;
	license: ActivationNotice;
	/** Epoch milliseconds. */
	now: number;
}

/** Backups and scans are set up alike: what both lack is asked for once. */
export type Protection = 'scan' | 'backup' | 'both';

/** What couldn't be found out. */
export type Unknown = 'scan' | 'backup' | 'updates' | 'anti-spam' | 'video' | 'provider';

export type StatusRow =
	| { kind: 'threats'; count: number; by: FoundThreats['by'] }
	/** The provider's scan found nothing, VaultPress did. */
	| { kind: 'threats-disputed'; count: number }
	| { kind: 'credentials'; of: Protection }
	| { kind: 'crisis' }
	| { kind: 'connection'; action: ConnectionErrorView['action'] }
	| { kind: 'updates'; count: number }
	/** The site isn't connected. */
	| { kind: 'site' }
	| { kind: 'vaultpress'; lack: VaultPressLack }
	/** Bought, and not set up yet. */
	| { kind: 'not-started'; of: Protection }
	| { kind: 'anti-spam-key' }
	| { kind: 'owner' }
	| { kind: 'account' }
	| { kind: 'storage'; percentage: number }
	| { kind: 'license'; count: number }
	/** What follows is no task, and no quiet either: what is known may not be so. */
	| { kind: 'stale-scan'; scannedAt: number }
	| { kind: 'unchecked-updates'; checkedAt: number | null }
	| { kind: 'other-address' }
	| { kind: 'unknown'; of: Unknown[]; isRetrying: boolean };

/** Evidence for "all clear", and when it was last confirmed; null where the server gives no time. */
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
	/** `unwatched` (nobody looks at a site without a connection) and `unsure` are no quiet. */
	overall: 'needs' | 'checking' | 'unwatched' | 'unsure' | 'quiet';
	/** How many of the rows need a person. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	evidence: Evidence[];
	/** Something isn't known yet. */
	isChecking: boolean;
}
