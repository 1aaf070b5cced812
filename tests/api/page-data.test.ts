import { decodeIdentityCrisis, decodePageData, isApiError } from '@/api';
import { buildPageData, buildWirePageData, PAGE_URL } from '#tests/support/fixtures';

function reasonOf(wire: unknown): string {
	try {
		decodePageData(wire, PAGE_URL);
	} catch (error) {
		return isApiError(error) && error.kind === 'shape' ? String(error.response) : 'another error';
	}
	return 'no error';
}

it('DATA-01 decodes the connection status', () => {
	const { connectionStatus } = buildPageData({
		world: {
			connection: {
				sandboxDomain: 'sandbox.test',
				isStaging: true,
				errors: [{ code: 'x', message: 'y', action: 'reconnect' }],
			},
		},
	});
	expect(connectionStatus).toEqual({
		isActive: true,
		isRegistered: true,
		isUserConnected: true,
		hasConnectedOwner: true,
		isStaging: true,
		isInIdentityCrisis: false,
		sandboxDomain: 'sandbox.test',
		isPublic: true,
		errors: [{ code: 'x', message: 'y', action: 'reconnect', data: undefined }],
		offlineMode: {
			isActive: false,
			constant: false,
			url: false,
			filter: false,
			wpLocalConstant: false,
		},
	});
});

it('DATA-08 decodes each reason of offline mode', () => {
	const { isActive, ...reasons } = buildPageData({ scenario: 'offline' }).connectionStatus
		.offlineMode;
	expect(isActive).toBe(true);
	expect(Object.entries(reasons).filter(([, isTrue]) => isTrue)).toEqual([['constant', true]]);
});

it('DATA-02 DATA-03 decodes the registration nonce and the map of connected plugins', () => {
	const page = buildPageData();
	expect(page.registrationNonce).toBe('register12');
	expect(page.connectedPlugins).toEqual({ jetpack: { name: 'Jetpack' } });
	expect(buildPageData({ pageData: { connectedPlugins: [] } }).connectedPlugins).toEqual({});
});

it('DATA-04 ROLE-14 decodes the user with their provider account', () => {
	const { currentUser } = buildPageData();
	expect(currentUser).toMatchObject({
		id: 1,
		username: 'admin',
		isConnected: true,
		isMaster: true,
	});
	expect(currentUser.providerUser).toEqual({
		id: 70001,
		login: 'cloud-admin',
		email: 'admin@example.com',
		displayName: 'admin',
		avatar: '',
	});
	expect(buildPageData({ scenario: 'unlinked-admin' }).currentUser).toMatchObject({
		isMaster: false,
		providerUser: null,
	});
});

it('DATA-05 decodes every permission flag, and a missing one as false', () => {
	const { permissions } = buildPageData({ scenario: 'subscriber-view' }).currentUser;
	expect(permissions).toMatchObject({
		adminPage: true,
		connectUser: true,
		editPosts: false,
		manageModules: false,
	});
});

it.each([
	...['adminPage', 'connect', 'connectUser', 'disconnect', 'editPosts', 'publishPosts'],
	...['manageModules', 'manageOptions', 'managePlugins', 'viewStats'],
])('DATA-05 decodes %s from its flag alone', (name) => {
	const wire = buildWirePageData() as { userData: { currentUser: { permissions: object } } };
	const flag = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	wire.userData.currentUser.permissions = { [flag]: true };
	const { permissions } = decodePageData(wire, PAGE_URL).currentUser;
	expect(Object.entries(permissions).filter(([, isGranted]) => isGranted === true)).toEqual([
		[name, true],
	]);
});

it('DATA-23 DATA-24 decodes settings as a map of every option and module', () => {
	const { settings } = buildPageData();
	const keys =
		'wordpress_api_key jetpack_protect_global_whitelist jetpack_sso_match_by_email jetpack_sso_require_two_step jetpack_waf_ip_list ' +
		'jetpack_waf_ip_allow_list jetpack_waf_ip_block_list jetpack_waf_share_data post_by_email_address dismiss_dash_app_card ' +
		'dismiss_empty_stats_card dismiss_dash_backup_getting_started protect stats videopress videopress_private_enabled_for_site search ' +
		'instant_search_enabled has_jetpack_search_product photon photon-cdn tiled-gallery tiled_galleries lazy-images monitor related-posts publicize';
	for (const key of keys.split(' ')) {
		expect(settings).toHaveProperty([key]);
	}
	expect(settings.protect).toBe(true);
});

it('DATA-11 decodes the facts of the page', () => {
	const page = buildPageData({
		pageData: {
			dismissedNotices: { welcome: true },
			newRecommendations: { 1: 'publicize' },
			purchaseToken: 'abc',
		},
	});
	expect(page.site).toMatchObject({
		rawUrl: 'site.test',
		adminUrl: 'http://site.test/wp-admin/',
		title: 'A quiet site',
		currentVersion: '11.2',
		currentIp: '203.0.113.7',
		pluginBaseUrl: 'http://site.test/wp-content/plugins/dashboard-for-jetpack',
		purchaseToken: 'abc',
		recommendations: { step: 'not-started', new: ['publicize'] },
	});
	expect(page).toMatchObject({
		apiNonce: 'nonce12345',
		dismissedNotices: { welcome: true },
		licensing: { error: '' },
	});
	expect(page.products).toEqual(expect.any(Object));
});

it('DATA-12 decodes the partner fields', () => {
	expect(buildPageData().site.partner).toEqual({ aff: '', subsidiaryId: '', coupon: null });
	const { partner } = buildPageData({
		scenario: 'coupon',
		pageData: { aff: '12', partnerSubsidiaryId: '7' },
	}).site;
	expect(partner).toMatchObject({ aff: '12', subsidiaryId: '7' });
	expect(partner.coupon).toMatchObject({
		code: expect.any(String),
		partner: { name: expect.any(String) },
		product: { features: expect.any(Array) },
	});
});

it('DATA-13 DATA-14 decodes the site flags, the theme and the roles', () => {
	const { site } = buildPageData({ pageData: { isWooCommerceActive: true } });
	expect(site).toMatchObject({
		blogId: 1001,
		icon: '',
		isAtomicSite: false,
		isWoASite: false,
		isAtomicPlatform: false,
		isMultisite: false,
		dateFormat: 'F j, Y',
		showPromotions: true,
		showBackups: true,
		showRecommendations: true,
		showMyJetpack: true,
		theme: { support: { 'infinite-scroll': false, widgets: true, webfonts: false } },
		isWooCommerceActive: true,
	});
	expect(site.roles.administrator).toEqual({ name: 'administrator', canView: true });
});

it.each([
	['CONST-02 CONST-03 missing values', {}, true],
	[
		'false values',
		{ showBackups: false, showPromotions: false, siteVisibleToSearchEngines: false },
		false,
	],
])('DATA-15 DATA-16 decodes %s', (_what, siteData, isOn) => {
	const page = decodePageData({ ...buildWirePageData(), siteData }, PAGE_URL);
	const { showBackups, showPromotions, isVisibleToSearchEngines, dateFormat } = page.site;
	expect([showBackups, showPromotions, isVisibleToSearchEngines]).toEqual([isOn, isOn, isOn]);
	expect([dateFormat, page.localeSlug]).toEqual(['F j, Y', 'en']);
});

it.each([
	...['WP_API_root', 'WP_API_nonce', 'adminUrl', 'connectionStatus', 'userData', 'getModules'],
	...['settings', 'siteData'],
])('ERR-12 names the missing required key %s', (key) => {
	const { [key]: _gone, ...wire } = buildWirePageData();
	expect(reasonOf(wire)).toContain(key);
});

it('ERR-12 names the malformed part of a required key', () => {
	const wire = buildWirePageData() as { connectionStatus: object };
	expect(
		reasonOf({ ...wire, connectionStatus: { ...wire.connectionStatus, isActive: 'yes' } }),
	).toContain('connectionStatus.isActive');
	expect(reasonOf(null)).toContain('answer');
});

it.each([
	[true, true],
	[false, false],
	[undefined, false],
])('TRACK-01 allows events only where the page prints it: %p', (eventsAllowed, expected) => {
	const page = decodePageData({ ...buildWirePageData(), eventsAllowed }, PAGE_URL);
	expect(page.eventsAllowed).toBe(expected);
});

it('uses the default for a malformed optional key', () => {
	const keys =
		'stats licensing products themeData partnerCoupon jetpackStateNotices newRecommendations dismissedNotices tracksUserData eventsAllowed';
	for (const nonsense of [null, 7, 'text', [], [1], { a: 1 }, false]) {
		const odd = Object.fromEntries(keys.split(' ').map((key) => [key, nonsense]));
		const page = decodePageData({ ...buildWirePageData(), ...odd }, PAGE_URL);
		expect(page.eventsAllowed).toBe(false);
		expect(page.site.partner.coupon).toBeNull();
		expect(page.site.roles).toEqual({});
	}
});

it.each([
	[
		{ wpcomHomeUrl: 'https://old.test', currentUrl: 'https://new.test', isSafeModeConfirmed: true },
		{ knownUrl: 'https://old.test', currentUrl: 'https://new.test', isSafeModeConfirmed: true },
	],
	[undefined, { knownUrl: '', isSafeModeConfirmed: false }],
	['nonsense', { knownUrl: '', isSafeModeConfirmed: false }],
	[{ wpcomHomeUrl: null }, { knownUrl: '', isSafeModeConfirmed: false }],
])('decodes the printed identity crisis %j', (printed, expected) => {
	expect(decodeIdentityCrisis(printed)).toMatchObject(expected);
});
