/** Whether a label names a control: by the id in `for`, or, without `for`, as its first labelable descendant. */
function isLabelOf(label: HTMLLabelElement, control: Element): boolean {
	return label.hasAttribute('for')
		? label.htmlFor !== '' && label.htmlFor === control.id && firstWithId(control) === control
		: label.contains(control) && label.control === control;
}

const firstWithId = (control: Element) => control.ownerDocument.getElementById(control.id);

/**
 * Finds the labels of a control by their ids. For each label jsdom searches the whole document, which took a third of the time of a
 * screen with many switches.
 */
export function findLabelsById() {
	for (const type of [
		HTMLInputElement,
		HTMLButtonElement,
		HTMLSelectElement,
		HTMLTextAreaElement,
	]) {
		Object.defineProperty(type.prototype, 'labels', {
			configurable: true,
			get(this: HTMLElement) {
				if (this instanceof HTMLInputElement && this.type === 'hidden') {
					return null;
				}
				return [...this.ownerDocument.querySelectorAll('label')].filter((label) =>
					isLabelOf(label, this),
				);
			},
		});
	}
}
