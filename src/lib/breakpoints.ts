/** Widths in CSS pixels at which the layout changes (CONST-01); mirrored in ui/styles/_breakpoints.scss. */
export const BREAKPOINTS = [480, 660, 800, 960, 1040, 1280, 1400] as const;

/** The assumed width without a window to measure (CONST-01). */
export const SERVER_WIDTH = 769;

const PATTERN = /^([<>])(\d+)px$/;

/**
 * Whether a width is on the given side of a breakpoint: "<660px" includes 660. An unknown breakpoint logs a
 * warning and returns false; it never throws (ERR-13).
 */
export function isWithinBreakpoint(breakpoint: string, width: number = SERVER_WIDTH): boolean {
	const [, side, pixels] = PATTERN.exec(breakpoint) ?? [];
	if (!side || !BREAKPOINTS.some((known) => known === Number(pixels))) {
		console.warn(`Unknown breakpoint: ${breakpoint}`);
		return false;
	}
	return side === '<' ? width <= Number(pixels) : width > Number(pixels);
}
