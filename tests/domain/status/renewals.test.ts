import type { DatedPurchase } from '@/domain/purchases';
import { nameRenewal, resolveRenewals, type RenewalFacts } from '@/domain/status/renewals';

const NOW = Date.UTC(2026, 0, 31);

const EXPIRED: DatedPurchase = {
	id: 7,
	productSlug: 'jetpack_backup_daily',
	productName: 'Jetpack Backup',
	expiryDate: '2026-01-10',
	subscribedDate: '2025-01-10',
	isRefundable: false,
	isActive: true,
	isInForce: false,
};

const NO_FLAGS = {
	hasBackups: false,
	hasScan: false,
	hasAntispam: false,
} as RenewalFacts['entitlements']['flags'];

const namesOf = (facts: Partial<RenewalFacts>) =>
	resolveRenewals({
		purchases: [EXPIRED],
		entitlements: { flags: NO_FLAGS, confirmation: { kind: 'complete' } },
		dismissed: [],
		now: NOW,
		...facts,
	}).map(({ name, isExpired }) => `${name} ${isExpired ? 'expired' : 'renews'}`);

it.each<[string, Partial<RenewalFacts>, string[]]>([
	['missed where nothing else gives the same', {}, ['Jetpack Backup expired']],
	[
		'missed where the site has a part of it',
		{
			purchases: [{ ...EXPIRED, productSlug: 'jetpack_security_daily' }],
			entitlements: {
				flags: { ...NO_FLAGS, hasBackups: true },
				confirmation: { kind: 'complete' },
			},
		},
		['Jetpack Backup expired'],
	],
	[
		'missed where nobody knows what it gave',
		{ purchases: [{ ...EXPIRED, productSlug: 'jetpack_unheard_of' }] },
		['Jetpack Backup expired'],
	],
	[
		'no alarm where a plan gives the same',
		{
			entitlements: {
				flags: { ...NO_FLAGS, hasBackups: true },
				confirmation: { kind: 'complete' },
			},
		},
		[],
	],
	[
		'no alarm where another term of it is in force',
		{
			purchases: [
				EXPIRED,
				{
					...EXPIRED,
					id: 8,
					productSlug: 'jetpack_backup_daily_monthly',
					expiryDate: '2027-01-01',
					isInForce: true,
				},
			],
		},
		[],
	],
	[
		'no alarm while it is open what the site owns',
		{ entitlements: { flags: NO_FLAGS, confirmation: { kind: 'loading' } } },
		[],
	],
	[
		'no alarm where nobody could read what the site owns',
		{ entitlements: { flags: NO_FLAGS, confirmation: { kind: 'failed', isRetrying: false } } },
		[],
	],
	['no alarm once it was dismissed', { dismissed: [nameRenewal(EXPIRED)] }, []],
	[
		'an alarm again after its next date',
		{ dismissed: [nameRenewal({ ...EXPIRED, expiryDate: '2025-01-10' })] },
		['Jetpack Backup expired'],
	],
])('an expired purchase is %s', (_title, facts, names) => {
	expect(namesOf(facts)).toEqual(names);
});

it('a purchase that renews soon is named, no matter what else the site owns', () => {
	const soon = { ...EXPIRED, expiryDate: '2026-02-10', isInForce: true };
	expect(
		namesOf({
			purchases: [soon, { ...soon, id: 9, productName: '' }],
			entitlements: {
				flags: { ...NO_FLAGS, hasBackups: true },
				confirmation: { kind: 'complete' },
			},
		}),
	).toEqual(['Jetpack Backup renews', 'jetpack_backup_daily renews']);
});
