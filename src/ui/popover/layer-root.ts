/**
 * Where a layer is put: inside the dialogue its anchor stands in, as all else is hidden from
 * assistive technology while that is open; otherwise the app's own container.
 */
export function findLayerRoot(anchor: HTMLElement | null): HTMLElement {
	return (
		anchor?.closest<HTMLElement>('[role="dialog"]') ??
		document.getElementById('jp-plugin-container') ??
		document.body
	);
}
