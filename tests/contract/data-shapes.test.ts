import { accountApi } from '@/api/entities/account';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { catalogApi } from '@/api/entities/catalog';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { pluginsApi } from '@/api/entities/plugins';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { surveyApi } from '@/api/entities/survey';
import { resolveFeatureFlags } from '@/domain/site/feature-flags';
import { buildSurvey } from '@/domain/survey';
import { HALVES } from './halves';
import { outcomeOf } from './outcome';

const DATE = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/);
const TEXT = expect.stringMatching(/./);
const BOOLEAN = expect.any(Boolean);

const SETTING_KEYS = [
	'wordpress_api_key',
	'jetpack_sso_match_by_email',
	'jetpack_sso_require_two_step',
	'jetpack_waf_ip_list',
	'jetpack_waf_ip_allow_list',
	'jetpack_waf_ip_block_list',
	'jetpack_waf_share_data',
	'post_by_email_address',
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
	'dismiss_dash_backup_getting_started',
	'protect',
	'sso',
];

const OPTION_KEYS = [
	'videopress',
	'videopress_private_enabled_for_site',
	'search',
	'instant_search_enabled',
	'has_jetpack_search_product',
	'photon',
	'photon-cdn',
	'tiled-gallery',
	'tiled_galleries',
	'lazy-images',
	'monitor',
	'related-posts',
	'publicize',
];

describe.each(HALVES)('shapes of %s', (_half, start) => {
	it('DATA-06 DATA-18 a purchase has its product, its dates and its flags', async () => {
		const api = await start('purchases-refundable');
		const purchases = await api(siteApi).loadPurchases();
		expect(purchases).toContainEqual({
			id: expect.any(Number),
			productSlug: expect.stringMatching(/^jetpack_/),
			productName: TEXT,
			expiryDate: DATE,
			subscribedDate: DATE,
			isRefundable: true,
			isActive: true,
		});
	});

	it('DATA-06 purchases include inactive ones', async () => {
		const api = await start('purchases-several');
		const purchases = await api(siteApi).loadPurchases();
		expect(purchases.map(({ isActive }) => isActive)).toContain(false);
	});

	it('DATA-17 DATA-19 the features of a site match its plan', async () => {
		const complete = await start('complete');
		const { active } = await complete(siteApi).loadFeatures();
		expect(active).toEqual(
			expect.arrayContaining(['instant-search', 'real-time-backups', 'videopress-1tb-storage']),
		);
		expect(resolveFeatureFlags({ active })).toMatchObject({
			hasAntispam: true,
			hasBackups: true,
			hasInstantSearch: true,
			hasScan: true,
			hasVideoPress: true,
		});
		const free = await start('free');
		expect(resolveFeatureFlags(await free(siteApi).loadFeatures())).toMatchObject({
			hasBackups: false,
			hasInstantSearch: false,
			hasScan: false,
		});
	});

	it('DATA-18 DATA-20 DATA-29 the site has its name, address, plan and storage, and its benefits', async () => {
		const api = await start('videopress-storage');
		await expect(api(siteApi).load()).resolves.toMatchObject({
			name: TEXT,
			description: expect.any(String),
			url: expect.stringMatching(/^https?:/),
			iconUrl: expect.any(String),
			plan: {
				productSlug: expect.stringMatching(/^jetpack_/),
				features: { active: expect.arrayContaining([TEXT]), available: expect.anything() },
			},
			videopressStorageUsed: 250_000,
		});
		const benefits = await api(benefitsApi).load();
		expect(benefits).toContainEqual({
			name: TEXT,
			title: TEXT,
			description: TEXT,
			value: expect.any(Number),
		});
	});

	it('DATA-18 a discount has its code, its percentage and its last day', async () => {
		const api = await start('discount-valid');
		await expect(api(offersApi).loadDiscount()).resolves.toEqual({
			code: TEXT,
			discount: expect.any(Number),
			expiryDate: DATE,
			isUsed: false,
		});
	});

	it('DATA-21 VaultPress has its features and its threat count', async () => {
		const api = await start('vaultpress-threats');
		await expect(api(securityApi).loadVaultPress()).resolves.toMatchObject({
			data: {
				active: true,
				features: { backups: BOOLEAN, security: true },
				threats: 2,
			},
		});
	});

	it('DATA-23 DATA-24 the settings have the required keys', async () => {
		const api = await start('free');
		const settings = await api(settingsApi).load();
		expect(Object.keys(settings)).toEqual(
			expect.arrayContaining([...SETTING_KEYS, ...OPTION_KEYS]),
		);
		expect(settings).toMatchObject({
			jetpack_protect_global_whitelist: { local: expect.anything() },
			jetpack_waf_ip_list: BOOLEAN,
		});
	});

	it('DATA-25 the tracking choice of a linked account is saved and loaded', async () => {
		const api = await start('free');
		await expect(api(accountApi).loadTracking()).resolves.toEqual({ tracksOptOut: false });
		await api(accountApi).saveTracking(true);
		await expect(api(accountApi).loadTracking()).resolves.toEqual({ tracksOptOut: true });
	});

	it.each([
		['anti-spam-active', { validKey: true, invalidKeyCode: '' }],
		['anti-spam-invalid', { validKey: false, invalidKeyCode: '' }],
		['anti-spam-inactive', { validKey: false, invalidKeyCode: 'not_active' }],
		['free', { validKey: false, invalidKeyCode: 'not_installed' }],
	])('DATA-26 the check of the saved key returns its state in %s', async (scenario, expected) => {
		const api = await start(scenario);
		await expect(api(antiSpamApi).checkSavedKey()).resolves.toMatchObject({
			...expected,
			invalidKeyMessage: expect.any(String),
		});
	});

	it.each([
		['complete', true],
		['firewall-old-rules', false],
	])('DATA-27 the firewall in %s has access to new rules: %p', async (scenario, hasRulesAccess) => {
		const api = await start(scenario);
		await expect(api(securityApi).loadFirewall()).resolves.toEqual({
			bootstrapPath: expect.stringMatching(/\.php$/),
			hasRulesAccess,
		});
	});

	it('STATS-20 stats have the summary and a series of dates and views for each range', async () => {
		const api = await start('free');
		const { summary } = await api(modulesApi).loadStats('day');
		expect(summary).toMatchObject({
			views: expect.any(Number),
			comments: expect.any(Number),
			viewsToday: expect.any(Number),
			bestDay: DATE,
			bestDayTotal: expect.any(Number),
		});
		for (const range of ['day', 'week', 'month'] as const) {
			const { series, errors } = await api(modulesApi).loadStats(range);
			expect(series[range]?.length).toBeGreaterThan(1);
			expect(series[range]).toContainEqual({ period: TEXT, views: expect.any(Number) });
			expect(errors).toEqual([]);
		}
		const failing = await start('stats-error');
		const failed = await failing(modulesApi).loadStats('day');
		expect(failed.summary).toBeNull();
		expect(failed.errors.length).toBeGreaterThan(0);
	});

	it('SCAN-22 VaultPress is activated by its slug, like any other plugin', async () => {
		const api = await start('vaultpress-installed');
		const file = 'vaultpress/vaultpress.php';
		await expect(api(catalogApi).loadPlugin(file)).resolves.toMatchObject({ isActive: false });
		await api(pluginsApi).install({ slug: 'vaultpress', status: 'active' });
		await expect(api(catalogApi).loadPlugin(file)).resolves.toMatchObject({ isActive: true });
	});

	it('DISCON-21 DISCON-22 the site accepts a survey answer', async () => {
		const api = await start('free');
		const survey = buildSurvey(
			{ reason: 'another-reason', text: ' Too slow. ' },
			{ siteId: 1001, userId: 70001 },
		);
		expect(survey).toEqual({
			siteId: 1001,
			userId: 70001,
			reason: 'another-reason',
			text: 'Too slow.',
		});
		await expect(outcomeOf(() => api(surveyApi).submit(survey!))).resolves.toBe('ok');
	});

	it('DISCON-22 a silent cloud rejects a survey without the code that makes the browser deliver it', async () => {
		const api = await start('cloud-unreachable');
		const survey = buildSurvey({ reason: 'buggy', text: '' }, { siteId: 1001, userId: 70001 });
		await expect(outcomeOf(() => api(surveyApi).submit(survey!))).resolves.toBe('envelope 200');
	});
});
