import {
	getStoragePercentage,
	resolveMediaSettings,
	resolveVideoCard,
	type VideoCardFacts,
} from '@/domain/video';
import { idle } from '@/lib/remote';
import { entitle, siteOf } from '#tests/support/entitlements';
import { FAILED, having, LOADING } from './shorthand';

it.each([
	[0, 0],
	[250_000, 25],
])('CARD-20 %d MB are %d%% of 1 TB', (megabytes, percentage) => {
	expect(getStoragePercentage(megabytes)).toBe(percentage);
});
const used = (videopressStorageUsed: number | null) => siteOf({ videopressStorageUsed });
const bought = siteOf({ products: ['jetpack_videopress'], videopressStorageUsed: 500_000 });

const UNASKED = entitle({ features: idle });
const TERABYTE = having('videopress-1tb-storage');
const UNLIMITED = having('videopress-unlimited-storage');
const storage = (percentage: number) => ({ kind: 'storage', percentage });
const free = (isUsed: boolean) => ({ kind: 'free', isUsed });
const on = (providerSite: VideoCardFacts['providerSite']) => ({
	entitlements: entitle({ providerSite }),
	providerSite,
});

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
		const view = resolveVideoCard({ ...FREE, connection, hasConnectedOwner: false });
		expect(view).toMatchObject({ kind: 'module', hasStorageOffer: false });
	},
);

it.each<[string, Partial<VideoCardFacts>, object, boolean]>([
	['CARD-17 CARD-19 a used free video', { providerSite: used(9) }, free(true), true],
	['CARD-17 unlimited storage', { entitlements: UNLIMITED }, { kind: 'unlimited' }, false],
	['CARD-17 no offer while loading', { entitlements: UNASKED }, LOADING, false],
	['an unknown storage', { entitlements: TERABYTE, providerSite: used(null) }, FAILED, false],
	['a purchase without features', on(bought), storage(50), false],
	['ROLE-13 no offer to users who cannot buy', { promotion: 'none' }, free(false), false],
])('shows %s', (_title, facts, use, hasStorageOffer) => {
	expect(resolveVideoCard({ ...FREE, ...facts })).toEqual({ kind: 'module', use, hasStorageOffer });
});

const MEDIA = { ...FREE, isOn: true };

it.each<[string, Partial<typeof MEDIA>, string | undefined]>([
	['known', {}, 'free'],
	['hidden while VideoPress is off', { isOn: false }, undefined],
	['hidden offline', { connection: 'offline' }, undefined],
])('in the settings, the storage is %s', (_title, facts, kind) => {
	expect(resolveMediaSettings({ ...MEDIA, ...facts }).use?.kind).toBe(kind);
});

it.each<[string, Partial<typeof MEDIA>, boolean]>([
	['not with 1 TB', { entitlements: having('videopress-1tb-storage') }, false],
	['not with unlimited storage', { entitlements: having('videopress-unlimited-storage') }, false],
])('SETPERF-18 offers storage %s', (_title, facts, isOffered) => {
	expect(resolveMediaSettings({ ...MEDIA, ...facts }).hasStorageOffer).toBe(isOffered);
});
