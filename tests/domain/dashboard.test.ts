import { isFeatureCard, resolveDashboard, type DashboardFacts } from '@/domain/dashboard';

const MANAGER: DashboardFacts = {
	canManageModules: true,
	canManagePlugins: true,
	canViewStats: true,
	canConnectAccount: true,
	isMinimalRole: false,
	isProtectOn: true,
	hasConnectedOwner: true,
	showBackups: true,
	hasPerformanceTab: true,
	isAppsCardDismissed: false,
	isUnread: false,
};
const EDITOR = { ...MANAGER, canManageModules: false, canManagePlugins: false };
const SUBSCRIBER = { ...EDITOR, canViewStats: false, isMinimalRole: true };
const CONNECTIONS = 'site-connection account';

const cardsOf = (facts: DashboardFacts) =>
	Object.fromEntries(resolveDashboard(facts).map(({ id, cards }) => [id, cards.join(' ')]));

const SCAN_AND_MORE = 'scan anti-spam protect monitor updates security-bundle';

it('DASH-02 ROLE-04 shows a manager all sections, in their order', () => {
	expect(Object.entries(cardsOf(MANAGER))).toEqual([
		['stats', 'stats'],
		['security', `activity backup ${SCAN_AND_MORE}`],
		['performance', 'photon search video boost crm blocks'],
		['connections', CONNECTIONS],
		['help', 'support apps getting-started'],
	]);
});

it('ROLE-04 shows a manager the stats card while stats are off and cannot be viewed', () => {
	expect(cardsOf({ ...MANAGER, canViewStats: false }).stats).toBe('stats');
});

it('DATA-15 omits backups if the host disables them', () => {
	const { security, help } = cardsOf({ ...MANAGER, showBackups: false });
	expect([security, help]).toEqual([SCAN_AND_MORE, 'support apps']);
});

it('ROLE-07 omits separate plugins for users who cannot manage plugins', () => {
	const { performance } = cardsOf({ ...MANAGER, canManagePlugins: false });
	expect(performance).toBe('photon search video blocks');
});

it('DASH-14 omits the apps card once it was dismissed', () => {
	const { help } = cardsOf({ ...MANAGER, isAppsCardDismissed: true });
	expect(help).toBe('support getting-started');
});

it('ROLE-05 shows other users the stats, the active brute-force card, the connections, support and apps', () => {
	const SEEN = { stats: 'stats', security: 'protect', connections: CONNECTIONS };
	expect(cardsOf(EDITOR)).toEqual({ ...SEEN, help: 'support apps' });
});

it.each<[string, Partial<DashboardFacts>]>([
	['ROLE-05 protect is off', { isProtectOn: false }],
	['ROLE-05 the user cannot view the stats', { canViewStats: false }],
])('shows other users no security section if %s', (_title, facts) => {
	expect(cardsOf({ ...EDITOR, ...facts })).not.toHaveProperty('security');
});

it('ROLE-03 shows a subscriber the stats, if allowed, and the connections only, also while protection is on', () => {
	expect(cardsOf(SUBSCRIBER)).toEqual({ connections: CONNECTIONS });
	const viewer = cardsOf({ ...SUBSCRIBER, canViewStats: true });
	expect(viewer).toEqual({ stats: 'stats', connections: CONNECTIONS });
});

it('CONN-19 DASH-12 shows the account card only to users who can connect an account', () => {
	const { connections } = cardsOf({ ...MANAGER, canConnectAccount: false });
	expect(connections).toBe('site-connection');
});

it('DASH-05 links to the settings only for users who can change them', () => {
	expect(resolveDashboard(MANAGER).every(({ hasSettings }) => hasSettings)).toBe(true);
	expect(resolveDashboard(EDITOR).some(({ hasSettings }) => hasSettings)).toBe(false);
});

it('DASH-05 does not link to performance settings on a site without any', () => {
	const sections = resolveDashboard({ ...MANAGER, hasPerformanceTab: false });
	const without = sections.filter(({ hasSettings }) => !hasSettings);
	expect(without.map(({ id }) => id)).toEqual(['performance']);
});

it('keeps every section while it is unknown which features are on, and leaves out cards that may have been dismissed', () => {
	const unread = cardsOf({ ...MANAGER, isProtectOn: false, isUnread: true });
	expect(unread).toEqual({ ...cardsOf(MANAGER), help: 'support' });
	const cards = resolveDashboard(MANAGER).flatMap((section) => section.cards);
	expect(cards.filter(isFeatureCard).join(' ')).toBe(
		'stats protect monitor photon search video blocks',
	);
});
