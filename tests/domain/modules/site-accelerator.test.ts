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
