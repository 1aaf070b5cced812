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
import { buildSurvey } from '@/domain/connection/survey';
import { HALVES } from './halves';
import { outcomeOf } from './outcome';

const UNFIT = 'http 400 rest_invalid_arguments';
const INVALID = 'http 400 rest_invalid_param';
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
		expect(await api(settingsApi).load()).toMatchObject({ admin_bar: false });
	});

	it('API-17, API-48, DATA-25 the tracking choice of a linked account, and a dismissed notice', async () => {
		const api = (await start('free'))(accountApi);
		expect(await api.loadTracking()).toEqual({ tracksOptOut: false });
		expect(await api.saveTracking(true)).toEqual({ tracksOptOut: true });
		expect(await api.loadTracking()).toEqual({ tracksOptOut: true });
		expect(await api.dismissNotice('welcome')).toMatchObject({ welcome: true });
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
		expect(await outcomeOf(() => api(surveyApi).submit(survey!))).toBe(outcome);
	});

	it('API-54 the license error, until it is cleared', async () => {
		const api = await start('free');
		await api(licensingApi).saveError('No such key.');
		expect(await api(catalogApi).loadLicensingError()).toBe('No such key.');
		await api(licensingApi).saveError('');
		expect(await api(catalogApi).loadLicensingError()).toBe('');
	});

	it('API-55 a license key, if the site has the license screen, and no used key', async () => {
		const setLicense = (await start('license-screen'))(licensingApi).setLicense;
		expect(await outcomeOf(() => setLicense(BACKUP_KEY))).toBe('ok');
		expect(await outcomeOf(() => setLicense('jetpack-scan_usedBefore01'))).toBe(
			'http 500 setting_license_key_failed',
		);
	});

	it('API-56, API-57, API-59, LIC-28, LIC-29, PLAN-21 an attached license, with its purchase, only once', async () => {
		const api = await start('license-detached');
		expect(await api(licensingApi).loadCounts()).toMatchObject({
			attached: 0,
			detached: 1,
		});
		expect(await api(licensingApi).attach([BACKUP_KEY])).toEqual([{ activatedProductId: 2112 }]);
		expect(await api(licensingApi).loadCounts()).toMatchObject({
			attached: 1,
			detached: 0,
		});
		expect(await api(licensingApi).loadLicenses()).toMatchObject([
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
		expect(await api(siteApi).load()).toMatchObject({
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
		expect(await api(licensingApi).attach([key])).toEqual([
			{ errors: [expect.stringContaining(reason)] },
		]);
	});

	it('API-58, LIC-30 the count and the time of a dismissed notice', async () => {
		const api = await start('license-detached');
		expect(await api(licensingApi).dismissActivationNotice(1)).toMatchObject({
			lastDetachedCount: 1,
			lastDismissedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		});
	});

	it('API-63, API-64 the search settings', async () => {
		const api = await start('complete');
		const both = { isModuleActive: true, isInstantSearchEnabled: true };
		expect(await api(searchApi).saveSettings({ isInstantSearchEnabled: true })).toEqual(both);
		expect(await api(searchApi).loadSettings()).toEqual(both);
		const unfit = { isModuleActive: false, isInstantSearchEnabled: true };
		expect(await outcomeOf(() => api(searchApi).saveSettings(unfit))).toBe(UNFIT);
		expect(await outcomeOf(() => api(searchApi).saveSettings({}))).toBe(UNFIT);
		await api(searchApi).saveSettings({ isModuleActive: false });
		expect(await api(searchApi).loadSettings()).toMatchObject({ isModuleActive: false });
	});

	it('API-66 the switch of ads, if the site has the ads screen', async () => {
		const api = await start('ads-screen');
		const { isActive } = await api(adsApi).loadSettings();
		expect(await api(adsApi).saveSettings({ isActive: !isActive })).toEqual({
			isActive: !isActive,
		});
		expect(await api(adsApi).loadSettings()).toEqual({ isActive: !isActive });
	});

	it('SETSEC-46, API-32, API-33 an anti-spam key', async () => {
		const api = await start('anti-spam-no-key');
		expect(await api(antiSpamApi).loadData()).toBe('invalid-key');
		expect(await api(antiSpamApi).checkKey('a1b2c3d4e5f6')).toMatchObject({
			validKey: true,
		});
		expect(await api(antiSpamApi).checkKey('e5f6a1b2c3d4')).toMatchObject({
			validKey: false,
		});
		expect(await outcomeOf(() => api(antiSpamApi).checkKey('no-key!'))).toBe(INVALID);
		await api(settingsApi).save({ wordpress_api_key: 'a1b2c3d4e5f6' });
		expect(await api(antiSpamApi).checkSavedKey()).toMatchObject({ validKey: true });
		expect(await api(antiSpamApi).loadData()).toEqual(expect.any(Number));
		expect(await api(settingsApi).load()).toMatchObject({
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
		await save(formats);
		expect(await load()).toEqual(formats);
		for (const unfit of [
			{ ...formats, posts: [token('page_title')] },
			{ ...formats, posts: [{ type: 'emoji', value: '*' }] },
			{ ...formats, posts: [null] },
			{ ...formats, landing: [] },
		]) {
			expect(await outcomeOf(() => save(unfit))).toBe(INVALID);
		}
		expect(await load()).toEqual(formats);
		await save({ posts: [] });
		expect(await load()).toEqual({ posts: [] });
	});

	it("the texts for subscribers: the first one together with the server's own, and then only stored ones", async () => {
		const api = await start('jetpack-16');
		const save = (value: object) => api(settingsApi).save({ subscription_options: value });
		const load = async () => (await api(settingsApi).load()).subscription_options;
		expect(await load()).toMatchObject({ welcome: '', subscribe_modal_heading: '' });
		await save({ welcome: 'Hello' });
		expect(await load()).toEqual({
			invitation: expect.stringMatching(/\w/),
			comment_follow: expect.stringMatching(/\w/),
			welcome: 'Hello',
		});
		await save({ invitation: '', hide_free_tier: true });
		expect(await load()).toEqual({
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
				expect(await api(settingsApi).load()).toMatchObject({ [key]: value });
			}
		},
	);

	it('API-27 a reset, which keeps dismissals', async () => {
		const api = await start('free');
		await api(settingsApi).save({ dismiss_empty_stats_card: true, admin_bar: false, latex: true });
		await api(recommendationsApi).saveStep('summary');
		await api(settingsApi).reset();
		expect(await api(settingsApi).load()).toMatchObject({
			dismiss_empty_stats_card: true,
			admin_bar: true,
			latex: false,
			stats: true,
		});
		expect(await api(catalogApi).loadRecommendationsStep()).toBe('not-started');
	});

	it('API-19 addresses and ranges, and no list with an invalid one', async () => {
		const api = await start('free');
		const key = 'jetpack_protect_global_whitelist';
		await api(settingsApi).save({ [key]: '203.0.113.7\n198.51.100.1-198.51.100.9' });
		const kept = { local: ['203.0.113.7', '198.51.100.1 - 198.51.100.9'] };
		expect(await api(settingsApi).load()).toMatchObject({ [key]: kept });
		await api(settingsApi).save({ [key]: 'nonsense' });
		expect(await api(settingsApi).load()).toMatchObject({ [key]: kept });
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
		expect(await load()).toMatchObject(kept);
		// One bad line, or a network, discards the whole list.
		for (const refused of ['192.0.2.1\nnonsense', '192.0.2.1\n10.0.0.0/8']) {
			await api(settingsApi).save({ [key]: refused });
			expect(await load()).toMatchObject(kept);
		}
		const text = '10.0.0.0/8; nonsense\n192.0.2.1';
		await api(settingsApi).save({ [shared]: text });
		expect(await load()).toMatchObject({
			[key]: { local: ['10.0.0.0/8 - ', '192.0.2.1'] },
			[shared]: text,
		});
	});
});
