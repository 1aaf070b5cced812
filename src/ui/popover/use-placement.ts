import { useLayoutEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { computePosition } from './position';
import type { PopoverPosition } from './position';

const HIDDEN: CSSProperties = { visibility: 'hidden', top: 0, left: 0 };

/** Keeps a layer beside its anchor while the page scrolls or the window changes its size. */
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
			// Physical, as boxes and windows are measured so in every writing direction.
			setStyle({ top, left });
		};
		place();
		window.addEventListener('resize', place);
		window.addEventListener('scroll', place, true);
		return () => {
			window.removeEventListener('resize', place);
			window.removeEventListener('scroll', place, true);
		};
	}, [anchor, layer, position]);

	return style;
}
