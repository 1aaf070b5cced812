import type { Backup } from '@/domain/backup/resolve-backup';
import type { SiteConnection } from '@/domain/connection';
import type { AntiSpamCardView } from '@/domain/blocked-count';
import type { UpdatesCardView } from '@/domain/plugins/updates-card';
import type { IdentityCrisisView } from '@/domain/identity-crisis';
import type { ActivationNotice } from '@/domain/licensing';
import type { ConnectionErrorView } from '@/domain/notices/connection-error';
import type { FoundThreats } from '@/domain/scan/find-threats';
import type { Scan } from '@/domain/scan/resolve-scan';
import type { Threat } from '@/domain/scan/types';
import type { Promotion } from '@/domain/promotions';
import type { ProviderContact } from '@/domain/site/provider-contact';
import type { VaultPressLack } from '@/domain/vaultpress/types';
import type { Unread } from '@/domain/site/types';
import type { ConnectPath } from '@/domain/routes/connect';
import type { VideoUse } from '@/domain/video';
import type { Protection as ProtectionPart, ProtectionId } from './protections';

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
	/** The site has bought its spam protection. */
	isAntiSpamPaid: boolean;
	/** Features that need a connected owner are missing. The route by which this user can become that owner, or null. */
	owner: { isMissing: boolean; path: ConnectPath | null };
	/** Purchases that end or renew soon, or have ended and leave a gap; the soonest first. */
	renewals: readonly Renewal[];
	backup: Backup;
	updates: UpdatesCardView;
	antiSpam: AntiSpamCardView;
	video: VideoUse | null;
	license: ActivationNotice;
	/** The unread parts of the site's features; null if they are known. */
	unread: Unread | null;
	/** Epoch milliseconds. */
	now: number;
}

/** A purchase that renews within 30 days, or has expired. */
export interface Renewal {
	/** The provider's number of the purchase. */
	id: number;
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
	| { kind: 'crisis' }
	| { kind: 'connection'; action: ConnectionErrorView['action'] }
	/** The site isn't connected. */
	| { kind: 'site' }
	/** The site is connected, but no account. */
	| { kind: 'owner'; path: ConnectPath | null }
	| { kind: 'credentials'; of: Protection }
	| { kind: 'vaultpress'; lack: VaultPressLack }
	/** Bought, but not set up yet. */
	| { kind: 'not-started'; of: Protection }
	| { kind: 'expired'; renewal: Renewal }
	| { kind: 'anti-spam-key' }
	| { kind: 'anti-spam-off'; lack: 'not-installed' | 'inactive'; isPaid: boolean }
	/** A free protection that is off; site code may forbid its switch. */
	| { kind: 'module-off'; id: ModuleProtectionId; isLocked: boolean }
	/** Neither running nor bought. */
	| { kind: 'gap'; of: Protection; promotion: Promotion }
	| { kind: 'updates'; count: number }
	| { kind: 'storage'; percentage: number }
	| { kind: 'license'; count: number }
	/** The following kinds are neither tasks nor "all clear": the known facts may be wrong, or not be known yet. */
	| { kind: 'starting'; of: Protection }
	| { kind: 'stale-scan'; scannedAt: number }
	| { kind: 'unchecked-updates'; checkedAt: number | null }
	| { kind: 'other-address' }
	| { kind: 'unknown'; of: Unknown[]; isRetrying: boolean }
	/** Good to know. */
	| { kind: 'renewal'; renewal: Renewal };

export type ModuleProtectionId = Extract<ProtectionId, 'protect' | 'monitor'>;

/** Evidence for the headline, and when it was last confirmed; null if the server reports no time. */
export type Evidence =
	| {
			kind:
				| 'real-time-backups'
				| 'daily-backups'
				| 'vaultpress-backups'
				| 'backups-starting'
				| 'no-backups'
				| 'no-threats'
				| 'scan-starting'
				| 'no-scan'
				/** Nothing runs without a connection. */
				| 'unwatched'
				| 'plugins';
			at: number | null;
	  }
	| { kind: 'protections'; on: number; total: number };

export interface SiteStatus {
	/**
	 * What the headline says: the first row ("row"), or the whole. `quiet` means that backups and scans run and nothing is off,
	 * `fine` the same for a site that cannot have both.
	 */
	overall: 'row' | 'checking' | 'unwatched' | 'fine' | 'quiet';
	/** Of the headline: something harms the site now, something is to be done, neither, or all is well. */
	tone: 'danger' | 'warning' | 'neutral' | 'good';
	/** The number of things to do. */
	needs: number;
	/** The most urgent first. */
	rows: StatusRow[];
	/** The one that is shown with its action; the others are folded. */
	first: StatusRow | undefined;
	/** Without what the first row says. */
	evidence: Evidence[];
	/** Some facts are still loading. */
	isChecking: boolean;
}
