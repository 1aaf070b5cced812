import { decodePageData } from '@/api';
import type { PageData } from '@/domain/site/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE, ROLES, SITE, type Role } from '../e2e/support/site';

const OF_ADMINS = ['connect', 'disconnect', 'manage_modules', 'manage_options', 'manage_plugins'];
const WRITERS: Role[] = ['admin', 'admin2', 'editor', 'author', 'contributor'];
const OTHERS = ['editor', 'author', 'contributor', 'subscriber'];
const BOOLEAN = expect.any(Boolean);
const TEXT = expect.any(String);

const pages = new Map<Role, { wire: Record<string, unknown>; page: PageData }>();
const of = (role: Role) => pages.get(role)!;

describe('page data for each role', () => {
	beforeAll(async () => {
		await loadScenario('security');
		for (const role of ROLES) {
			const wire = await printedPageData(role);
			pages.set(role, { wire, page: decodePageData(wire, PAGE) });
		}
	});

	it.each(ROLES)(
		'DATA-11 %s gets a REST root, a nonce, the site’s addresses and the times',
		(role) => {
			const { wire, page } = of(role);
			expect(page).toMatchObject({
				apiRoot: `${SITE}/index.php?rest_route=/`,
				apiNonce: expect.stringMatching(/^[a-f0-9]{10}$/),
				site: {
					adminUrl: `${SITE}/wp-admin/`,
					rawUrl: expect.stringMatching(/./),
					title: expect.stringMatching(/./),
					currentVersion: expect.stringMatching(/^\d+\.\d+/),
					pluginsCheckedAt: Number(wire.pluginUpdatesCheckedAt) * 1000,
				},
				printedAt: Number(wire.printedAt) * 1000,
			});
			for (const time of [wire.pluginUpdatesCheckedAt, wire.printedAt]) {
				expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(600);
			}
			expect(Object.keys(wire)).toEqual(
				expect.arrayContaining([
					...['pluginBaseUrl', 'purchaseToken', 'products', 'newRecommendations'],
					...['recommendationsStep', 'licensing', 'dismissedNotices', 'currentIp'],
				]),
			);
		},
	);

	it.each(ROLES)('DATA-05 %s gets exactly the permissions of their role', (role) => {
		const isAdmin = role.startsWith('admin');
		expect(of(role).wire).toMatchObject({
			userData: {
				currentUser: {
					permissions: {
						...Object.fromEntries(OF_ADMINS.map((name) => [name, isAdmin])),
						admin_page: true,
						connect_user: true,
						edit_posts: WRITERS.includes(role),
						publish_posts: WRITERS.includes(role) && role !== 'contributor',
						view_stats: BOOLEAN,
					},
				},
			},
		});
	});

	it('DATA-01, DATA-03, DATA-08 the connection with its offline flags and its plugins', () => {
		const { wire, page } = of('admin');
		const offline = ['isActive', 'filter', 'constant', 'wpLocalConstant', 'url'];
		expect(wire.connectionStatus).toMatchObject({
			...{ isActive: true, isRegistered: true, isUserConnected: true, hasConnectedOwner: true },
			...{ isStaging: false, isInIdentityCrisis: false, sandboxDomain: '', isPublic: BOOLEAN },
			errors: expect.anything(),
			offlineMode: Object.fromEntries(offline.map((name) => [name, false])),
		});
		expect(page.connectedPlugins).toMatchObject({ jetpack: { name: 'Jetpack' } });
	});

	it('DATA-12, DATA-13, DATA-14, ROLE-22 partner fields, site flags, theme support and roles', () => {
		const { wire } = of('admin');
		expect(Object.keys(wire)).toEqual(
			expect.arrayContaining(['aff', 'partnerSubsidiaryId', 'partnerCoupon', 'isSafari']),
		);
		expect(wire).toMatchObject({
			isWooCommerceActive: false,
			doNotUseConnectionIframe: BOOLEAN,
			themeData: expect.anything(),
			stats: {
				data: { general: false, day: false, week: false, month: false },
				roles: {
					administrator: { name: TEXT, canView: true },
					...Object.fromEntries(OTHERS.map((role) => [role, expect.anything()])),
				},
			},
			siteData: {
				...{ blog_id: 1001, icon: TEXT, isAtomicSite: false, isWoASite: false },
				...{ isAtomicPlatform: false, isMultisite: false, dateFormat: 'F j, Y' },
				...{ showPromotions: true, showBackups: true, showRecommendations: true },
				showMyJetpack: BOOLEAN,
			},
		});
	});

	it('DATA-09, DATA-22 module records with every field of the cards', () => {
		const { wire, page } = of('admin');
		const [module] = Object.values(page.modules);
		const decoded = { module: TEXT, name: TEXT, description: TEXT, activated: BOOLEAN };
		expect(module).toMatchObject({ ...decoded, override: 'none' });
		expect(Object.keys(Object.values(wire.getModules as Record<string, object>)[0]!)).toEqual(
			expect.arrayContaining([
				...['module', 'long_description', 'learn_more_button', 'requires_connection'],
				...['requires_user_connection', 'options', 'search_terms', 'short_description'],
				...['additional_search_queries', 'feature'],
			]),
		);
	});

	it('API-48 the notices that were dismissed', async () => {
		await callRest('admin', 'jetpack/v4/notice/welcome', { dismissed: true });
		expect(await printedPageData('admin')).toMatchObject({
			dismissedNotices: { welcome: true },
		});
	});
});
