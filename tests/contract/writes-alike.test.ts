import { accountApi } from '@/api/entities/account';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { catalogApi, adsApi } from '@/api/entities/catalog';
import { licensingApi } from '@/api/entities/licensing';
import { modulesApi } from '@/api/entities/modules';
import { pluginsApi } from '@/api/entities/plugins';
import { recommendationsApi } from '@/api/entities/recommendations';
import { searchApi } from '@/api/entities/search';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';
import { surveyApi } from '@/api/entities/survey';
import { buildSurvey } from '@/domain/survey';
import { HALVES } from './halves';
import { outcomeOf } from './outcome';

const BACKUP_KEY = 'jetpack-backup_freeToUse001';

describe.each(HALVES)('%s saves the values that the app writes', (_half, start) => {
	it('API-23, API-24 a module, and the options of one', async () => {
		const api = await start('free');
		for (const isOn of [true, false]) {
			await api(catalogApi).setModuleActive('monitor', isOn);
			const modules = await api(modulesApi).loadAll();
			expect(modules.monitor?.activated).toBe(isOn);
		}
		await api(catalogApi).saveModuleOptions('stats', { admin_bar: false });
		await expect(api(settingsApi).load()).resolves.toMatchObject({ admin_bar: false });
	});

	it('API-17, API-48, DATA-25 the tracking choice of a linked account, and a dismissed notice', async () => {
		const api = (await start('free'))(accountApi);
		await expect(api.loadTracking()).resolves.toEqual({ tracksOptOut: false });
		await expect(api.saveTracking(true)).resolves.toEqual({ tracksOptOut: true });
		await expect(api.loadTracking()).resolves.toEqual({ tracksOptOut: true });
		await expect(api.dismissNotice('welcome')).resolves.toMatchObject({ welcome: true });
	});

	it('SCAN-22 the activation of VaultPress by its slug, like any other plugin', async () => {
		const api = await start('vaultpress-installed');
		const isActive = async () =>
			(await api(catalogApi).loadPlugin('vaultpress/vaultpress.php')).isActive;
		expect(await isActive()).toBe(false);
		await api(pluginsApi).install({ slug: 'vaultpress', status: 'active' });
		expect(await isActive()).toBe(true);
	});

	// Without the code that makes the browser deliver it.
	it.each([
		['free', 'ok'],
		['disconnected', 'ok'],
		['cloud-failing', 'envelope 200'],
		['cloud-unreachable', 'envelope 200'],
	])('DISCON-21, DISCON-22 the answer to the survey in %s: %s', async (scenario, outcome) => {
		const api = await start(scenario);
		const ids = { siteId: 1001, userId: 70001 };
		const survey = buildSurvey({ reason: 'another-reason', text: ' Too slow. ' }, ids);
		expect(survey).toEqual({ ...ids, reason: 'another-reason', text: 'Too slow.' });
		await expect(outcomeOf(() => api(surveyApi).submit(survey!))).resolves.toBe(outcome);
	});

	it('API-54 the license error, until it is cleared', async () => {
		const api = await start('free');
		await api(licensingApi).saveError('No such key.');
		await expect(api(catalogApi).loadLicensingError()).resolves.toBe('No such key.');
		await api(licensingApi).saveError('');
		await expect(api(catalogApi).loadLicensingError()).resolves.toBe('');
	});

	it('API-55 a license key, if the site has the license screen, and no used key', async () => {
		const setLicense = (await start('license-screen'))(licensingApi).setLicense;
		await expect(outcomeOf(() => setLicense(BACKUP_KEY))).resolves.toBe('ok');
		await expect(outcomeOf(() => setLicense('jetpack-scan_usedBefore01'))).resolves.toBe(
			'http 500 setting_license_key_failed',
		);
	});

	it('API-56, API-57, API-59, LIC-28, LIC-29, PLAN-21 an attached license, with its purchase, only once', async () => {
		const api = await start('license-detached');
		await expect(api(licensingApi).loadCounts()).resolves.toMatchObject({
			attached: 0,
			detached: 1,
		});
		await expect(api(licensingApi).attach([BACKUP_KEY])).resolves.toEqual([
			{ activatedProductId: 2112 },
		]);
		await expect(api(licensingApi).loadCounts()).resolves.toMatchObject({
			attached: 1,
			detached: 0,
		});
		await expect(api(licensingApi).loadLicenses()).resolves.toMatchObject([
			{ key: BACKUP_KEY, attachedAt: expect.any(String), revokedAt: null },
		]);
		const purchases = await api(siteApi).loadPurchases();
		expect(purchases.filter(({ isActive }) => isActive)).toMatchObject([
			{ id: expect.any(Number), productSlug: 'jetpack_backup_t1_yearly' },
		]);
		expect(purchases.map(({ id }) => id)).not.toContain(0);
		const [again] = await api(licensingApi).attach([BACKUP_KEY]);
		expect(again).toMatchObject({ errors: [expect.any(String)] });
	});

	it('API-59 a license of a smaller plan without replacing the larger plan', async () => {
		const api = await start('complete');
		const [attached] = await api(licensingApi).attach(['jetpack-security_freeToUse001']);
		expect(attached).toEqual({ activatedProductId: 2016 });
		await expect(api(siteApi).load()).resolves.toMatchObject({
			plan: { productSlug: 'jetpack_complete' },
		});
	});

	it.each([
		['jetpack-scan_usedBefore01', 'already in use'],
		['jetpack-scan_takenBack001', 'revoked'],
		['jetpack-boost_elsewhere001', 'another product'],
		['jetpack-scan_neverHeardOf1', 'no license with this key'],
		['what is this', 'a valid license key'],
	])('LIC-28 no key like %s, which it rejects with a reason', async (key, reason) => {
		const api = await start('free');
		await expect(api(licensingApi).attach([key])).resolves.toEqual([
			{ errors: [expect.stringContaining(reason)] },
		]);
	});

	it('API-58, LIC-30 the count and the time of a dismissed notice', async () => {
		const api = await start('license-detached');
		await expect(api(licensingApi).dismissActivationNotice(1)).resolves.toMatchObject({
			lastDetachedCount: 1,
			lastDismissedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		});
	});

	it('API-63, API-64 the search settings', async () => {
		const api = await start('complete');
		const both = { isModuleActive: true, isInstantSearchEnabled: true };
		await expect(api(searchApi).saveSettings({ isInstantSearchEnabled: true })).resolves.toEqual(
			both,
		);
		await expect(api(searchApi).loadSettings()).resolves.toEqual(both);
		const unfit = { isModuleActive: false, isInstantSearchEnabled: true };
		await expect(outcomeOf(() => api(searchApi).saveSettings(unfit))).resolves.toBe(
			'http 400 rest_invalid_arguments',
		);
		await expect(outcomeOf(() => api(searchApi).saveSettings({}))).resolves.toBe(
			'http 400 rest_invalid_arguments',
		);
		await api(searchApi).saveSettings({ isModuleActive: false });
		await expect(api(searchApi).loadSettings()).resolves.toMatchObject({ isModuleActive: false });
	});

	it('API-66 the switch of ads, if the site has the ads screen', async () => {
		const api = await start('ads-screen');
		const { isActive } = await api(adsApi).loadSettings();
		await expect(api(adsApi).saveSettings({ isActive: !isActive })).resolves.toEqual({
			isActive: !isActive,
		});
		await expect(api(adsApi).loadSettings()).resolves.toEqual({ isActive: !isActive });
	});

	it('SETSEC-46, API-32, API-33 an anti-spam key', async () => {
		const api = await start('anti-spam-no-key');
		await expect(api(antiSpamApi).loadData()).resolves.toBe('invalid-key');
		await expect(api(antiSpamApi).checkKey('a1b2c3d4e5f6')).resolves.toMatchObject({
			validKey: true,
		});
		await expect(api(antiSpamApi).checkKey('e5f6a1b2c3d4')).resolves.toMatchObject({
			validKey: false,
		});
		await expect(outcomeOf(() => api(antiSpamApi).checkKey('no-key!'))).resolves.toBe(
			'http 400 rest_invalid_param',
		);
		await api(settingsApi).save({ wordpress_api_key: 'a1b2c3d4e5f6' });
		await expect(api(antiSpamApi).checkSavedKey()).resolves.toMatchObject({ validKey: true });
		await expect(api(antiSpamApi).loadData()).resolves.toEqual(expect.any(Number));
		await expect(api(settingsApi).load()).resolves.toMatchObject({
			wordpress_api_key: 'a1b2c3d4e5f6',
		});
	});

	it('TRAFFIC-30 title formats of all page types at once, and none with a token of another type', async () => {
		const api = await start('seo');
		const token = (value: string) => ({ type: 'token', value });
		const text = (value: string) => ({ type: 'string', value });
		const formats = {
			front_page: [token('site_name'), text(' - '), token('tagline')],
			posts: [token('post_title'), text(' [date] ')],
			pages: [token('page_title')],
			groups: [token('group_title')],
			archives: [token('archive_title'), text(' '), token('date')],
		};
		const save = (value: object) => api(settingsApi).save({ advanced_seo_title_formats: value });
		const load = async () => (await api(settingsApi).load()).advanced_seo_title_formats;
		const refused = 'http 400 rest_invalid_param';
		await save(formats);
		await expect(load()).resolves.toEqual(formats);
		for (const unfit of [
			{ ...formats, posts: [token('page_title')] },
			{ ...formats, posts: [{ type: 'emoji', value: '*' }] },
			{ ...formats, posts: [null] },
			{ ...formats, landing: [] },
		]) {
			await expect(outcomeOf(() => save(unfit))).resolves.toBe(refused);
		}
		await expect(load()).resolves.toEqual(formats);
		await save({ posts: [] });
		await expect(load()).resolves.toEqual({ posts: [] });
	});

	it("the texts for subscribers: the first one together with the server's own, and then only stored ones", async () => {
		const api = await start('jetpack-16');
		const save = (value: object) => api(settingsApi).save({ subscription_options: value });
		const load = async () => (await api(settingsApi).load()).subscription_options;
		await expect(load()).resolves.toMatchObject({ welcome: '', subscribe_modal_heading: '' });
		await save({ welcome: 'Hello' });
		await expect(load()).resolves.toEqual({
			invitation: expect.stringMatching(/\w/),
			comment_follow: expect.stringMatching(/\w/),
			welcome: 'Hello',
		});
		await save({ invitation: '', hide_free_tier: true });
		await expect(load()).resolves.toEqual({
			invitation: '',
			comment_follow: expect.stringMatching(/\w/),
			welcome: 'Hello',
			hide_free_tier: true,
		});
	});

	it.each(['jetpack_sso_match_by_email', 'jetpack_sso_require_two_step'])(
		'SETSEC-46 the sign-in switch %s',
		async (key) => {
			const api = await start('security');
			for (const value of [true, false]) {
				await api(settingsApi).save({ [key]: value });
				await expect(api(settingsApi).load()).resolves.toMatchObject({ [key]: value });
			}
		},
	);

	it('API-27 a reset, which keeps dismissals', async () => {
		const api = await start('free');
		await api(settingsApi).save({ dismiss_empty_stats_card: true, admin_bar: false, latex: true });
		await api(recommendationsApi).saveStep('summary');
		await api(settingsApi).reset();
		await expect(api(settingsApi).load()).resolves.toMatchObject({
			dismiss_empty_stats_card: true,
			admin_bar: true,
			latex: false,
			stats: true,
		});
		await expect(api(catalogApi).loadRecommendationsStep()).resolves.toBe('not-started');
	});

	it('API-19 addresses and ranges, and no list with an invalid one', async () => {
		const api = await start('free');
		const key = 'jetpack_protect_global_whitelist';
		await api(settingsApi).save({ [key]: '203.0.113.7\n198.51.100.1-198.51.100.9' });
		const kept = { local: ['203.0.113.7', '198.51.100.1 - 198.51.100.9'] };
		await expect(api(settingsApi).load()).resolves.toMatchObject({ [key]: kept });
		await api(settingsApi).save({ [key]: 'nonsense' });
		await expect(api(settingsApi).load()).resolves.toMatchObject({ [key]: kept });
	});

	it('API-19 on newer releases one list, for logins and for the firewall', async () => {
		const api = await start('jetpack-16');
		const key = 'jetpack_protect_global_whitelist';
		const shared = 'jetpack_waf_ip_allow_list';
		// As the server answers it. Decoded, both keys have the shared list.
		const load = () => api((client) => client.get('settings', (json) => json));
		await api(settingsApi).save({ [key]: '203.0.113.7\n198.51.100.1-198.51.100.9' });
		const kept = {
			[key]: { local: ['203.0.113.7', '198.51.100.1 - 198.51.100.9'] },
			[shared]: '203.0.113.7 198.51.100.1-198.51.100.9',
		};
		await expect(load()).resolves.toMatchObject(kept);
		// One bad line, or a network, discards the whole list.
		for (const refused of ['192.0.2.1\nnonsense', '192.0.2.1\n10.0.0.0/8']) {
			await api(settingsApi).save({ [key]: refused });
			await expect(load()).resolves.toMatchObject(kept);
		}
		const text = '10.0.0.0/8; nonsense\n192.0.2.1';
		await api(settingsApi).save({ [shared]: text });
		await expect(load()).resolves.toMatchObject({
			[key]: { local: ['10.0.0.0/8 - ', '192.0.2.1'] },
			[shared]: text,
		});
	});
});
