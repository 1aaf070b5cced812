/** Widths in CSS pixels at which the layout changes (CONST-01); mirrored in ui/styles/_breakpoints.scss. */
export const BREAKPOINTS = [480, 660, 800, 960, 1040, 1280, 1400] as const;

/** The width that is assumed where there is no window to measure (CONST-01). */
export const SERVER_WIDTH = 769;

const PATTERN = /^([<>])(\d+)px$/;

/**
 * Whether a width lies on the named side of a breakpoint: "<660px" holds up to and with 660.
 * An unknown breakpoint warns and does not hold; it never throws (ERR-13).
 */
export function isWithinBreakpoint(breakpoint: string, width: number = SERVER_WIDTH): boolean {
	const [, side, pixels] = PATTERN.exec(breakpoint) ?? [];
	if (!side || !BREAKPOINTS.some((known) => known === Number(pixels))) {
		console.warn(`Unknown breakpoint: ${breakpoint}`);
		return false;
	}
	return side === '<' ? width <= Number(pixels) : width > Number(pixels);
}
