import type { ModuleAvailability, ModuleFacts } from '@/domain/modules/availability';

export interface SiteAcceleratorFacts {
	isOffline: boolean;
	photon: ModuleFacts;
	photonCdn: ModuleFacts;
}

export type SiteAccelerator =
	/** The site has neither part. */
	| { kind: 'absent' }
	| { kind: 'usable'; isOn: boolean }
	/** Neither part can be changed here (SETPERF-11). */
	| { kind: 'locked'; isOn: boolean; availability: ModuleAvailability };

const isChangeable = ({ availability }: ModuleFacts) => availability?.kind === 'available';

/** The switch for both parts: on if either is active, and images are inactive in offline mode (SETPERF-04, SETPERF-06). */
export function resolveSiteAccelerator(facts: SiteAcceleratorFacts): SiteAccelerator {
	const { photon, photonCdn, isOffline } = facts;
	const isOn = (photon.isOn && !isOffline) || photonCdn.isOn;
	if (isChangeable(photon) || isChangeable(photonCdn)) {
		return { kind: 'usable', isOn };
	}
	const availability = photon.availability ?? photonCdn.availability;
	return availability ? { kind: 'locked', isOn, availability } : { kind: 'absent' };
}
