import { _n, sprintf } from '@wordpress/i18n';
import { appendLine, findOddLines, isListed } from '@/domain/ip-address';
import type { SettingState } from '@/domain/settings-registry';

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

/**
 * Why the site would keep nothing of a list: for its lines that are no addresses, by number and text. "" where there
 * are none.
 */
export function describeOddLines(list: string): string {
	const odd = findOddLines(list);
	const named = odd.map(({ number, text }) => `${number} (${text})`).join(', ');
	return odd.length === 0
		? ''
		: sprintf(
				/* translators: %s: numbers of lines, each with what stands there. */
				_n(
					"Line %s isn't an IP address or a range. Correct or delete it to save the list.",
					"Lines %s aren't IP addresses or ranges. Correct or delete them to save the list.",
					odd.length,
					'dashboard-for-jetpack',
				),
				named,
			);
}
