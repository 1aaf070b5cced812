import { resolveMediaSettings, type MediaFacts } from '@/domain/video/settings-card';
import { idle, toFailed, toLoading } from '@/lib/remote';
import { entitle, featuresOf, siteOf } from '#tests/support/entitlements';

const failed = toFailed<never, object>(idle, {});
const having = (...active: string[]) => entitle({ features: featuresOf(...active) });

const FACTS: MediaFacts = {
	connection: 'connected',
	hasConnectedOwner: true,
	isOn: true,
	entitlements: entitle(),
	providerSite: siteOf(),
	promotion: 'upgrade',
};

it.each<[string, Partial<MediaFacts>, string | undefined]>([
	['known', {}, 'free'],
	['loading', { providerSite: idle }, 'loading'],
	['failed with the site', { providerSite: failed }, 'failed'],
	['failed with the features', { entitlements: entitle({ features: failed }) }, 'failed'],
	[
		'failed while asked for again',
		{ entitlements: entitle({ features: toLoading(failed) }) },
		'failed',
	],
	['nothing while off', { isOn: false }, undefined],
	['nothing offline', { connection: 'offline' }, undefined],
	['nothing without an owner', { hasConnectedOwner: false }, undefined],
])('says of the storage that it is %s', (_title, facts, kind) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).use?.kind).toBe(kind);
});

it.each<[string, Partial<MediaFacts>, boolean]>([
	['where there is none', {}, true],
	['not with 1 TB', { entitlements: having('videopress-1tb-storage') }, false],
	['not with no end', { entitlements: having('videopress-unlimited-storage') }, false],
	[
		'not while a purchase may be unknown',
		{ entitlements: entitle({ providerSite: failed }) },
		false,
	],
	['not without an owner', { promotion: 'connect' }, false],
	['not offline', { connection: 'offline', promotion: 'none' }, false],
	['not while loading', { entitlements: entitle({ features: idle }) }, false],
	['not after a failure', { entitlements: entitle({ features: failed }) }, false],
])('SETPERF-18 offers storage %s', (_title, facts, isOffered) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).hasStorageOffer).toBe(isOffered);
});
