import type { ModuleAvailability } from '@/domain/modules/availability';

export interface SharedModuleFacts {
	isModuleOn: boolean;
	/** The saved options, whether or not the module is on. */
	own: boolean;
	other: boolean;
}

/** The options that are in effect: an option has no effect while its module is off. */
export const readSharedModule = ({ isModuleOn, own, other }: SharedModuleFacts) => ({
	isOn: isModuleOn && own,
	isOtherOn: isModuleOn && other,
});

/** Why the switch of such an option is disabled; undefined if it is enabled, as it is while the module is off (SETDISC-10). */
export function resolveOptionLock(
	availability: ModuleAvailability,
): Exclude<ModuleAvailability, { kind: 'available' }> | undefined {
	const isForcedOn = availability.kind === 'locked' && availability.override === 'active';
	return availability.kind === 'available' || isForcedOn ? undefined : availability;
}
