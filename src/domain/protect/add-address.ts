import { appendLine, isListed } from '@/domain/ip-address';
import type { SettingState } from '@/domain/settings/registry';

export interface AddAddressFacts {
	/** "" where the site does not know it. */
	currentIp: string;
	/** Of the field that holds the list. */
	field: SettingState['kind'];
	isSaving: boolean;
	/** As it stands in the field, saved or not. */
	list: string;
}

export type AddAddressView =
	| { kind: 'unknown-ip' }
	/** The list as it would be with the address. */
	| { kind: 'usable'; next: string }
	| { kind: 'disabled'; reason: 'listed' | 'at-rest' };

/** Whether the address of the person who looks may be put on the list of those always allowed (SETSEC-30, SETSEC-31). */
export function resolveAddAddress(facts: AddAddressFacts): AddAddressView {
	const { currentIp, field, isSaving, list } = facts;
	if (currentIp === '') {
		return { kind: 'unknown-ip' };
	}
	if (isListed(list, currentIp)) {
		return { kind: 'disabled', reason: 'listed' };
	}
	return field === 'usable' && !isSaving
		? { kind: 'usable', next: appendLine(list, currentIp) }
		: { kind: 'disabled', reason: 'at-rest' };
}
