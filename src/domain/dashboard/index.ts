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
	| 'support'
	| 'apps'
	| 'getting-started';

export type DashboardSectionId = 'stats' | 'security' | 'performance' | 'connections' | 'help';

export interface DashboardSection {
	id: DashboardSectionId;
	cards: DashboardCardId[];
	/** Whether the section may link to its settings. */
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
	/** Whether the performance settings have a tab. */
	hasPerformanceTab: boolean;
	isAppsCardDismissed: boolean;
	/** It is unknown which features are on and which cards were dismissed. */
	isUnread: boolean;
}

/** The cards that show whether a feature is on. */
const FEATURES: readonly DashboardCardId[] = [
	'stats',
	'protect',
	'monitor',
	'photon',
	'search',
	'video',
	'blocks',
];

export const isFeatureCard = (id: DashboardCardId): boolean => FEATURES.includes(id);

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
	const isProtectShown =
		!facts.isMinimalRole && facts.canViewStats && (facts.isProtectOn || facts.isUnread);
	return [isProtectShown && facts.hasConnectedOwner && 'protect'];
}

/** Whether At a Glance begins with the stats (ROLE-04, ROLE-05). */
export const hasStatsCard = ({
	canManageModules,
	canViewStats,
}: Pick<DashboardFacts, 'canManageModules' | 'canViewStats'>): boolean =>
	canManageModules || canViewStats;

/**
 * The parts of At a Glance that a user sees, in order (DASH-02). Users who manage modules see all (ROLE-04);
 * others see the stats if permitted, with them the brute-force card if it is active, and the connections, each card by
 * its own right (ROLE-05). Subscribers see only the stats and the connections (ROLE-03).
 */
export function resolveDashboard(facts: DashboardFacts): DashboardSection[] {
	const isManager = facts.canManageModules;
	const sections: { id: DashboardSectionId; cards: (DashboardCardId | false)[] }[] = [
		{ id: 'stats', cards: [hasStatsCard(facts) && 'stats'] },
		{ id: 'security', cards: securityCards(facts) },
		// The performance and growth cards (DASH-08); the plugins cards are for users who may manage plugins (ROLE-07).
		{
			id: 'performance',
			cards: [
				isManager && 'photon',
				isManager && 'search',
				isManager && 'video',
				facts.canManagePlugins && 'boost',
				facts.canManagePlugins && 'crm',
				isManager && 'blocks',
			],
		},
		{
			id: 'connections',
			cards: ['site-connection', facts.canConnectAccount && 'account'],
		},
		// Cards that load late are last, so that nothing moves when they appear.
		{
			id: 'help',
			cards: facts.isMinimalRole
				? []
				: [
						'support',
						!facts.isAppsCardDismissed && !facts.isUnread && 'apps',
						isManager && facts.showBackups && !facts.isUnread && 'getting-started',
					],
		},
	];
	return sections
		.map(({ id, cards }) => ({
			id,
			cards: cards.filter((card) => card !== false),
			hasSettings: isManager && (id !== 'performance' || facts.hasPerformanceTab),
		}))
		.filter(({ cards }) => cards.length > 0);
}
