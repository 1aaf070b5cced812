/** Needs a page: the DOM decodes the entities in names.
 *
 * @jest-environment jest-fixed-jsdom
 */
import type { Api } from '@/api';
import { accountApi } from '@/api/entities/account';
import { antiSpamApi } from '@/api/entities/anti-spam';
import { benefitsApi } from '@/api/entities/benefits';
import { connectionApi } from '@/api/entities/connection';
import { licensingApi } from '@/api/entities/licensing';
import { modulesApi } from '@/api/entities/modules';
import { offersApi } from '@/api/entities/offers';
import { pluginsApi } from '@/api/entities/plugins';
import { recommendationsApi } from '@/api/entities/recommendations';
import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { searchApi } from '@/api/entities/search';
import { securityApi } from '@/api/entities/security';
import { siteApi } from '@/api/entities/site';
import { failureOf } from '#tests/support/failure-of';
import { createTestStore } from '#tests/support/store';
import { answerGet } from '#tests/support/wire';

type Call = (api: Api) => Promise<unknown>;

const success = (data: unknown) => ({ code: 'success', message: '', data });

const blocked: Call = (api) => api(modulesApi).loadProtectCount();
const spam: Call = (api) => api(antiSpamApi).loadData();
const updates: Call = (api) => api(pluginsApi).countUpdates();
const plugins: Call = (api) => api(pluginsApi).loadAll();
const scan: Call = (api) => api(scanApi).load();
const rewind: Call = (api) => api(rewindApi).load();
const site: Call = (api) => api(siteApi).load();
const purchases: Call = (api) => api(siteApi).loadPurchases();
const discount: Call = (api) => api(offersApi).loadDiscount();
const benefits: Call = (api) => api(benefitsApi).load();
const vaultpress: Call = (api) => api(securityApi).loadVaultPress();
const firewall: Call = (api) => api(securityApi).loadFirewall();
const counts: Call = (api) => api(licensingApi).loadCounts();
const licenses: Call = (api) => api(licensingApi).loadLicenses();
const status: Call = (api) => api(connectionApi).loadStatus();
const modules: Call = (api) => api(modulesApi).loadAll();
const tracking: Call = (api) => api(accountApi).loadTracking();
const intro: Call = (api) => api(offersApi).loadIntroOffers();
const products: Call = (api) => api(offersApi).loadSiteProducts();
const upsell: Call = (api) => api(recommendationsApi).loadUpsell();
const search: Call = (api) => api(searchApi).loadSettings();

const SITE = { ID: 1, plan: { product_slug: 'jetpack_free' }, products: [], options: {} };
const VAULTPRESS = { active: '1', features: { backups: 1, security: '1' } };
const LICENSE = { license_key: 'k', product: 'Scan', issued_at: '', attached_at: null };
const STATUS = {
	isActive: '1',
	isRegistered: 1,
	isUserConnected: true,
	hasConnectedOwner: '',
	offlineMode: { isActive: '0' },
};

/** Numbers as texts and flags in PHP's other spellings. */
const SPELLINGS: [string, Call, unknown, unknown][] = [
	['module/protect/data', blocked, '1,204', 1204],
	['module/akismet/data', spam, '1,204', 1204],
	['updates/plugins', updates, { code: 'updates-available', count: '3' }, { count: 3 }],
	['plugins', plugins, { 'a/a.php': { Name: 'A', active: 1 } }, { 'a/a.php': { isActive: true } }],
	[
		'scan',
		scan,
		success({ state: 'idle', threats: { 1: {}, 3: { severity: '5' } } }),
		{ threats: [{}, { severity: 5 }] },
	],
	[
		'scan',
		scan,
		success({ state: 'idle', most_recent: { timestamp: '1760000000' } }),
		{ scannedAt: 1_760_000_000_000 },
	],
	[
		'site',
		site,
		success({ ...SITE, options: { videopress_storage_used: '250.5' } }),
		{ videopressStorageUsed: 250.5 },
	],
	['site/benefits', benefits, success([{ name: 'protect', value: '1,204' }]), [{ value: 1204 }]],
	[
		'site/discount',
		discount,
		success({ discount: '20', is_used: '0' }),
		{ discount: 20, isUsed: false },
	],
	[
		'module/vaultpress/data',
		vaultpress,
		success({ ...VAULTPRESS, security: { notice_count: '2' } }),
		{ data: { active: true, features: { backups: true, security: true }, threats: 2 } },
	],
	['waf', firewall, { bootstrapPath: '', hasRulesAccess: 0 }, { hasRulesAccess: false }],
	[
		'licensing/user/counts',
		counts,
		{ attached: '2', detached: '1' },
		{ attached: 2, detached: 1, revoked: 0 },
	],
	[
		'licensing/user/licenses',
		licenses,
		{ items: [{ ...LICENSE, attached_at: '', revoked_at: false }] },
		[{ attachedAt: null, revokedAt: null }],
	],
	[
		'connection',
		status,
		STATUS,
		{ isActive: true, hasConnectedOwner: false, offlineMode: { isActive: false } },
	],
	[
		'module/all',
		modules,
		{ stats: { activated: '1', available: '0', override: '0', requires_connection: 1 } },
		{ stats: { activated: true, isAvailable: false, override: 'none', requiresConnection: true } },
	],
	['tracking/settings', tracking, { tracks_opt_out: '1' }, { tracksOptOut: true }],
	[
		'intro-offers',
		intro,
		success([{ product_slug: 's', original_price: '119.40', raw_price: '59' }]),
		[{ originalPrice: 119.4, rawPrice: 59 }],
	],
	[
		'site/products',
		products,
		success({
			s: { product_slug: 's', available: '1', cost: '1,204.50', sale_coupon: { discount: '20' } },
		}),
		{ s: { isAvailable: true, cost: 1204.5, saleDiscount: 20 } },
	],
	[
		'recommendations/upsell',
		upsell,
		{ product_slug: 's', cost: '9.95', hide_upsell: '' },
		{ cost: 9.95, isHidden: false },
	],
	[
		'search/settings',
		search,
		{ module_active: 1, instant_search_enabled: '0' },
		{ isModuleActive: true, isInstantSearchEnabled: false },
	],
];

function ask(path: string, call: Call, body: unknown) {
	const { api } = createTestStore();
	answerGet(path, body);
	return call(api);
}

it.each(SPELLINGS)('%s: reads numbers and flags in each spelling', async (...row) => {
	const [path, call, body, expected] = row;
	expect([await ask(path, call, body)]).toMatchObject([expected]);
});

/** Missing or malformed values, and the unknown value that each becomes. */
const GAPS: [string, string, Call, unknown, unknown][] = [
	[
		'scan',
		'no list of threats',
		scan,
		success({ state: 'idle' }),
		{ state: 'idle', threats: null },
	],
	[
		'scan',
		'threats that are no list',
		scan,
		success({ state: 'idle', threats: 'none' }),
		{ threats: null },
	],
	[
		'scan',
		'a threat that cannot be read',
		scan,
		success({ state: 'idle', threats: ['?'] }),
		{ threats: [{}] },
	],
	[
		'scan',
		'a state of another type',
		scan,
		success({ state: { is: 'idle' }, threats: [] }),
		{ state: 'unknown' },
	],
	['rewind', 'a state of another type', rewind, success({ state: 7 }), { state: 'unknown' }],
	['rewind', 'no state (BACKUP-06)', rewind, success({ reason: '' }), { state: 'missing' }],
	['site', 'no plan', site, success({ ...SITE, plan: 'free' }), { plan: null }],
	[
		'site',
		'a plan without a class',
		site,
		success({ ...SITE, plan: { product_slug: 'jetpack_premium' } }),
		{ plan: { class: 'premium' } },
	],
	['site', 'no products', site, success({ ...SITE, products: null }), { products: null }],
	[
		'site',
		'a product that cannot be read',
		site,
		success({ ...SITE, products: [{ product_slug: 's' }, {}] }),
		{ products: ['s', ''] },
	],
	['site', 'no storage in use', site, success(SITE), { videopressStorageUsed: null }],
	[
		'site/purchases',
		'no flag',
		purchases,
		success([{ product_slug: 's' }]),
		[{ isActive: null, productSlug: 's' }],
	],
	[
		'site/discount',
		'a discount that may be used',
		discount,
		success({ discount: 20 }),
		{ isUsed: true },
	],
	[
		'module/vaultpress/data',
		'no counts',
		vaultpress,
		success(VAULTPRESS),
		{ data: { threats: null } },
	],
	[
		'module/vaultpress/data',
		'no features',
		vaultpress,
		success({ active: true }),
		{ data: { features: { backups: null, security: null } } },
	],
	[
		'licensing/user/licenses',
		'an odd time of a revocation',
		licenses,
		{ items: [{ ...LICENSE, revoked_at: 1_760_000_000 }] },
		[{ revokedAt: 'unknown' }],
	],
	[
		'connection',
		'an error that cannot be read',
		status,
		{ ...STATUS, errors: ['?', { code: 'x', message: 'y' }] },
		{
			errors: [
				{ code: '', message: '' },
				{ code: 'x', message: 'y' },
			],
		},
	],
];

it.each(GAPS)('%s: treats %s as unknown', async (path, _what, call, body, expected) => {
	expect([await ask(path, call, body)]).toMatchObject([expected]);
});

/** Numbers and flags that everything else depends on. Without them the call fails. */
const REFUSED: [string, Call, unknown][] = [
	['module/protect/data', blocked, 'error'],
	['module/protect/data', blocked, ''],
	['module/protect/data', blocked, null],
	['module/protect/data', blocked, -1],
	['module/protect/data', blocked, { error: 'x', message: 'y' }],
	['module/akismet/data', spam, ''],
	['module/akismet/data', spam, false],
	['module/akismet/data', spam, -1],
	['updates/plugins', updates, { code: 'success' }],
	['updates/plugins', updates, { code: 'success', count: null }],
	['plugins', plugins, { 'a/a.php': { Name: 'A' } }],
	['waf', firewall, { bootstrapPath: '/a' }],
	['licensing/user/counts', counts, { attached: 1 }],
	['licensing/user/licenses', licenses, { items: [{ license_key: 'k' }] }],
	['connection', status, { ...STATUS, isActive: 'perhaps' }],
	['tracking/settings', tracking, { tracks_opt_out: null }],
	['search/settings', search, { module_active: true }],
];

it.each(REFUSED)('%s: fails without the number or the flag', async (path, call, body) => {
	expect(await failureOf(ask(path, call, body))).toMatchObject({ kind: 'shape' });
});
