/** `Initial_State` as a page prints it. */
type Wire = Record<string, unknown>;

/** What the page reads from Jetpack and another plugin may filter, by path. Names, texts, addresses and dates aren't among them. */
const PATHS = [
	...['isActive', 'isRegistered', 'isUserConnected', 'hasConnectedOwner', 'isStaging'].map(
		(name) => `connectionStatus.${name}`,
	),
	...['isInIdentityCrisis', 'sandboxDomain', 'offlineMode.isActive'].map(
		(name) => `connectionStatus.${name}`,
	),
	...['isConnected', 'isMaster'].map((name) => `userData.currentUser.${name}`),
	...['showPromotions', 'showBackups', 'showRecommendations', 'showMyJetpack', 'icon'].map(
		(name) => `siteData.${name}`,
	),
	...['isAtomicSite', 'isWoASite', 'isAtomicPlatform', 'isMultisite'].map(
		(name) => `siteData.${name}`,
	),
	...['plan.product_slug', 'plan.class'].map((name) => `siteData.${name}`),
	...['error', 'showLicensingUi', 'activationNoticeDismiss'].map((name) => `licensing.${name}`),
	...['useMyJetpackLicensingUI', 'doNotUseConnectionIframe', 'isDevVersion', 'isSafari'],
	...['isWooCommerceActive', 'hasSeenWCConnectionModal', 'newRecommendations'],
	...['purchaseToken', 'partnerCoupon', 'aff', 'partnerSubsidiaryId'],
	...['jetpackStateNotices', 'dismissedNotices', 'fixedAntiSpamKey', 'decidedSettings'],
];

type Modules = Record<string, { activated?: boolean; override?: unknown }>;
type Roles = Record<string, { canView: boolean }>;

const read = (wire: unknown, path: string): unknown =>
	path.split('.').reduce<unknown>((value, name) => (value as Wire | undefined)?.[name], wire);

/** PHP prints an empty map as an empty list, and some flags as "". A field without a value isn't printed or null. */
const plain = (value: unknown) =>
	JSON.stringify(
		value === '' || value === null || JSON.stringify(value) === '[]' ? undefined : value,
	) ?? 'nothing';

export function listFacts(wire: Wire): Map<string, string> {
	const permissions = Object.entries(
		read(wire, 'userData.currentUser.permissions') as Record<string, boolean>,
	);
	const modules = Object.entries(wire.getModules as Modules);
	const roles = Object.entries(read(wire, 'stats.roles') as Roles);
	return new Map<string, string>([
		...PATHS.map((path): [string, string] => [path, plain(read(wire, path))]),
		...permissions.map(([name, has]): [string, string] => [`right ${name}`, plain(has)]),
		...roles.map(([name, { canView }]): [string, string] => [`viewer ${name}`, plain(canView)]),
		...modules.map(([slug, { activated = false, override = false }]): [string, string] => [
			`module ${slug}`,
			`${activated ? 'on' : 'off'}, ${plain(override)}`,
		]),
	]);
}

/** The facts on which the first calls depend, as the page data has them. */
export function listNeeds(wire: Wire): string[] {
	const is = (path: string) => read(wire, path) === true;
	const isActive = (slug: string) => is(`getModules.${slug}.activated`);
	const isLinked = is('userData.currentUser.isConnected');
	const hasBackups = is('siteData.showBackups');
	const isFree = read(wire, 'siteData.plan.class') === 'free';
	return Object.entries({
		backups: hasBackups,
		scans: hasBackups && !is('siteData.isMultisite') && !is('siteData.isWoASite'),
		stats: isActive('stats'),
		protect: isActive('protect'),
		free: isFree,
		'free-without-akismet': isFree,
		recommendations: is('siteData.showRecommendations'),
		verification: isLinked && isActive('verification-tools'),
	}).flatMap(([name, isTrue]) => (isTrue ? name : []));
}
