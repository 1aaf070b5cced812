import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { computePosition, type PopoverPosition } from './position';

/**
 * The parent of a layer: the dialog that contains its anchor, because an open dialog hides everything else
 * from assistive technology; otherwise the app's own container.
 */
export function findLayerRoot(anchor: HTMLElement | null): HTMLElement {
	return (
		anchor?.closest<HTMLElement>('[role="dialog"]') ??
		document.getElementById('jp-plugin-container') ??
		document.body
	);
}

const HIDDEN: CSSProperties = { visibility: 'hidden', top: 0, left: 0 };

/** Keeps a layer beside its anchor while the page scrolls, the window is resized or the layer's content changes. */
export function usePlacement(
	anchor: HTMLElement | null,
	layer: HTMLElement | null,
	position: PopoverPosition,
): CSSProperties {
	const [style, setStyle] = useState<CSSProperties>(HIDDEN);

	useLayoutEffect(() => {
		if (!layer) {
			return;
		}
		const place = () => {
			const { top, left } = computePosition({
				anchor: anchor?.getBoundingClientRect(),
				popover: layer.getBoundingClientRect(),
				viewport: {
					width: document.documentElement.clientWidth,
					height: document.documentElement.clientHeight,
				},
				position,
			});
			// Physical, because boxes and windows are measured this way in every writing direction.
			setStyle({ top, left });
		};
		place();
		const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
		observer?.observe(layer);
		window.addEventListener('resize', place);
		window.addEventListener('scroll', place, true);
		return () => {
			observer?.disconnect();
			window.removeEventListener('resize', place);
			window.removeEventListener('scroll', place, true);
		};
	}, [anchor, layer, position]);

	return style;
}
