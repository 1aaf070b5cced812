import { resolveModuleCard } from '@/domain/modules/dashboard-card';
import type { ModuleAvailability } from '@/domain/modules/availability';

describe('a module card', () => {
	const facts = { isOn: true, canManageOptions: true };
	const kindFor = (availability: ModuleAvailability | undefined) =>
		resolveModuleCard({ ...facts, availability });

	it.each<[string, ModuleAvailability | undefined, object]>([
		['no module that the site lacks', undefined, { kind: 'absent' }],
		['SHELL-32 offline mode', { kind: 'offline' }, { kind: 'offline' }],
		[
			'ROLE-09 that the site must be connected first',
			{ kind: 'needs-site' },
			{ kind: 'needs-connection', layer: 'site' },
		],
		[
			'ROLE-17 ROLE-09 that an owner must be connected first',
			{ kind: 'needs-owner', path: null },
			{ kind: 'needs-connection', layer: 'owner' },
		],
		[
			'DASH-23 a switch',
			{ kind: 'available' },
			{ kind: 'switch', isOn: true, isLocked: false, hasToggle: true },
		],
		[
			'DASH-24 a locked switch',
			{ kind: 'locked', override: 'active' },
			{ kind: 'switch', isOn: true, isLocked: true, hasToggle: true },
		],
	])('shows %s', (_title, availability, view) => {
		expect(kindFor(availability)).toEqual(view);
	});

	it('DASH-23 has no switch for users who cannot manage options', () => {
		const availability = { kind: 'available' } as const;
		expect(resolveModuleCard({ ...facts, availability, canManageOptions: false })).toMatchObject({
			hasToggle: false,
		});
	});
});
