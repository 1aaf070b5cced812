/**
 * Puts text in place of what is selected in a field, or takes that away, as if it was typed: the field's own undo
 * takes it back, and the caret stands behind it.
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
