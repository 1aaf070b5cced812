import { useEffect } from 'react';

/** Elements in which these keys undo typing. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/** Undo keys outside of text fields, so that keyboard users don't have to reach the button in time. */
export function useUndoKeys<T>(undo: T | undefined, onUndo: (undo: T) => void) {
	useEffect(() => {
		if (!undo) {
			return undefined;
		}
		const listen = (event: KeyboardEvent) => {
			const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
			const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
			if (isUndo && !(target instanceof Element && target.closest(WRITTEN_IN))) {
				event.preventDefault();
				onUndo(undo);
			}
		};
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
		// There is one undo at a time, and `onUndo` only dispatches it.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [undo]);
}
