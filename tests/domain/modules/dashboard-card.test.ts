import { resolveModuleCard } from '@/domain/modules/dashboard-card';
import type { ModuleAvailability } from '@/domain/modules/availability';

const FREE = { kind: 'available' } as const;
const LACK = { kind: 'needs-connection' };
const SWITCH = { kind: 'switch', isOn: true, hasToggle: true };
const facts = { isOn: true, canManageOptions: true };
const kindFor = (availability: ModuleAvailability | undefined) =>
	resolveModuleCard({ ...facts, availability });

it.each<[string, ModuleAvailability | undefined, object]>([
	['no module that the site lacks', undefined, { kind: 'absent' }],
	['SHELL-32 offline mode', { kind: 'offline' }, { kind: 'offline' }],
	['ROLE-09 no connection', { kind: 'needs-site' }, { ...LACK, layer: 'site' }],
	['ROLE-17 ROLE-09 no owner', { kind: 'needs-owner', path: null }, { ...LACK, layer: 'owner' }],
	['DASH-23 a switch', FREE, SWITCH],
	['DASH-24 a lock', { kind: 'locked', override: 'active' }, SWITCH],
])('shows %s', (_title, availability, view) => {
	expect(kindFor(availability)).toEqual(view);
});
