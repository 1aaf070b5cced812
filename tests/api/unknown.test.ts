/** @jest-environment jest-fixed-jsdom */
import { decodesTo, enveloped, rejects, SHAPE } from './tables';

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
const SPELLINGS: [path: string, body: unknown, expected: unknown][] = [
	['module/protect/data', '1,204', 1204],
	['module/akismet/data', '1,204', 1204],
	['updates/plugins', { code: 'updates-available', count: '3' }, { count: 3 }],
	['plugins', { 'a/a.php': { Name: 'A', active: 1 } }, { 'a/a.php': { isActive: true } }],
	[
		'scan',
		enveloped({ state: 'idle', threats: { 1: {}, 3: { severity: '5' } } }),
		{ threats: [{}, { severity: 5 }] },
	],
	[
		'scan',
		enveloped({ state: 'idle', most_recent: { timestamp: '1760000000' } }),
		{ scannedAt: 1_760_000_000_000 },
	],
	[
		'site',
		enveloped({ ...SITE, options: { videopress_storage_used: '250.5' } }),
		{ videopressStorageUsed: 250.5 },
	],
	['site/benefits', enveloped([{ name: 'protect', value: '1,204' }]), [{ value: 1204 }]],
	['site/discount', enveloped({ discount: '20', is_used: '0' }), { discount: 20, isUsed: false }],
	[
		'module/vaultpress/data',
		enveloped({ ...VAULTPRESS, security: { notice_count: '2' } }),
		{ data: { active: true, features: { backups: true, security: true }, threats: 2 } },
	],
	['waf', { bootstrapPath: '', hasRulesAccess: 0 }, { hasRulesAccess: false }],
	[
		'licensing/user/counts',
		{ attached: '2', detached: '1' },
		{ attached: 2, detached: 1, revoked: 0 },
	],
	[
		'licensing/user/licenses',
		{ items: [{ ...LICENSE, attached_at: '', revoked_at: false }] },
		[{ attachedAt: null, revokedAt: null }],
	],
	[
		'connection',
		STATUS,
		{ isActive: true, hasConnectedOwner: false, offlineMode: { isActive: false } },
	],
	[
		'module/all',
		{ stats: { activated: '1', available: '0', override: '0', requires_connection: 1 } },
		{ stats: { activated: true, isAvailable: false, override: 'none', requiresConnection: true } },
	],
	['tracking/settings', { tracks_opt_out: '1' }, { tracksOptOut: true }],
	[
		'intro-offers',
		enveloped([{ product_slug: 's', original_price: '119.40', raw_price: '59' }]),
		[{ originalPrice: 119.4, rawPrice: 59 }],
	],
	[
		'site/products',
		enveloped({
			s: { product_slug: 's', available: '1', cost: '1,204.50', sale_coupon: { discount: '20' } },
		}),
		{ s: { isAvailable: true, cost: 1204.5, saleDiscount: 20 } },
	],
	[
		'recommendations/upsell',
		{ product_slug: 's', cost: '9.95', hide_upsell: '' },
		{ cost: 9.95, isHidden: false },
	],
	[
		'search/settings',
		{ module_active: 1, instant_search_enabled: '0' },
		{ isModuleActive: true, isInstantSearchEnabled: false },
	],
];

it.each(SPELLINGS)('%s: reads numbers and flags in each spelling', (path, body, expected) =>
	decodesTo('', path, body, expected),
);

/** Missing or malformed values, and the unknown value that each becomes. */
const GAPS: [path: string, what: string, body: unknown, expected: unknown][] = [
	['scan', 'no list of threats', enveloped({ state: 'idle' }), { state: 'idle', threats: null }],
	['scan', 'no such list', enveloped({ state: 'idle', threats: 'none' }), { threats: null }],
	['scan', 'an odd threat', enveloped({ state: 'idle', threats: ['?'] }), { threats: [{}] }],
	['scan', 'an odd state', enveloped({ state: { is: 'idle' }, threats: [] }), { state: 'unknown' }],
	['rewind', 'a state of another type', enveloped({ state: 7 }), { state: 'unknown' }],
	['rewind', 'no state (BACKUP-06)', enveloped({ reason: '' }), { state: 'missing' }],
	['site', 'no plan', enveloped({ ...SITE, plan: 'free' }), { plan: null }],
	[
		'site',
		'a plan without a class',
		enveloped({ ...SITE, plan: { product_slug: 'jetpack_premium' } }),
		{ plan: { class: 'premium' } },
	],
	['site', 'no products', enveloped({ ...SITE, products: null }), { products: null }],
	[
		'site',
		'a product that cannot be read',
		enveloped({ ...SITE, products: [{ product_slug: 's' }, {}] }),
		{ products: ['s', ''] },
	],
	['site', 'no storage in use', enveloped(SITE), { videopressStorageUsed: null }],
	[
		'site/purchases',
		'no flag',
		enveloped([{ product_slug: 's' }]),
		[{ isActive: null, productSlug: 's' }],
	],
	['site/discount', 'a discount that may be used', enveloped({ discount: 20 }), { isUsed: true }],
	['module/vaultpress/data', 'no counts', enveloped(VAULTPRESS), { data: { threats: null } }],
	[
		'module/vaultpress/data',
		'no features',
		enveloped({ active: true }),
		{ data: { features: { backups: null, security: null } } },
	],
	[
		'licensing/user/licenses',
		'an odd time of a revocation',
		{ items: [{ ...LICENSE, revoked_at: 1_760_000_000 }] },
		[{ revokedAt: 'unknown' }],
	],
	[
		'connection',
		'an error that cannot be read',
		{ ...STATUS, errors: ['?', { code: 'x', message: 'y' }] },
		{
			errors: [
				{ code: '', message: '' },
				{ code: 'x', message: 'y' },
			],
		},
	],
];

it.each(GAPS)('%s: treats %s as unknown', (path, _what, body, expected) =>
	decodesTo('', path, body, expected),
);

/** Numbers and flags that everything else depends on. Without them the call fails. */
const REFUSED: [string, unknown][] = [
	['module/protect/data', 'error'],
	['module/protect/data', ''],
	['module/protect/data', null],
	['module/protect/data', -1],
	['module/protect/data', { error: 'x', message: 'y' }],
	['module/akismet/data', ''],
	['module/akismet/data', false],
	['module/akismet/data', -1],
	['updates/plugins', { code: 'success' }],
	['updates/plugins', { code: 'success', count: null }],
	['plugins', { 'a/a.php': { Name: 'A' } }],
	['waf', { bootstrapPath: '/a' }],
	['licensing/user/counts', { attached: 1 }],
	['licensing/user/licenses', { items: [{ license_key: 'k' }] }],
	['connection', { ...STATUS, isActive: 'perhaps' }],
	['tracking/settings', { tracks_opt_out: null }],
	['search/settings', { module_active: true }],
];

it.each(REFUSED)('%s: fails without the number or the flag', (path, body) =>
	rejects('', path, body, SHAPE),
);
