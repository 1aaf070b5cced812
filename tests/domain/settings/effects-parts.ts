import type { ModuleAvailability } from '@/domain/modules/availability';
import {
	resolveChanges,
	resolveParts,
	type CompanionFacts,
	type SettingsMap,
} from '@/domain/settings/effects';

const AVAILABLE = { kind: 'available' } as const;

export interface Facts {
	on?: string[];
	ofTheme?: string[];
	modules?: Record<string, ModuleAvailability>;
	hasInstantSearch?: boolean;
}

export const factsOf = ({
	on = [],
	ofTheme = [],
	modules = {},
	hasInstantSearch = false,
}: Facts = {}) => ({
	isOn: (key: string) => on.includes(key),
	isOfTheme: (key: string) => ofTheme.includes(key),
	availabilityOf: (module: string): ModuleAvailability => modules[module] ?? AVAILABLE,
	hasInstantSearch,
});

/** The values saved for a setting, as pairs, in the order in which the server applies them. */
export const savedFor = (
	values: SettingsMap,
	facts: CompanionFacts = factsOf(),
	saved: SettingsMap = {},
) => Object.entries(resolveChanges(resolveParts(values, facts), facts, saved));
