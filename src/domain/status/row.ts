import type { AntiSpamGrant } from '@/domain/anti-spam';
import type { UpdatesCardView } from '@/domain/plugins/updates-card';
import type { IdentityCrisisView } from '@/domain/connection/identity-crisis';
import type { ConnectionErrorView } from '@/domain/notices/connection-error';
import type { Threat } from '@/domain/scan';
import type { VaultPressLack } from '@/domain/rewind/vaultpress';
import type { ConnectPath } from '@/domain/routes/connect';
import type { VideoUse } from '@/domain/video';
import type { HashPath } from '@/lib/safe-url';
import type { ModuleProtectionId, Protection, ProtectionFacts } from './protections';
import type { Renewal } from './renewals';

/** The states of the cards on At a Glance, and of the notices above them. */
export interface SiteFacts extends ProtectionFacts {
	/** Manages the site; other users only get their own tasks. */
	isManager: boolean;
	canConnectSite: boolean;
	crisis: IdentityCrisisView;
	connectionError: ConnectionErrorView | null;
	/** The threats as the provider's scan describes them. */
	described: readonly Threat[];
	/** What pays for spam protection; null for a site that hasn't bought it. */
	antiSpamGrant: AntiSpamGrant | null;
	/** Features that need a connected owner are missing. The route by which this user can become that owner, or null. */
	owner: { isMissing: boolean; path: ConnectPath | null };
	/** Purchases that end or renew soon, or have ended and leave a gap; the soonest first. */
	renewals: readonly Renewal[];
	updates: UpdatesCardView;
	video: VideoUse | null;
	/** The site's format for dates. */
	dateFormat: string;
}

export interface StatusFacts extends SiteFacts {
	protections: readonly Protection[];
}

/**
 * How bad it is: it harms the site or cuts it off now; it is to be done; it is to be done, but an answer on its way may be worse or explain it; neither a
 * task nor "all clear", because the known facts may be wrong or not be known yet; good to know.
 */
export type Urgency = 'danger' | 'task' | 'late-task' | 'doubt' | 'note';

export type RowAction =
	| { kind: 'provider'; source: string; label: string }
	/** A page of the admin. */
	| { kind: 'admin'; page: string; label: string }
	| { kind: 'route'; href: HashPath; label: string }
	| { kind: 'connect-site' | 'support' | 'anti-spam-key' }
	| { kind: 'connect-owner'; path: ConnectPath }
	| { kind: 'get-vaultpress'; lack: Exclude<VaultPressLack, 'vaultpress-unregistered'> }
	| { kind: 'start-anti-spam'; lack: 'not-installed' | 'inactive' }
	| { kind: 'turn-on'; id: ModuleProtectionId; name: string }
	| { kind: 'renew'; renewal: Renewal }
	| { kind: 'retry'; isRetrying: boolean; ofFeatures: boolean };

/** What a kind of row finds on a site. */
export interface FoundRow {
	/** Without a period. */
	headline: string;
	/** A sentence, or "". */
	detail: string;
	action?: RowAction | false | null;
	/** The number of tasks that it stands for, if not one. */
	tasks?: number;
}

/** When a kind of row is there, with its words and its button. */
export type FindRow = (facts: StatusFacts) => FoundRow[] | FoundRow | false | null | undefined;

export const toProvider = (source: string, label: string) =>
	({ kind: 'provider', source, label }) as const;
