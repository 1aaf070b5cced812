import type { Backup } from '@/domain/backup/resolve-backup';
import type { SiteConnection } from '@/domain/connection';
import type { AntiSpamCardView } from '@/domain/anti-spam/dashboard-card';
import type { UpdatesCardView } from '@/domain/plugins/updates-card';
import type { IdentityCrisisView } from '@/domain/identity-crisis';
import type { ActivationNotice } from '@/domain/licensing';
import type { ConnectionErrorView } from '@/domain/notices/connection-error';
import type { FoundThreats } from '@/domain/scan/find-threats';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { Threat } from '@/domain/scan/types';
import type { ProviderContact } from '@/domain/site/provider-contact';
import type { VaultPressLack } from '@/domain/vaultpress/types';
import type { Unread } from '@/domain/site/types';
import type { VideoUse } from '@/domain/video';
import type { Protection as ProtectionPart } from './protections';

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
	/** The threats as the provider's scan describes them. */
	described: readonly Threat[];
	protections: readonly ProtectionPart[];
	/** What ends or renews soon, or has ended; the soonest first. */
	renewals: readonly Renewal[];
	backup: Backup;
	updates: UpdatesCardView;
	antiSpam: AntiSpamCardView;
	video: VideoUse | null;
	license: ActivationNotice;
	/** What of the site's features nobody could read; null if they are known. */
	unread: Unread | null;
	/** Epoch milliseconds. */
	now: number;
}

/** A purchase that renews within 30 days, or has expired. */
export interface Renewal {
	name: string;
	/** The provider's date. */
	expiryDate: string;
	isExpired: boolean;
}

/** Backups and scans need the same credentials, which get only one row. */
export type Protection = 'scan' | 'backup' | 'both';

/** The facts that couldn't be loaded. */
export type Unknown =
	'features' | 'scan' | 'backup' | 'updates' | 'anti-spam' | 'video' | 'provider';

export type StatusRow =
	/** A threat that the provider describes; `count` threats can be fixed together. */
	| { kind: 'threat'; threat: Threat; count: number }
	| { kind: 'more-threats'; count: number }
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
	| { kind: 'renewal'; renewal: Renewal }
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
	/** Only `quiet` means "all clear": everything is known, and each protection that the site owns is on. */
	overall: 'needs' | 'checking' | 'unwatched' | 'unsure' | 'unprotected' | 'partial' | 'quiet';
	/** The number of things that need attention. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	evidence: Evidence[];
	/** Some facts are still loading. */
	isChecking: boolean;
}
