import { useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusIn, isFocusLost } from './notice-area';

/** Tracks whether an element has the focus when it is removed. */
export function useFocusWatch(frame: RefObject<HTMLElement>) {
	const wasLast = useRef(false);
	return useMemo(
		() => ({
			hadFocus: () => isFocusIn(frame.current) || (wasLast.current && isFocusLost()),
			handlers: {
				onFocus: () => {
					wasLast.current = true;
				},
				// Without a related target, the removal itself may have caused the blur.
				onBlur: ({ relatedTarget }: FocusEvent) => {
					wasLast.current = relatedTarget === null;
				},
			},
		}),
		[frame],
	);
}
