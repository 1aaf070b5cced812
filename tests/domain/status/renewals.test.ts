import type { DatedPurchase } from '@/domain/plans/purchases';
import { knownData } from '@/lib/remote';
import { purchasesOf } from '#tests/support/entitlements';
import { FAILED, LOADING } from '../shorthand';
import { nameRenewal, resolveRenewals, type RenewalFacts } from '@/domain/status/renewals';

const NOW = Date.UTC(2026, 0, 31);

const [FREE] = knownData(purchasesOf('jetpack_backup_daily')) ?? [];
const EXPIRED: DatedPurchase = {
	...FREE!,
	productName: 'Jetpack Backup',
	expiryDate: '2026-01-10',
	isInForce: false,
};
const MISSED = ['Jetpack Backup expired'];

const NO_FLAGS = {
	hasBackups: false,
	hasScan: false,
	hasAntispam: false,
} as RenewalFacts['entitlements']['flags'];

const WITH_BACKUPS: RenewalFacts['entitlements'] = {
	flags: { ...NO_FLAGS, hasBackups: true },
	confirmation: { kind: 'complete' },
};
const MONTHLY = {
	...EXPIRED,
	productSlug: 'jetpack_backup_daily_monthly',
	expiryDate: '2027-01-01',
	isInForce: true,
};
const of = (productSlug: string) => ({ purchases: [{ ...EXPIRED, productSlug }] });
const namesOf = (facts: Partial<RenewalFacts>) =>
	resolveRenewals({
		purchases: [EXPIRED],
		entitlements: { flags: NO_FLAGS, confirmation: { kind: 'complete' } },
		dismissed: [],
		now: NOW,
		...facts,
	}).map(({ name, isExpired }) => `${name} ${isExpired ? 'expired' : 'renews'}`);

it.each<[string, Partial<RenewalFacts>, string[]]>([
	['missed where nothing else gives the same', {}, MISSED],
	['missed in part', { ...of('jetpack_security_daily'), entitlements: WITH_BACKUPS }, MISSED],
	['missed where nobody knows what it gave', of('jetpack_unheard_of'), MISSED],
	['no alarm where a plan gives the same', { entitlements: WITH_BACKUPS }, []],
	['no alarm beside another term', { purchases: [EXPIRED, MONTHLY] }, []],
	['no alarm while loading', { entitlements: { flags: NO_FLAGS, confirmation: LOADING } }, []],
	['no alarm after a failure', { entitlements: { flags: NO_FLAGS, confirmation: FAILED } }, []],
	['no alarm once it was dismissed', { dismissed: [nameRenewal(EXPIRED)] }, []],
	['an alarm again after its next date', { dismissed: [nameRenewal(MONTHLY)] }, MISSED],
])('an expired purchase is %s', (_title, facts, names) => {
	expect(namesOf(facts)).toEqual(names);
});

it('a purchase that renews soon is named, no matter what else the site owns', () => {
	const soon = { ...EXPIRED, expiryDate: '2026-02-10', isInForce: true };
	expect(
		namesOf({
			purchases: [soon, { ...soon, id: 9, productName: '' }],
			entitlements: WITH_BACKUPS,
		}),
	).toEqual(['Jetpack Backup renews', 'jetpack_backup_daily renews']);
});
