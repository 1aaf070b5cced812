import type { ModuleAvailability } from '@/domain/modules';
import type { SettingsMap } from '@/domain/settings';

/** Two options that share a module, one of them the switch's own; the module is on while either is (SETDISC-11, WRITING-17). */
export interface SharedModule {
	module: string;
	own: string;
	other: string;
}

export interface SharedModuleFacts {
	isModuleOn: boolean;
	/** The saved options, whether or not the module is on. */
	own: boolean;
	other: boolean;
}

/** What is really on: an option says nothing while its module is off. */
export const readSharedModule = ({ isModuleOn, own, other }: SharedModuleFacts) => ({
	isOn: isModuleOn && own,
	isOtherOn: isModuleOn && other,
});

export interface SharedModuleChange {
	/** Whether the other option is on now. */
	isOtherOn: boolean;
	/** What is wanted for the own one. */
	next: boolean;
	/** Site code holds the module on: switching it off would be refused, and the option with it. */
	isHeldOn?: boolean;
}

/**
 * What the switch of an option saves that shares its module: itself, and the module where the other option does not
 * need it.
 *
 * @return Keys in the order in which the server must work them off: activating a module may switch the other option on, or find it left on from before, which its own key takes back.
 */
export function resolveSharedModuleChange(
	{ module, own, other }: SharedModule,
	{ isOtherOn, next, isHeldOn = false }: SharedModuleChange,
): SettingsMap {
	if (isOtherOn || isHeldOn) {
		return { [own]: next };
	}
	return next ? { [module]: true, [own]: true, [other]: false } : { [own]: false, [module]: false };
}

/** Why the switch of such an option cannot be used; undefined where it can, also while the module is off (SETDISC-10). */
export function resolveOptionLock(
	availability: ModuleAvailability,
): Exclude<ModuleAvailability, { kind: 'available' }> | undefined {
	const isHeldOn = availability.kind === 'locked' && availability.override === 'active';
	return availability.kind === 'available' || isHeldOn ? undefined : availability;
}
