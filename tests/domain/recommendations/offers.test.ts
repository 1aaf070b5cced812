import type { BackupState } from '@/domain/rewind/status';
import { getRequiredProduct, isFreePlan } from '@/domain/recommendations/upgrade';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import {
	resolvePurchased,
	resolveSidebar,
	resolveSuggestions,
	resolveUpsell,
	type SidebarFacts,
	type Upsell,
} from '@/domain/recommendations/offers';
import type { ScanState } from '@/domain/scan';
import type { Entitlements } from '@/domain/site/entitlements';
import { idle, toFailed, toLoading, toReady } from '@/lib/remote';
import { entitle } from '#tests/support/entitlements';
import { FAILED, owning, PENDING, withPlan } from '../shorthand';

const UPSELL: Upsell = {
	productSlug: 'jetpack_scan',
	title: '',
	description: '',
	cost: 1,
	currencyCode: 'EUR',
	costTimeframe: '',
	billingTimeframe: '',
	isAvailable: true,
	fullPrice: null,
	upgradeUrl: '',
	includedInPlans: [],
	key: '',
	features: [],
	action: '',
	isHidden: false,
};
const SHOWN = { kind: 'upsell', upsell: UPSELL } as const;

it('RECS-48 API-41 hides an offer that the provider hides or that failed to load', () => {
	expect(resolveUpsell(idle)).toEqual({ kind: 'loading' });
	expect(resolveUpsell(toReady(UPSELL))).toEqual(SHOWN);
	expect(resolveUpsell(toReady({ ...UPSELL, isHidden: true }))).toEqual({ kind: 'hidden' });
	expect(resolveUpsell(toFailed(idle, 'gone'))).toEqual({ kind: 'hidden' });
	expect(resolveUpsell(toLoading(toReady(UPSELL)))).toMatchObject({ kind: 'upsell' });
});

const FREE = entitle();
const UNREAD = entitle({ purchases: toFailed(idle, 'gone') });
const SECURITY = withPlan('jetpack_security_t1_yearly');
const SECURITY_BESIDE = owning('jetpack_security_t1_monthly');

it.each<[string, RecommendationPage, Entitlements, boolean, string | null]>([
	['RECS-49 free', 'publicize', FREE, false, 'jetpack_security_t1_yearly'],
	['RECS-49 the product beside a free plan', 'publicize', SECURITY_BESIDE, false, null],
	['RECS-49 free', 'security-plan', FREE, false, 'jetpack_security_t1_yearly'],
	['RECS-50 free', 'anti-spam', FREE, false, 'jetpack_anti_spam'],
	['RECS-50 the plugin', 'anti-spam', FREE, true, null],
	['RECS-51 free', 'videopress', FREE, false, 'jetpack_videopress'],
	['a free feature needs no product', 'monitor', FREE, false, null],
])('%s: %s', (_name, page, entitlements, isAntiSpamActive, product) => {
	expect(getRequiredProduct(page, { entitlements, isAntiSpamActive })).toBe(product);
});

it('never treats an unknown plan as the free one', () => {
	expect(isFreePlan(FREE)).toBe(true);
	expect(isFreePlan(withPlan('jetpack_tomorrow'))).toBe(false);
});

const SIDEBAR: SidebarFacts = {
	upsell: { kind: 'hidden' },
	promotion: 'upgrade',
	rewind: toReady({ state: 'unavailable', isNew: false }),
	scan: toReady({ state: 'unavailable', threats: [], credentials: null, scannedAt: null }),
	entitlements: FREE,
};
const backups = (state: BackupState) => toReady({ state, isNew: false });
const scanned = (state: ScanState) =>
	toReady({ state, threats: [], credentials: null, scannedAt: null });

it.each<[string, Partial<SidebarFacts>, string]>([
	['shows no offer without a promotion', { upsell: SHOWN, promotion: 'none' }, 'download-app'],
	['offers restores', { rewind: backups('awaiting-credentials') }, 'one-click-restores'],
	['links to active backups', { rewind: backups('active') }, 'manage-security'],
	['links to scans that run', { scan: scanned('scanning') }, 'manage-security'],
	['waits for the state of scans', { scan: idle }, 'loading'],
	['offers nothing included', { upsell: SHOWN, entitlements: SECURITY }, 'manage-security'],
	['offers nothing unconfirmed', { upsell: SHOWN, entitlements: PENDING }, 'loading'],
	['offers nothing on failure', { upsell: SHOWN, entitlements: UNREAD }, 'download-app'],
	['waits for the state of backups', { rewind: idle }, 'loading'],
	['suggests the app on failure', { rewind: toFailed(idle, 'gone') }, 'download-app'],
])('RECS-47 %s', (_name, facts, kind) => {
	expect(resolveSidebar({ ...SIDEBAR, ...facts }).kind).toBe(kind);
});

it.each([
	['jetpack_backup_t1_yearly', true, false],
	['jetpack_scan', false, true],
])('RECS-47 links only to what the site has of %s', (slug, hasBackups, hasScan) => {
	expect(resolveSidebar({ ...SIDEBAR, entitlements: owning(slug) })).toEqual({
		kind: 'manage-security',
		hasBackups,
		hasScan,
	});
});

it('RECS-30 shows suggestions once it is known what the site owns', () => {
	const remote = toReady([UPSELL]);
	expect(resolveSuggestions(remote, FREE)).toEqual({ kind: 'suggested', offers: [UPSELL] });
	const unsold = toReady([{ ...UPSELL, isAvailable: false }]);
	expect(resolveSuggestions(unsold, FREE)).toEqual({ kind: 'suggested', offers: [] });
	expect(resolveSuggestions(remote, PENDING)).toEqual({ kind: 'loading' });
	expect(resolveSuggestions(remote, UNREAD)).toMatchObject({ kind: 'failed' });
});

it('RECS-45 finds the purchased suggestion for any term, and is settled without one only once everything is loaded', () => {
	const suggestions = toReady([{ ...UPSELL, productSlug: 'jetpack_backup_t1_yearly' }, UPSELL]);
	const { confirmation } = FREE;
	const find = (...owned: string[]) => resolvePurchased({ suggestions, owned, confirmation });
	expect(find('jetpack_free', 'jetpack_scan_monthly')).toMatchObject({
		kind: 'found',
		offer: { productSlug: 'jetpack_scan' },
	});
	expect(find('jetpack_free')).toEqual({ kind: 'waiting', isSettled: true });
	const facts = { owned: ['jetpack_scan'], confirmation: { kind: 'loading' } as const };
	const waiting = { kind: 'waiting', isSettled: false };
	expect(resolvePurchased({ ...facts, suggestions: idle })).toEqual(waiting);
	expect(resolvePurchased({ ...facts, suggestions: toFailed(idle, 'gone') })).toEqual(FAILED);
});

it('RECS-45 reports that a purchase is unknown because the site’s purchases failed to load', () => {
	const facts = { suggestions: toReady([UPSELL]), confirmation: FAILED };
	expect(resolvePurchased({ ...facts, owned: ['jetpack_free'] })).toEqual(FAILED);
	expect(resolvePurchased({ ...facts, owned: ['jetpack_scan'] })).toMatchObject({ kind: 'found' });
	expect(resolvePurchased({ ...facts, suggestions: idle, owned: [] })).toEqual(FAILED);
});
