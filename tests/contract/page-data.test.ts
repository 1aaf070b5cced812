import { decodePageData } from '@/api';
import type { PageData } from '@/domain/page-data';
import { loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE, ROLES, SITE, type Role } from '../e2e/support/site';

const ADMINISTRATOR = [
	'connect',
	'disconnect',
	'manage_modules',
	'manage_options',
	'manage_plugins',
];
const WRITERS: Role[] = ['admin', 'admin2', 'editor', 'author', 'contributor'];
const PUBLISHERS: Role[] = ['admin', 'admin2', 'editor', 'author'];

const pages = new Map<Role, Record<string, unknown>>();
const decoded = new Map<Role, PageData>();

const pageOf = (role: Role) => decoded.get(role) as PageData;
const wireOf = (role: Role) => pages.get(role) ?? {};

describe('page data for each role', () => {
	beforeAll(async () => {
		await loadScenario('security');
		for (const role of ROLES) {
			const wire = await printedPageData(role);
			pages.set(role, wire);
			decoded.set(role, decodePageData(wire, PAGE));
		}
	});

	it.each(ROLES)('DATA-11 %s gets a REST root, a nonce and the site’s addresses', (role) => {
		const page = pageOf(role);
		expect(page.apiRoot).toBe(`${SITE}/index.php?rest_route=/`);
		expect(page.apiNonce).toMatch(/^[a-f0-9]{10}$/);
		expect(page.site.adminUrl).toBe(`${SITE}/wp-admin/`);
		expect(page.site.rawUrl).not.toBe('');
		expect(page.site.title).not.toBe('');
		expect(page.site.currentVersion).toMatch(/^\d+\.\d+/);
		expect(Object.keys(wireOf(role))).toEqual(
			expect.arrayContaining([
				'pluginBaseUrl',
				'purchaseToken',
				'products',
				'newRecommendations',
				'recommendationsStep',
				'licensing',
				'dismissedNotices',
				'currentIp',
			]),
		);
	});

	it.each(ROLES)('%s gets the time of the last plugin update check', (role) => {
		const checkedAt = wireOf(role).pluginUpdatesCheckedAt;
		const now = Date.now() / 1000;
		expect(checkedAt).toBeGreaterThan(now - 600);
		expect(pageOf(role).site.pluginsCheckedAt).toBe(Number(checkedAt) * 1000);
	});

	it.each(ROLES)('%s gets the time at which the page was printed', (role) => {
		const { printedAt } = wireOf(role);
		expect(Math.abs(Date.now() / 1000 - Number(printedAt))).toBeLessThan(600);
		expect(pageOf(role).printedAt).toBe(Number(printedAt) * 1000);
	});

	it.each(ROLES)('DATA-05 %s gets exactly the permissions of their role', (role) => {
		const { currentUser } = wireOf(role).userData as { currentUser: { permissions: object } };
		const isAdmin = role.startsWith('admin');
		expect(currentUser.permissions).toMatchObject({
			...Object.fromEntries(ADMINISTRATOR.map((name) => [name, isAdmin])),
			admin_page: true,
			connect_user: true,
			edit_posts: WRITERS.includes(role),
			publish_posts: PUBLISHERS.includes(role),
			view_stats: expect.any(Boolean),
		});
	});

	it('DATA-01, DATA-08 the connection with its offline flags', () => {
		const wire = wireOf('admin').connectionStatus as Record<string, unknown>;
		expect(wire).toMatchObject({
			isActive: true,
			isRegistered: true,
			isUserConnected: true,
			hasConnectedOwner: true,
			isStaging: false,
			isInIdentityCrisis: false,
			sandboxDomain: '',
			isPublic: expect.any(Boolean),
			errors: expect.anything(),
			offlineMode: {
				isActive: false,
				filter: false,
				constant: false,
				wpLocalConstant: false,
				url: false,
			},
		});
	});

	it('DATA-03 connected plugins, each with its name', () => {
		expect(pageOf('admin').connectedPlugins).toMatchObject({ jetpack: { name: 'Jetpack' } });
	});

	it('DATA-12, DATA-13, DATA-14 partner fields, site flags and theme support', () => {
		const wire = wireOf('admin');
		expect(Object.keys(wire)).toEqual(
			expect.arrayContaining([
				'aff',
				'partnerSubsidiaryId',
				'partnerCoupon',
				'themeData',
				'isSafari',
			]),
		);
		expect(wire).toMatchObject({
			isWooCommerceActive: false,
			doNotUseConnectionIframe: expect.any(Boolean),
			stats: { roles: { administrator: { name: expect.any(String), canView: true } } },
			siteData: {
				blog_id: 1001,
				icon: expect.any(String),
				isAtomicSite: false,
				isWoASite: false,
				isAtomicPlatform: false,
				isMultisite: false,
				dateFormat: 'F j, Y',
				showPromotions: true,
				showBackups: true,
				showRecommendations: true,
				showMyJetpack: expect.any(Boolean),
			},
		});
	});

	it('DATA-09, DATA-22 module records with every field of the cards', () => {
		const [module] = Object.values(pageOf('admin').modules);
		expect(module).toMatchObject({
			module: expect.any(String),
			name: expect.any(String),
			description: expect.any(String),
			activated: expect.any(Boolean),
			override: 'none',
		});
		const wire = Object.values(wireOf('admin').getModules as Record<string, object>)[0];
		expect(Object.keys(wire ?? {})).toEqual(
			expect.arrayContaining([
				'module',
				'long_description',
				'learn_more_button',
				'requires_connection',
				'requires_user_connection',
				'options',
				'search_terms',
				'additional_search_queries',
				'short_description',
				'feature',
			]),
		);
	});

	it('ROLE-22 lists the roles of the site', () => {
		const { roles } = wireOf('admin').stats as { roles: object };
		expect(Object.keys(roles)).toEqual(
			expect.arrayContaining(['administrator', 'editor', 'author', 'contributor', 'subscriber']),
		);
	});
});
