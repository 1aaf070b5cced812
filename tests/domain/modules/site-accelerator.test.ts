import {
	resolveSiteAccelerator,
	type AcceleratorPart,
	type SiteAcceleratorFacts,
} from '@/domain/modules/site-accelerator';

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
};

it.each<[string, Partial<SiteAcceleratorFacts>, object]>([
	['off with neither part', {}, { kind: 'usable', isOn: false }],
	['on with images alone', { photon: ON }, { kind: 'usable', isOn: true }],
	['on with files alone', { photonCdn: ON }, { kind: 'usable', isOn: true }],
	[
		'SETPERF-06 off in offline mode, although images are on',
		{ isOffline: true, photon: OFFLINE },
		{ kind: 'usable', isOn: false },
	],
	[
		'SETPERF-06 on in offline mode with files',
		{ isOffline: true, photon: OFFLINE, photonCdn: ON },
		{ kind: 'usable', isOn: true },
	],
	['usable with one part forced off', { photon: FORBIDDEN }, { kind: 'usable', isOn: false }],
	[
		'SETPERF-11 locked with both parts forced off',
		{ photon: FORBIDDEN, photonCdn: FORBIDDEN },
		{ kind: 'locked', isOn: false, availability: FORBIDDEN.availability },
	],
	['absent without both modules', { photon: MISSING, photonCdn: MISSING }, { kind: 'absent' }],
])('SETPERF-04 the site accelerator is %s', (_title, facts, expected) => {
	expect(resolveSiteAccelerator({ ...FACTS, ...facts })).toEqual(expected);
});
