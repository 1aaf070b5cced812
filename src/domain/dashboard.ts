export type DashboardCardId =
	| 'stats'
	| 'activity'
	| 'backup'
	| 'scan'
	| 'anti-spam'
	| 'protect'
	| 'monitor'
	| 'updates'
	| 'security-bundle'
	| 'photon'
	| 'search'
	| 'video'
	| 'boost'
	| 'crm'
	| 'blocks'
	| 'site-connection'
	| 'account'
	| 'connect-account'
	| 'support'
	| 'apps'
	| 'getting-started';

export type DashboardSectionId = 'stats' | 'security' | 'performance' | 'connections' | 'help';

export interface DashboardSection {
	id: DashboardSectionId;
	cards: DashboardCardId[];
	/** Whether the section may lead to its settings. */
	hasSettings: boolean;
}

export interface DashboardFacts {
	canManageModules: boolean;
	canManagePlugins: boolean;
	canViewStats: boolean;
	canConnectAccount: boolean;
	isMinimalRole: boolean;
	isProtectOn: boolean;
	hasConnectedOwner: boolean;
	showBackups: boolean;
	isAppsCardDismissed: boolean;
}

function securityCards(facts: DashboardFacts): (DashboardCardId | false)[] {
	if (facts.canManageModules) {
		return [
			facts.showBackups && 'activity',
			facts.showBackups && 'backup',
			'scan',
			'anti-spam',
			'protect',
			'monitor',
			'updates',
			'security-bundle',
		];
	}
	return [facts.canViewStats && facts.isProtectOn && facts.hasConnectedOwner && 'protect'];
}

/** What makes the site faster and bigger (DASH-08); plugins are for people who may manage them (ROLE-07). */
function performanceCards(facts: DashboardFacts): (DashboardCardId | false)[] {
	return [
		facts.canManageModules && 'photon',
		facts.canManageModules && 'search',
		facts.canManageModules && 'video',
		facts.canManagePlugins && 'boost',
		facts.canManagePlugins && 'crm',
		facts.canManageModules && 'blocks',
	];
}

/** What comes late stands last: nothing moves when it comes. */
function helpCards(facts: DashboardFacts): (DashboardCardId | false)[] {
	if (facts.isMinimalRole) {
		return [];
	}
	return [
		'support',
		!facts.isAppsCardDismissed && 'apps',
		facts.canManageModules && facts.showBackups && 'getting-started',
	];
}

/**
 * What of At a Glance a person sees, in its order (DASH-02). Anyone who manages modules sees all (ROLE-04);
 * others the stats where they may, the brute-force card where it works, and the connections, each
 * card by its own right (ROLE-05). Help and apps are no part of a subscriber's view (ROLE-03).
 */
export function resolveDashboard(facts: DashboardFacts): DashboardSection[] {
	const isManager = facts.canManageModules;
	const sections: { id: DashboardSectionId; cards: (DashboardCardId | false)[] }[] = [
		{ id: 'stats', cards: [(isManager || facts.canViewStats) && 'stats'] },
		{ id: 'security', cards: securityCards(facts) },
		{ id: 'performance', cards: performanceCards(facts) },
		{
			id: 'connections',
			cards: [
				'site-connection',
				facts.canConnectAccount && 'account',
				facts.canConnectAccount && 'connect-account',
			],
		},
		{ id: 'help', cards: helpCards(facts) },
	];
	return sections
		.map(({ id, cards }) => ({
			id,
			cards: cards.filter((card) => card !== false),
			hasSettings: isManager,
		}))
		.filter(({ cards }) => cards.length > 0);
}
