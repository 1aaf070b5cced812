import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { throttle } from '@/lib/rate-limit';
import { useOnResize } from '@/ui/measure';

/** STATS-14 */
const RESIZE_THROTTLE = 400;

/** The width of the plot, measured before paint and, throttled, on every resize. */
export function usePlotWidth(ref: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	const measure = useCallback(() => setWidth(ref.current?.clientWidth ?? 0), [ref]);
	useLayoutEffect(measure, [measure]);
	const remeasure = useMemo(() => throttle(measure, RESIZE_THROTTLE), [measure]);
	useOnResize(ref, remeasure);
	return width;
}

/** Whether fingers are what this device is pointed at with: bars are wider then (STATS-12). */
export function isTouchDevice(): boolean {
	return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
