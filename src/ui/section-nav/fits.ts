import { isWithinBreakpoint } from '@/lib/breakpoints';

export interface TabRoom {
	/** Pixels there are for the tabs. */
	available: number;
	/** Pixels that each tab takes. */
	tabs: number[];
	/** Pixels of the window. */
	viewport: number;
}

/**
 * Whether the tabs can stand side by side: never up to 480 pixels (NAV-32), and beyond only while
 * the bar is at least as wide as all of its tabs together (NAV-30).
 */
export function tabsFit({ available, tabs, viewport }: TabRoom): boolean {
	if (isWithinBreakpoint('<480px', viewport)) {
		return false;
	}
	return available >= tabs.reduce((sum, width) => sum + width, 0);
}
