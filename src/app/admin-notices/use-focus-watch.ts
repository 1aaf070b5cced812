import { useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusIn, isFocusLost } from './notice-area';

/** Tells when an element goes whether it takes the focus with it. */
export function useFocusWatch(frame: RefObject<HTMLElement>) {
	const wasLast = useRef(false);
	return useMemo(
		() => ({
			hadFocus: () => isFocusIn(frame.current) || (wasLast.current && isFocusLost()),
			handlers: {
				onFocus: () => {
					wasLast.current = true;
				},
				// Without a next one it may be the removal itself that takes the focus away.
				onBlur: ({ relatedTarget }: FocusEvent) => {
					wasLast.current = relatedTarget === null;
				},
			},
		}),
		[frame],
	);
}
