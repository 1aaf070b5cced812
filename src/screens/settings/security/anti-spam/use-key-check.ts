import { useCallback, useEffect } from 'react';
import { resolveKeyField } from '@/domain/anti-spam/settings-card';
import { cleanKey } from '@/domain/pasted/key';
import {
	checkAntiSpamKey,
	checkSavedAntiSpamKey,
	selectAntiSpamKeyCheck,
} from '@/state/anti-spam/key';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { selectAreFieldsDirty, selectFieldValue } from '@/state/settings';
import { mayBeOfOthers } from '@/state/store/outcome';

export const KEY = 'wordpress_api_key';
export const KEYS = [KEY];

/** Pause in typing, in milliseconds, before a key is checked (SETSEC-14). */
const PAUSE = 500;

/** Checks the key in the field: the saved one at once, a typed one after a pause in typing. */
export function useKeyCheck() {
	const dispatch = useAppDispatch();
	const value = cleanKey(useAppSelector((state) => selectFieldValue(state, KEY)));
	const isDirty = useAppSelector((state) => selectAreFieldsDirty(state, KEYS));
	const isFixed = useAppSelector(selectSite).fixedAntiSpamKey !== '';
	const check = useAppSelector(selectAntiSpamKeyCheck);
	const { checkedKey, validKey, invalidKeyMessage } = check;

	const retry = useCallback(
		() => void dispatch(isDirty ? checkAntiSpamKey(value) : checkSavedAntiSpamKey()),
		[dispatch, isDirty, value],
	);
	// An emptied field can be saved without a check.
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
		view: resolveKeyField({ value, isFixed, isDirty, check: facts }),
		/** The server's reason for rejecting the key; "" if it gave none. */
		reason: checkedKey === value ? invalidKeyMessage : '',
		retry,
		/** Something other than WordPress may have answered the check. */
		isOfOthers: check.error !== null && mayBeOfOthers(check.error),
	};
}
