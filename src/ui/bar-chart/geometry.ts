/** The narrowest bar in pixels (STATS-12). */
const MIN_BAR_WIDTH = 15;
const MIN_TOUCH_BAR_WIDTH = 42;

/** Pixels that a label of the x-axis takes (STATS-16). */
const X_LABEL_WIDTH = 42;

/** The latest bars, as many as fit (STATS-15). A chart without a layout yet has no limit. */
export function latestBars<Bar>(bars: Bar[], width: number, isTouch: boolean): Bar[] {
	const fitting = Math.floor(width / (isTouch ? MIN_TOUCH_BAR_WIDTH : MIN_BAR_WIDTH));
	return width <= 0 ? bars : bars.slice(-Math.max(1, fitting));
}

/** Every n-th bar, counted from the latest, has a label under the axis, so that labels never overlap. The latest one ends with its narrow column. */
export function labelStep(width: number, count: number): number {
	if (width <= 0 || count === 0) {
		return 1;
	}
	const column = width / count;
	const moved = Math.max(0, X_LABEL_WIDTH - column) / 2;
	return Math.max(1, Math.ceil((X_LABEL_WIDTH + moved) / column));
}

/**
 * The end of the y-axis: the largest value, rounded up to the next multiple of the power of ten of its
 * leading digit, and at least 10 (STATS-13): 9 → 10, 100 → 200, 1234 → 2000.
 */
export function yAxisMax(values: number[]): number {
	const largest = Math.max(0, ...values);
	// Counts digits, because Math.log10( 1000 ) is not 3 in every engine.
	const step = 10 ** (String(Math.floor(largest)).length - 1);
	return Math.max(10, (Math.floor(largest / step) + 1) * step);
}

export function axisTicks(max: number, steps: number): number[] {
	return Array.from({ length: steps + 1 }, (_, index) => (max * (steps - index)) / steps);
}
