import {
	buildImageAcceleratorChanges,
	buildSiteAcceleratorChanges,
	resolveSiteAccelerator,
	type AcceleratorPart,
	type SiteAcceleratorFacts,
} from '@/domain/settings-cards/site-accelerator';

const AVAILABLE = { kind: 'available' } as const;
const OFF: AcceleratorPart = { availability: AVAILABLE, isOn: false };
const ON: AcceleratorPart = { availability: AVAILABLE, isOn: true };
const FORBIDDEN: AcceleratorPart = {
	availability: { kind: 'locked', override: 'inactive' },
	isOn: false,
};
const OFFLINE: AcceleratorPart = { availability: { kind: 'offline' }, isOn: true };
const MISSING: AcceleratorPart = { availability: undefined, isOn: false };

const FACTS: SiteAcceleratorFacts = {
	isOffline: false,
	photon: OFF,
	photonCdn: OFF,
	hasTiledGallery: true,
};

it.each<[string, Partial<SiteAcceleratorFacts>, object]>([
	['off with neither', {}, { kind: 'usable', isOn: false }],
	['on with images alone', { photon: ON }, { kind: 'usable', isOn: true }],
	['on with files alone', { photonCdn: ON }, { kind: 'usable', isOn: true }],
	[
		'SETPERF-06 off offline, whatever the images were',
		{ isOffline: true, photon: OFFLINE },
		{ kind: 'usable', isOn: false },
	],
	[
		'SETPERF-06 on offline with files',
		{ isOffline: true, photon: OFFLINE, photonCdn: ON },
		{ kind: 'usable', isOn: true },
	],
	['usable with one part forbidden', { photon: FORBIDDEN }, { kind: 'usable', isOn: false }],
	[
		'SETPERF-11 locked with both forbidden',
		{ photon: FORBIDDEN, photonCdn: FORBIDDEN },
		{ kind: 'locked', isOn: false, availability: FORBIDDEN.availability },
	],
	['absent without either', { photon: MISSING, photonCdn: MISSING }, { kind: 'absent' }],
])('SETPERF-04 is %s', (_title, facts, expected) => {
	expect(resolveSiteAccelerator({ ...FACTS, ...facts })).toEqual(expected);
});

const GALLERIES = { 'tiled-gallery': true, tiled_galleries: true };

it.each<[string, Partial<SiteAcceleratorFacts>, object]>([
	['both', {}, { photon: true, 'photon-cdn': true, ...GALLERIES }],
	['not what is forbidden', { photon: FORBIDDEN }, { 'photon-cdn': true }],
	['not the other either', { photonCdn: FORBIDDEN }, { photon: true, ...GALLERIES }],
	['SETPERF-06 not the images offline', { photon: OFFLINE }, { 'photon-cdn': true }],
	['no galleries of another', { hasTiledGallery: false }, { photon: true, 'photon-cdn': true }],
])('SETPERF-05 changes %s', (_title, facts, expected) => {
	expect(buildSiteAcceleratorChanges(true, { ...FACTS, ...facts })).toEqual(expected);
});

it.each([true, false])('SETPERF-07 the galleries go with the images: %s', (isOn) => {
	expect(buildImageAcceleratorChanges(isOn, { hasTiledGallery: true })).toEqual({
		photon: isOn,
		'tiled-gallery': isOn,
		tiled_galleries: isOn,
	});
	expect(buildImageAcceleratorChanges(isOn, { hasTiledGallery: false })).toEqual({ photon: isOn });
});
