import { appendLine, isListed } from '@/domain/pasted/ip-address';
import type { SettingState } from '@/domain/settings/registry';

export interface AddAddressFacts {
	/** "" if the site cannot determine it. */
	currentIp: string;
	/** The state of the list's field. */
	field: SettingState['kind'];
	isSaving: boolean;
	/** The field's text, saved or not. */
	list: string;
}

export type AddAddressView =
	| { kind: 'unknown-ip' }
	/** The list with the address added. */
	| { kind: 'usable'; next: string }
	| { kind: 'disabled'; reason: 'listed' | 'at-rest' };

/** Whether the user's own address can be added to the always-allowed list (SETSEC-30, SETSEC-31). */
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
