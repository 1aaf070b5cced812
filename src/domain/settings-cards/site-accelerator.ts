import type { ModuleAvailability } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';

export interface AcceleratorPart {
	/** Undefined for a module that this site does not have. */
	availability: ModuleAvailability | undefined;
	isOn: boolean;
}

export interface SiteAcceleratorFacts {
	isOffline: boolean;
	photon: AcceleratorPart;
	photonCdn: AcceleratorPart;
	/** The site has the module of the galleries, and nobody decided over it. */
	hasTiledGallery: boolean;
}

export type SiteAccelerator =
	/** The site has neither part. */
	| { kind: 'absent' }
	| { kind: 'usable'; isOn: boolean }
	/** Nothing of it can be changed here (SETPERF-11). */
	| { kind: 'locked'; isOn: boolean; availability: ModuleAvailability };

const isChangeable = ({ availability }: AcceleratorPart) => availability?.kind === 'available';

/** The switch over both parts: on where either works, which images do not offline (SETPERF-04, SETPERF-06). */
export function resolveSiteAccelerator(facts: SiteAcceleratorFacts): SiteAccelerator {
	const { photon, photonCdn, isOffline } = facts;
	const isOn = (photon.isOn && !isOffline) || photonCdn.isOn;
	if (isChangeable(photon) || isChangeable(photonCdn)) {
		return { kind: 'usable', isOn };
	}
	const availability = photon.availability ?? photonCdn.availability;
	return availability ? { kind: 'locked', isOn, availability } : { kind: 'absent' };
}

/** What is saved with the images: their galleries go with them (SETPERF-07). */
export const buildImageAcceleratorChanges = (
	isOn: boolean,
	{ hasTiledGallery }: Pick<SiteAcceleratorFacts, 'hasTiledGallery'>,
): SettingsMap => ({
	photon: isOn,
	...(hasTiledGallery && { 'tiled-gallery': isOn, tiled_galleries: isOn }),
});

/** What is saved with the switch over both: a part that is not the site's to change is left alone (SETPERF-05). */
export const buildSiteAcceleratorChanges = (
	isOn: boolean,
	facts: SiteAcceleratorFacts,
): SettingsMap => ({
	...(isChangeable(facts.photon) && buildImageAcceleratorChanges(isOn, facts)),
	...(isChangeable(facts.photonCdn) && { 'photon-cdn': isOn }),
});
