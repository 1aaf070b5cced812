const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Whether this press of a key would carry the focus out of the layer. */
export function leavesByTab(event: KeyboardEvent, layer: HTMLElement): boolean {
	if (event.key !== 'Tab') {
		return false;
	}
	const stops = [...layer.querySelectorAll<HTMLElement>(TABBABLE)];
	const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
	return !edge || event.target === edge || (event.shiftKey && event.target === layer);
}
