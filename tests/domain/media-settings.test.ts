import { resolveMediaSettings, type MediaFacts } from '@/domain/settings-cards/media';
import type { CloudSite } from '@/domain/site';
import { idle, toReady } from '@/lib/remote';

const failed = { phase: 'failed', error: {} } as const;
const features = (...active: string[]) => toReady({ active, available: {} });
const used = (videopressStorageUsed: number) => toReady({ videopressStorageUsed } as CloudSite);

const FACTS: MediaFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	isOn: true,
	isRetrying: false,
	features: features(),
	cloudSite: used(0),
	promotion: 'upgrade',
};

it.each<[string, Partial<MediaFacts>, string | undefined]>([
	['known', {}, 'free'],
	['loading', { cloudSite: idle }, 'loading'],
	['failed with the site', { cloudSite: failed }, 'failed'],
	['failed with the features', { features: failed }, 'failed'],
	['failed while asked for anew', { features: idle, isRetrying: true }, 'failed'],
	['nothing while off', { isOn: false }, undefined],
	['nothing offline', { connection: 'offline' }, undefined],
	['nothing without an owner', { hasConnectedOwner: false }, undefined],
])('says of the storage that it is %s', (_title, facts, kind) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).use?.kind).toBe(kind);
});

it.each<[string, Partial<MediaFacts>, boolean]>([
	['where there is none', {}, true],
	['not with 1 TB', { features: features('videopress-1tb-storage') }, false],
	['not with no end', { features: features('videopress-unlimited-storage') }, false],
	['not without an owner', { promotion: 'connect' }, false],
	['not offline', { connection: 'offline', promotion: 'none' }, false],
	['not while loading', { features: idle }, false],
	['not after a failure', { features: failed }, false],
])('SETPERF-18 offers storage %s', (_title, facts, isOffered) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).hasStorageOffer).toBe(isOffered);
});
