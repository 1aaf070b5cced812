import { resolveAntiSpamKey, type AntiSpamKeyState } from '@/domain/anti-spam';

export interface KeyFieldFacts {
	/** As it stands in the field, less the blanks around it. */
	value: string;
	/** It was typed and is not saved. */
	isDirty: boolean;
	check: {
		/** Of which key the last check speaks; null before there was one. */
		checkedKey: string | null;
		validKey: boolean | null;
		hasFailed: boolean;
	};
	/** A check that failed is being made again. */
	isRetrying: boolean;
}

export type KeyFieldView = { kind: 'failed'; isRetrying: boolean } | { kind: AntiSpamKeyState };

/**
 * How the key in the field stands (SETSEC-13). What the last check found counts only for the key that
 * was checked, so a key that is being typed is never called by the name of the one before it.
 */
export function resolveKeyField({
	value,
	isDirty,
	check,
	isRetrying,
}: KeyFieldFacts): KeyFieldView {
	const isOfThis = check.checkedKey === value;
	if (isOfThis && (check.hasFailed || (isRetrying && check.validKey === null))) {
		return { kind: 'failed', isRetrying };
	}
	const validKey = isOfThis ? check.validKey : null;
	return {
		kind: resolveAntiSpamKey({ key: value, validKey, isChecking: isDirty && validKey === null }),
	};
}
