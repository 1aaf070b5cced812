import { useCallback, useEffect, useState } from 'react';
import { resolveKeyField, type KeyFieldView } from '@/domain/settings-cards/anti-spam-key';
import { checkAntiSpamKey, checkSavedAntiSpamKey, selectAntiSpamKeyCheck } from '@/state/anti-spam';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreFieldsDirty, selectFieldValue } from '@/state/settings-form';

export const KEY = 'wordpress_api_key';
export const KEYS = [KEY];

/** Milliseconds that typing must pause before a key is checked (SETSEC-14). */
const PAUSE = 500;

interface KeyCheck {
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
	const { checkedKey, validKey, invalidKeyMessage, error } = useAppSelector(selectAntiSpamKeyCheck);
	const [isRetrying, setIsRetrying] = useState(false);

	const check = useCallback(
		() => dispatch(isDirty ? checkAntiSpamKey(value) : checkSavedAntiSpamKey()),
		[dispatch, isDirty, value],
	);
	// There is nothing to find out of a field that was emptied: it can be saved as it is.
	const isWanted = checkedKey !== value && !(isDirty && value === '');
	useEffect(() => {
		if (!isWanted) {
			return undefined;
		}
		const timer = setTimeout(() => void check(), isDirty ? PAUSE : 0);
		return () => clearTimeout(timer);
	}, [check, isDirty, isWanted]);

	const retry = useCallback(() => {
		setIsRetrying(true);
		void check().finally(() => setIsRetrying(false));
	}, [check]);

	const facts = { checkedKey, validKey, hasFailed: error !== null };
	return {
		value,
		isDirty,
		view: resolveKeyField({ value, isDirty, check: facts, isRetrying }),
		reason: checkedKey === value ? invalidKeyMessage : '',
		retry,
	};
}
