import { resolveVideoCard, type VideoCardFacts } from '@/domain/dashboard';
import type { CloudSite } from '@/domain/site';
import { getStoragePercentage } from '@/domain/video';
import { idle, toFailed, toReady } from '@/lib/remote';

it.each([
	[0, 0],
	[250_000, 25],
	[999_999, 100],
	[4_000_000, 100],
])('CARD-20 %d MB are %d%% of 1 TB', (megabytes, percentage) => {
	expect(getStoragePercentage(megabytes)).toBe(percentage);
});

const features = (...active: string[]) => toReady({ active, available: {} });
const used = (videopressStorageUsed: number) => toReady({ videopressStorageUsed } as CloudSite);

const FREE: VideoCardFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	canConnectAccount: true,
	features: features(),
	cloudSite: used(0),
	promotion: 'upgrade',
	isRetrying: false,
};

it.each([true, false])('CARD-16 needs an owner, whom a person can be: %s', (canConnect) => {
	const facts = { ...FREE, hasConnectedOwner: false, canConnectAccount: canConnect };
	expect(resolveVideoCard(facts)).toEqual({ kind: 'needs-owner', canConnect });
});

it.each(['offline', 'unconnected'] as const)(
	'CARD-16 leaves it to the module to say that the site is %s, owner or not',
	(connection) => {
		expect(resolveVideoCard({ ...FREE, connection, hasConnectedOwner: false })).toMatchObject({
			kind: 'module',
			hasStorageOffer: false,
		});
	},
);

it.each<[string, Partial<VideoCardFacts>, object, boolean]>([
	['CARD-17 CARD-18 an unused video', {}, { kind: 'free', isUsed: false }, true],
	['CARD-17 CARD-19 a used one', { cloudSite: used(9) }, { kind: 'free', isUsed: true }, true],
	[
		'CARD-17 CARD-20 1 TB, and no offer',
		{ features: features('videopress-1tb-storage'), cloudSite: used(250_000) },
		{ kind: 'storage', percentage: 25 },
		false,
	],
	[
		'CARD-17 no end of storage, and no offer',
		{ features: features('videopress-unlimited-storage') },
		{ kind: 'unlimited' },
		false,
	],
	['CARD-17 no offer while nothing is known', { features: idle }, { kind: 'loading' }, false],
	[
		'a failure of what is stored',
		{ cloudSite: toFailed(idle, { code: 'no' } as never) },
		{ kind: 'failed', isRetrying: false },
		true,
	],
	[
		'that it asks again',
		{ features: idle, isRetrying: true },
		{ kind: 'failed', isRetrying: true },
		false,
	],
	[
		'ROLE-13 no offer to who cannot buy',
		{ promotion: 'none' },
		{ kind: 'free', isUsed: false },
		false,
	],
])('shows %s', (_title, facts, use, hasStorageOffer) => {
	expect(resolveVideoCard({ ...FREE, ...facts })).toEqual({ kind: 'module', use, hasStorageOffer });
});
