import type { ModuleFacts } from '@/domain/modules/availability';
import {
	resolveSiteAccelerator,
	type SiteAcceleratorFacts,
} from '@/domain/modules/site-accelerator';

const AVAILABLE = { kind: 'available' } as const;
const OFF: ModuleFacts = { availability: AVAILABLE, isOn: false };
const ON: ModuleFacts = { availability: AVAILABLE, isOn: true };
const FORBIDDEN: ModuleFacts = {
	availability: { kind: 'locked', override: 'inactive' },
	isOn: false,
};
const OFFLINE: ModuleFacts = { availability: { kind: 'offline' }, isOn: true };
const MISSING: ModuleFacts = { availability: undefined, isOn: false };

const AWAY = { isOffline: true, photon: OFFLINE };
const USABLE = { kind: 'usable', isOn: false };

const FACTS: SiteAcceleratorFacts = { isOffline: false, photon: OFF, photonCdn: OFF };

it.each<[string, Partial<SiteAcceleratorFacts>, object]>([
	['on with images alone', { photon: ON }, { ...USABLE, isOn: true }],
	['SETPERF-06 off offline', AWAY, USABLE],
	[
		'SETPERF-11 locked',
		{ photon: FORBIDDEN, photonCdn: FORBIDDEN },
		{ kind: 'locked', isOn: false, availability: FORBIDDEN.availability },
	],
	['absent without both modules', { photon: MISSING, photonCdn: MISSING }, { kind: 'absent' }],
])('SETPERF-04 the site accelerator is %s', (_title, facts, expected) => {
	expect(resolveSiteAccelerator({ ...FACTS, ...facts })).toEqual(expected);
});
