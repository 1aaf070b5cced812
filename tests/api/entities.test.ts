import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { accountApi } from '@/api/entities/account';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { catalogApi } from '@/api/entities/catalog';
import { connectionActsApi } from '@/api/entities/connection-acts';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { rewindApi } from '@/api/entities/rewind';
import { securityApi } from '@/api/entities/security';
import { settingsApi } from '@/api/entities/settings';
import { siteApi } from '@/api/entities/site';

const enveloped = (body: unknown) => ({ code: 'success', message: '', data: JSON.stringify(body) });

function answer(path: string, body: unknown, status = 200) {
	server.use(http.get(`${REST}/${path}`, () => HttpResponse.json(body as object, { status })));
}

it('DATA-03 decodes the list of connected plugins to a map', async () => {
	const { api } = createTestStore();
	await expect(api(catalogApi).loadConnectedPlugins()).resolves.toEqual({
		jetpack: { name: 'Jetpack' },
	});
});

it('DATA-02 registers with the nonce and a redirect URI', async () => {
	const { api } = createTestStore({ scenario: 'disconnected' });
	let sent: unknown;
	server.use(
		http.post(`${REST}/connection/register`, async ({ request }) => {
			sent = await request.json();
			return HttpResponse.json({ authorizeUrl: 'https://cloud.test/' });
		}),
	);
	await api(connectionActsApi).register({
		nonce: 'n',
		redirectUri: 'admin.php?page=jetpack',
	});
	expect(sent).toEqual({
		registration_nonce: 'n',
		no_iframe: true,
		redirect_uri: 'admin.php?page=jetpack',
	});
});

it.each([
	[false, 'none'],
	['active', 'active'],
	['inactive', 'inactive'],
	['by-host', 'managed'],
])('DATA-09 DATA-22 decodes a module with the override %p to %s', async (override, expected) => {
	const { api } = createTestStore();
	answer('module/all', {
		stats: {
			module: 'stats',
			name: 'Site Stats',
			description: 'd',
			long_description: 'l',
			short_description: 's',
			learn_more_button: 'https://x.test',
			activated: true,
			requires_connection: true,
			requires_user_connection: false,
			override,
			options: {
				scheme: { current_value: 'light', enum_labels: { light: 'Light' } },
				texts: { current_value: [], default: { welcome: '' } },
			},
			search_terms: 'a, b',
			additional_search_queries: 'c',
			feature: ['Engagement'],
			extra: { sitemap_url: 'https://x.test/sitemap.xml' },
		},
	});
	const modules = await api(modulesApi).loadAll();
	expect(modules.stats).toEqual({
		module: 'stats',
		name: 'Site Stats',
		description: 'd',
		longDescription: 'l',
		shortDescription: 's',
		learnMoreUrl: 'https://x.test',
		activated: true,
		isAvailable: true,
		unavailableReason: '',
		autoActivate: '',
		requiresConnection: true,
		requiresUserConnection: false,
		override: expected,
		options: {
			scheme: { currentValue: 'light', enumLabels: { light: 'Light' } },
			texts: { currentValue: [], enumLabels: {}, members: ['welcome'] },
		},
		searchTerms: 'a, b',
		additionalSearchQueries: 'c',
		feature: ['Engagement'],
		extra: { sitemap_url: 'https://x.test/sitemap.xml' },
	});
});

it('DATA-22 reads why a module is not available, and whether it is on by default', async () => {
	const { api } = createTestStore();
	answer('module/all', {
		blaze: { available: false, unavailable_reason: 'Not in the plan', auto_activate: 'Yes' },
	});
	const { blaze } = await api(modulesApi).loadAll();
	expect(blaze).toMatchObject({
		module: 'blaze',
		isAvailable: false,
		unavailableReason: 'Not in the plan',
		autoActivate: 'Yes',
	});
});

it.each([[null], ['a text'], [7], [['a', 'list']]])(
	'DATA-22 leaves out a module whose record is %j, and keeps the others',
	async (malformed) => {
		const { api } = createTestStore();
		answer('module/all', { odd: malformed, markdown: { name: 'Markdown' } });
		const modules = await api(modulesApi).loadAll();
		expect(Object.keys(modules)).toEqual(['markdown']);
		expect(modules.markdown).toMatchObject({ module: 'markdown', name: 'Markdown' });
	},
);

it.each([
	[false, 0],
	[12, 12],
	['12', 12],
	['N/A', 0],
])('decodes the blocked count %p to %p', async (count, expected) => {
	const { api } = createTestStore();
	answer('module/protect/data', count);
	await expect(api(modulesApi).loadProtectCount()).resolves.toBe(expected);
});

it('DATA-18 DATA-19 DATA-20 DATA-29 decodes the site, features, benefits and discount', async () => {
	const { api } = createTestStore();
	answer(
		'site',
		enveloped({
			name: 'Quiet',
			description: 'A site',
			URL: 'https://quiet.test',
			icon: { img: 'https://quiet.test/i.png' },
			plan: {
				product_slug: 'jetpack_complete',
				features: { active: ['real-time-backups'], available: {} },
			},
			products: [{ product_slug: 'jetpack_scan' }],
			options: { videopress_storage_used: 250000 },
		}),
	);
	await expect(api(siteApi).load()).resolves.toMatchObject({
		name: 'Quiet',
		description: 'A site',
		url: 'https://quiet.test',
		iconUrl: 'https://quiet.test/i.png',
		plan: { productSlug: 'jetpack_complete', features: { active: ['real-time-backups'] } },
		videopressStorageUsed: 250000,
	});
	const features = [
		'instant-search',
		'search',
		'videopress-1tb-storage',
		'videopress-unlimited-storage',
		'vaultpress-backups',
	];
	answer('site/features', enveloped({ active: features, available: [] }));
	await expect(api(siteApi).loadFeatures()).resolves.toEqual({ active: features, available: {} });
	answer(
		'site/benefits',
		enveloped([{ name: 'jetpack-stats', title: 't', description: 'd', value: 3 }]),
	);
	await expect(api(benefitsApi).load()).resolves.toEqual([
		{ name: 'jetpack-stats', title: 't', description: 'd', value: 3 },
	]);
	answer('site/discount', {
		code: 'success',
		data: { code: 'AUTUMN', discount: 20, expiry_date: '2027-01-01', is_used: false },
	});
	await expect(api(offersApi).loadDiscount()).resolves.toEqual({
		code: 'AUTUMN',
		discount: 20,
		expiryDate: '2027-01-01',
		isUsed: false,
	});
});

it('DATA-06 DATA-18 decodes purchases from JSON in a string', async () => {
	const { api } = createTestStore();
	answer(
		'site/purchases',
		enveloped([{ ID: '5', product_slug: 'jetpack_scan_monthly', active: '1' }]),
	);
	await expect(api(siteApi).loadPurchases()).resolves.toMatchObject([
		{ id: 5, productSlug: 'jetpack_scan_monthly', isActive: true },
	]);
});

it('decodes purchases next to one without a product, an ID and dates', async () => {
	const { api } = createTestStore();
	answer(
		'site/purchases',
		enveloped([
			{ ID: 'x', product_slug: null, expiry_date: 0, active: '1' },
			{ ID: 6, product_slug: 'jetpack_scan', active: '1' },
		]),
	);
	await expect(api(siteApi).loadPurchases()).resolves.toMatchObject([
		{ id: 0, productSlug: '', productName: '', expiryDate: '', isActive: true },
		{ id: 6, productSlug: 'jetpack_scan' },
	]);
});

it('DATA-21 decodes the data of VaultPress', async () => {
	const { api } = createTestStore();
	answer('module/vaultpress/data', {
		code: 'success',
		message: 'ok',
		data: {
			active: true,
			features: { backups: true, security: true },
			security: { notice_count: 2 },
		},
	});
	await expect(api(securityApi).loadVaultPress()).resolves.toEqual({
		code: 'success',
		message: 'ok',
		data: {
			active: true,
			features: { backups: true, security: true },
			threats: 2,
		},
	});
});

it('DATA-25 DATA-26 DATA-27 decodes tracking, the anti-spam key and the firewall', async () => {
	const { api } = createTestStore();
	answer('tracking/settings', { tracks_opt_out: true });
	await expect(api(accountApi).loadTracking()).resolves.toEqual({ tracksOptOut: true });
	answer('module/akismet/key/check', {
		validKey: null,
		invalidKeyCode: 'not_active',
		invalidKeyMessage: 'Off',
	});
	await expect(api(antiSpamApi).checkSavedKey()).resolves.toEqual({
		validKey: null,
		invalidKeyCode: 'not_active',
		invalidKeyMessage: 'Off',
	});
	answer('waf', { bootstrapPath: '/srv/bootstrap.php', hasRulesAccess: true });
	await expect(api(securityApi).loadFirewall()).resolves.toEqual({
		bootstrapPath: '/srv/bootstrap.php',
		hasRulesAccess: true,
	});
});

it('rejects a response of another shape, and names the wrong field', async () => {
	const { api } = createTestStore();
	answer('tracking/settings', { opt_out: true });
	await expect(api(accountApi).loadTracking()).rejects.toMatchObject({
		kind: 'shape',
		response: expect.stringContaining('tracks_opt_out'),
	});
});

it('refuses the envelope of another answer as modules and as settings, because its parts would look like names', async () => {
	const { api } = createTestStore();
	for (const [path, load] of [
		['module/all', api(modulesApi).loadAll],
		['settings', api(settingsApi).load],
	] as const) {
		answer(path, { code: 'success', message: '', data: { surprise: true } });
		await expect(load()).rejects.toMatchObject({ kind: 'shape' });
	}
});

it('API-04 needs only the fields that it decodes, and ignores others', async () => {
	const { api } = createTestStore();
	answer('rewind', enveloped({ state: 'active', surprise: { deep: [1] } }));
	await expect(api(rewindApi).load()).resolves.toEqual({ state: 'active', isNew: false });
	answer('connection/test', { code: 'success' });
	await expect(api(connectionActsApi).test()).resolves.toEqual({ code: 'success', message: '' });
});
