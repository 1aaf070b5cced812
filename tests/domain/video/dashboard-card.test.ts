import { resolveVideoCard, type VideoCardFacts } from '@/domain/video/dashboard-card';
import { getStoragePercentage } from '@/domain/video';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, featuresOf, siteOf } from '#tests/support/entitlements';

it.each([
	[0, 0],
	[250_000, 25],
	[999_999, 100],
	[4_000_000, 100],
])('CARD-20 %d MB are %d%% of 1 TB', (megabytes, percentage) => {
	expect(getStoragePercentage(megabytes)).toBe(percentage);
});

const failed = toFailed<never, object>(idle, {});
const having = (...active: string[]) => entitle({ features: featuresOf(...active) });
const used = (videopressStorageUsed: number | null) => siteOf({ videopressStorageUsed });
const bought = siteOf({ products: ['jetpack_videopress'], videopressStorageUsed: 500_000 });

const FREE: VideoCardFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	entitlements: entitle(),
	providerSite: used(0),
	promotion: 'upgrade',
};

it('CARD-16 needs an owner', () => {
	expect(resolveVideoCard({ ...FREE, hasConnectedOwner: false })).toEqual({ kind: 'needs-owner' });
});

it.each(['offline', 'unconnected'] as const)(
	'CARD-16 leaves the notice of a site that is %s to the module card',
	(connection) => {
		expect(resolveVideoCard({ ...FREE, connection, hasConnectedOwner: false })).toMatchObject({
			kind: 'module',
			hasStorageOffer: false,
		});
	},
);

it.each<[string, Partial<VideoCardFacts>, object, boolean]>([
	['CARD-17 CARD-18 an unused free video', {}, { kind: 'free', isUsed: false }, true],
	[
		'CARD-17 CARD-19 a used free video',
		{ providerSite: used(9) },
		{ kind: 'free', isUsed: true },
		true,
	],
	[
		'CARD-17 CARD-20 1 TB, and no offer',
		{ entitlements: having('videopress-1tb-storage'), providerSite: used(250_000) },
		{ kind: 'storage', percentage: 25 },
		false,
	],
	[
		'CARD-17 unlimited storage, and no offer',
		{ entitlements: having('videopress-unlimited-storage') },
		{ kind: 'unlimited' },
		false,
	],
	[
		'CARD-17 no offer while the features are pending',
		{ entitlements: entitle({ features: idle }) },
		{ kind: 'loading' },
		false,
	],
	[
		'a storage in use that is not known',
		{ entitlements: having('videopress-1tb-storage'), providerSite: used(null) },
		{ kind: 'failed', isRetrying: false },
		false,
	],
	[
		'a free video that may be used',
		{ providerSite: used(null) },
		{ kind: 'failed', isRetrying: false },
		true,
	],
	[
		'unlimited storage, however much is used',
		{ entitlements: having('videopress-unlimited-storage'), providerSite: used(null) },
		{ kind: 'unlimited' },
		false,
	],
	[
		'a failure of the storage',
		{ entitlements: entitle({ providerSite: failed }), providerSite: failed },
		{ kind: 'failed', isRetrying: false },
		false,
	],
	[
		'the failure of one answer while another is pending',
		{ entitlements: entitle({ features: idle }), providerSite: failed },
		{ kind: 'failed', isRetrying: false },
		false,
	],
	[
		'a purchase whose features are not listed yet',
		{ entitlements: entitle({ providerSite: bought }), providerSite: bought },
		{ kind: 'storage', percentage: 50 },
		false,
	],
	[
		'CARD-17 the feature without its storage, and an offer',
		{ entitlements: having('videopress') },
		{ kind: 'free', isUsed: false },
		true,
	],
	[
		'a retry',
		{ entitlements: entitle({ features: toLoading(failed) }) },
		{ kind: 'failed', isRetrying: true },
		false,
	],
	[
		'ROLE-13 no offer to users who cannot buy',
		{ promotion: 'none' },
		{ kind: 'free', isUsed: false },
		false,
	],
])('shows %s', (_title, facts, use, hasStorageOffer) => {
	expect(resolveVideoCard({ ...FREE, ...facts })).toEqual({ kind: 'module', use, hasStorageOffer });
});
