/**
 * Replaces the selection of a field with text, or deletes it, as if it were typed: the field's own undo reverts it, and the caret is placed after it.
 *
 * @param text "" deletes.
 */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
	const { ownerDocument, selectionStart, selectionEnd } = field;
	field.focus();
	// Deprecated, but the only insertion that is undone like typing.
	const isDone =
		text === ''
			? ownerDocument.execCommand?.('delete')
			: ownerDocument.execCommand?.('insertText', false, text);
	if (!isDone) {
		field.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
		field.dispatchEvent(new Event('input', { bubbles: true }));
	}
}
