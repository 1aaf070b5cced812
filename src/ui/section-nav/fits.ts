import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isWithinBreakpoint } from '@/lib/breakpoints';
import { debounce } from '@/lib/rate-limit';
import { useOnResize } from '@/ui/measure';

export interface TabRoom {
	available: number;
	tabs: number[];
	viewport: number;
}

/**
 * Whether the tabs fit side by side: never up to 480 pixels (NAV-32), and beyond only while the bar is at
 * least as wide as all of its tabs together (NAV-30).
 */
export function tabsFit({ available, tabs, viewport }: TabRoom): boolean {
	if (isWithinBreakpoint('<480px', viewport)) {
		return false;
	}
	return available >= tabs.reduce((sum, width) => sum + width, 0);
}

/** Milliseconds after the last resize before the tabs are measured again (NAV-31). */
const REMEASURE_DELAY = 300;

/**
 * Whether the tabs fit into their bar. Their widths are measured while they are in a row, and kept while they
 * are folded into the dropdown.
 *
 * @param barRef   The element that limits the width of the tabs.
 * @param contents The text of the tabs: a change measures them again.
 */
export function useFits(barRef: RefObject<HTMLElement | null>, contents: string): boolean {
	const [measured, setMeasured] = useState({ contents, fits: true });
	const widths = useRef<number[]>(undefined);

	// New tabs are first rendered in a row, because only there do they have a width to measure.
	if (measured.contents !== contents) {
		setMeasured({ contents, fits: true });
	}

	const measure = useCallback(() => {
		const bar = barRef.current;
		if (!bar) {
			return;
		}
		const fits = tabsFit({
			available: bar.clientWidth,
			tabs: widths.current ?? [],
			viewport: window.innerWidth,
		});
		setMeasured((previous) => (previous.fits === fits ? previous : { ...previous, fits }));
	}, [barRef]);

	// Before paint, so that a row that does not fit is never seen. The first time in the frame, which computes the layout anyway: here it would
	// make the task of the first render longer. Later changes can come in a frame themselves, and the next one would be too late.
	useLayoutEffect(() => {
		const measureTabs = () => {
			const tabs = barRef.current?.querySelectorAll<HTMLElement>('li') ?? [];
			widths.current = Array.from(tabs, (tab) => tab.offsetWidth);
			measure();
		};
		if (widths.current) {
			measureTabs();
			return undefined;
		}
		const frame = requestAnimationFrame(() => flushSync(measureTabs));
		return () => cancelAnimationFrame(frame);
	}, [barRef, contents, measure]);

	const remeasure = useMemo(() => debounce(measure, REMEASURE_DELAY), [measure]);
	useOnResize(barRef, remeasure);

	return measured.fits;
}
