import type { ModuleAvailability } from '@/domain/modules/availability';
import { readSharedModule, resolveOptionLock } from '@/domain/modules/switch-lock';

it('SETDISC-11 WRITING-17 an option is off while its module is off', () => {
	const saved = { own: true, other: true };
	expect(readSharedModule({ isModuleOn: false, ...saved })).toEqual({
		isOn: false,
		isOtherOn: false,
	});
	expect(readSharedModule({ isModuleOn: true, ...saved })).toEqual({ isOn: true, isOtherOn: true });
});

const locked = (override: 'active' | 'inactive' | 'managed') =>
	({ kind: 'locked', override }) as const;

it.each<[string, ModuleAvailability, ModuleAvailability | undefined]>([
	['usable', { kind: 'available' }, undefined],
	['usable while the module is forced on', locked('active'), undefined],
	['locked while the module is forced off', locked('inactive'), locked('inactive')],
])('SETDISC-10 WRITING-20 the switch is %s', (_title, availability, expected) => {
	expect(resolveOptionLock(availability)).toEqual(expected);
});
