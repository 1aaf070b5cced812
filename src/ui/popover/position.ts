export const POSITIONS = [
	'top',
	'top left',
	'top right',
	'bottom',
	'bottom left',
	'bottom right',
	'left',
	'right',
] as const;

export type PopoverPosition = (typeof POSITIONS)[number];

export interface Rect {
	top: number;
	left: number;
	width: number;
	height: number;
}

export interface PositionRequest {
	anchor: Rect | null | undefined;
	popover: Rect | null | undefined;
	viewport: { width: number; height: number };
	position: PopoverPosition;
}

/** How far the edge of a corner variant reaches beyond the middle of its anchor (COMP-23). */
const CORNER_OFFSET = 15;

/** Space between anchor and popover, and between popover and the edge of the window. */
const GAP = 8;

const OPPOSITES = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

type Side = keyof typeof OPPOSITES;

const clamp = (value: number, size: number, limit: number) =>
	Math.max(GAP, Math.min(value, limit - size - GAP));

/**
 * The position of a popover in the window, and its side of the anchor: the opposite side if the requested one
 * has no room, and never beyond the edge of the window.
 *
 * @throws {Error} If the target, a box or the position is missing (COMP-22).
 */
export function computePosition({ anchor, popover, viewport, position }: PositionRequest): {
	top: number;
	left: number;
	side: Side;
} {
	if (!anchor) {
		throw new Error('Cannot place a popover: no target');
	}
	if (!popover) {
		throw new Error('Cannot place a popover: no bounding box');
	}
	if (!POSITIONS.includes(position)) {
		throw new Error(`Cannot place a popover: "${position}" is not a position.`);
	}

	const room = {
		top: anchor.top,
		bottom: viewport.height - anchor.top - anchor.height,
		left: anchor.left,
		right: viewport.width - anchor.left - anchor.width,
	};
	// Every position is a side, a space and a corner.
	const [wanted, corner] = position.split(' ') as [Side, 'left' | 'right' | undefined];
	const isVertical = wanted === 'top' || wanted === 'bottom';
	const isCramped = room[wanted] < (isVertical ? popover.height : popover.width) + GAP;
	const opposite = OPPOSITES[wanted];
	const side = isCramped && room[opposite] > room[wanted] ? opposite : wanted;

	const middle = anchor.left + anchor.width / 2;
	const corners = {
		left: middle - popover.width + CORNER_OFFSET,
		right: middle - CORNER_OFFSET,
	};
	const start = corner ? corners[corner] : middle - popover.width / 2;
	const level = anchor.top + anchor.height / 2 - popover.height / 2;
	const top = {
		top: anchor.top - popover.height - GAP,
		bottom: anchor.top + anchor.height + GAP,
		left: level,
		right: level,
	}[side];
	const left = {
		top: start,
		bottom: start,
		left: anchor.left - popover.width - GAP,
		right: anchor.left + anchor.width + GAP,
	}[side];

	return {
		top: clamp(top, popover.height, viewport.height),
		left: clamp(left, popover.width, viewport.width),
		side,
	};
}
