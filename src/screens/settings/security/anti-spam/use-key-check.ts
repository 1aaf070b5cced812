import { useCallback, useEffect } from 'react';
import { resolveKeyField, type KeyFieldView } from '@/domain/anti-spam/settings-card';
import {
	checkAntiSpamKey,
	checkSavedAntiSpamKey,
	selectAntiSpamKeyCheck,
} from '@/state/anti-spam-key';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreFieldsDirty, selectFieldValue } from '@/state/settings';

export const KEY = 'wordpress_api_key';
export const KEYS = [KEY];

/** Milliseconds that typing must pause before a key is checked (SETSEC-14). */
const PAUSE = 500;

export interface KeyCheck {
	/** As it stands in the field, less the blanks around it. */
	value: string;
	/** It was typed and is not saved. */
	isDirty: boolean;
	view: KeyFieldView;
	/** Why the service does not take the key, in the server's words; "" where it did not say. */
	reason: string;
	retry: () => void;
}

/** Has the key in the field checked: the saved one at once, a typed one when the typing pauses. */
export function useKeyCheck(): KeyCheck {
	const dispatch = useAppDispatch();
	const value = useAppSelector((state) => selectFieldValue(state, KEY)).trim();
	const isDirty = useAppSelector((state) => selectAreFieldsDirty(state, KEYS));
	const check = useAppSelector(selectAntiSpamKeyCheck);
	const { checkedKey, validKey, invalidKeyMessage } = check;

	const retry = useCallback(
		() => void dispatch(isDirty ? checkAntiSpamKey(value) : checkSavedAntiSpamKey()),
		[dispatch, isDirty, value],
	);
	// An emptied field needs no check: it can be saved as it is.
	const isWanted = checkedKey !== value && !(isDirty && value === '');
	useEffect(() => {
		if (!isWanted) {
			return undefined;
		}
		const timer = setTimeout(retry, isDirty ? PAUSE : 0);
		return () => clearTimeout(timer);
	}, [retry, isDirty, isWanted]);

	const facts = {
		checkedKey,
		validKey,
		hasFailed: check.error !== null,
		isChecking: check.checkId !== null,
	};
	return {
		value,
		isDirty,
		view: resolveKeyField({ value, isDirty, check: facts }),
		reason: checkedKey === value ? invalidKeyMessage : '',
		retry,
	};
}
