import type { ModuleFacts } from '@/domain/modules/availability';

export interface ModuleCardFacts extends ModuleFacts {
	canManageOptions: boolean;
}

export type ModuleCardView =
	| { kind: 'absent' | 'offline' }
	| { kind: 'needs-connection'; layer: 'site' | 'owner' }
	| { kind: 'switch'; isOn: boolean; hasToggle: boolean };

/**
 * The content of a card with a switch. Without the connection that the module needs, a Connect prompt
 * replaces the switch (ROLE-09, ROLE-17); only users with manage_options have a switch (DASH-23).
 */
export function resolveModuleCard(facts: ModuleCardFacts): ModuleCardView {
	const { availability, isOn, canManageOptions } = facts;
	if (!availability) {
		return { kind: 'absent' };
	}
	switch (availability.kind) {
		case 'offline':
			return { kind: 'offline' };
		case 'needs-site':
			return { kind: 'needs-connection', layer: 'site' };
		case 'needs-owner':
			return { kind: 'needs-connection', layer: 'owner' };
		default:
			return { kind: 'switch', isOn, hasToggle: canManageOptions };
	}
}
