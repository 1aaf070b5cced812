import type { OfflineMode } from '@/domain/connection';
import { CONNECT_USER_PATH, isConnectOffered, type ConnectFacts } from '@/domain/routes/connect';
import { findRoute } from '@/domain/routes/table';

export interface SiteNoticeFacts extends ConnectFacts {
	pathname: string;
	offlineMode: OfflineMode;
	isStaging: boolean;
	isInIdentityCrisis: boolean;
	isDevVersion: boolean;
	isMinimalRole: boolean;
	canManageModules: boolean;
	hasConnectedOwner: boolean;
	hasConnectionErrors: boolean;
}

export type OfflineReason = Exclude<keyof OfflineMode, 'isActive'>;

/** A notice about a lasting state of the site, unlike a notice about an event. */
export type SiteNotice =
	| { kind: 'offline'; reasons: OfflineReason[] }
	| { kind: 'ask-administrator' | 'staging' | 'development-version' | 'unlinked-user' };

const REASONS: readonly OfflineReason[] = ['filter', 'constant', 'wpLocalConstant', 'url'];

/**
 * Whether the user could link an account and hasn't, and nothing more urgent is wrong (NOTICE-04). On the short At a Glance of users who don't manage
 * modules, the account card is in view and asks, with its reason.
 */
function isUserUnlinked(facts: SiteNoticeFacts): boolean {
	return (
		isConnectOffered(CONNECT_USER_PATH, facts) &&
		facts.hasConnectedOwner &&
		!facts.hasConnectionErrors &&
		facts.pathname !== CONNECT_USER_PATH &&
		(facts.canManageModules || findRoute(facts.pathname)?.screen !== 'dashboard')
	);
}

/** The notices about the state of a site and a user, in order (NOTICE-04, NOTICE-32 to NOTICE-34, CSTATE-22, ROLE-06). */
export function resolveSiteNotices(facts: SiteNoticeFacts): SiteNotice[] {
	const notices: (SiteNotice | false)[] = [
		facts.connection === 'offline' && {
			kind: 'offline',
			reasons: REASONS.filter((reason) => facts.offlineMode[reason]),
		},
		facts.connection === 'unconnected' && !facts.canConnectSite && { kind: 'ask-administrator' },
		// A crisis turns the site into a staging site and has its own notice.
		facts.isStaging && !facts.isInIdentityCrisis && { kind: 'staging' },
		facts.isDevVersion && !facts.isMinimalRole && { kind: 'development-version' },
		isUserUnlinked(facts) && { kind: 'unlinked-user' },
	];
	return notices.filter((notice) => notice !== false);
}
