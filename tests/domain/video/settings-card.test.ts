import { resolveMediaSettings, type MediaFacts } from '@/domain/video/settings-card';
import { entitle, siteOf } from '#tests/support/entitlements';
import { having } from '../shorthand';

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
	['hidden while VideoPress is off', { isOn: false }, undefined],
	['hidden offline', { connection: 'offline' }, undefined],
])('the storage is %s', (_title, facts, kind) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).use?.kind).toBe(kind);
});

it.each<[string, Partial<MediaFacts>, boolean]>([
	['not with 1 TB', { entitlements: having('videopress-1tb-storage') }, false],
	['not with unlimited storage', { entitlements: having('videopress-unlimited-storage') }, false],
])('SETPERF-18 offers storage %s', (_title, facts, isOffered) => {
	expect(resolveMediaSettings({ ...FACTS, ...facts }).hasStorageOffer).toBe(isOffered);
});
