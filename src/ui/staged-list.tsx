import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { onNextPaint } from './after-paint';

/** Whether a change of screen is being drawn; read while rendering, and false again after its paint. */
export const ScreenChange = createContext<Readonly<{ current: boolean }>>({ current: false });

interface StagedListProps {
	/** Keyed. */
	items: readonly ReactNode[];
	/** Items that the window shows. */
	first: number;
	/** Pixels, about: kept free for each item that is still missing, so that nothing in the window moves. */
	itemHeight: number;
	/** Draws every item at once, because one of them is to receive the focus. */
	isUrgent?: boolean;
}

/**
 * Draws the items that the window shows, and the others right after their paint. After a change of screen it begins with a single
 * item, so that the new title answers the click.
 *
 * The others are not drawn in a transition, which begins again with each answer that arrives meanwhile, and not one by one, because
 * each paint of the page takes longer than an item.
 */
export function StagedList({ items, first, itemHeight, isUrgent = false }: StagedListProps) {
	const change = useContext(ScreenChange);
	const [stage, setStage] = useState(() => (change.current ? Math.min(1, first) : first));
	const isStaged = stage < items.length;
	useEffect(() => (isStaged ? onNextPaint(() => setStage(Infinity)) : undefined), [isStaged]);
	const drawn = isUrgent ? items.length : stage;
	const missing = items.length - drawn;
	return (
		<>
			{items.slice(0, drawn)}
			{missing > 0 && <div style={{ minBlockSize: itemHeight * missing }} />}
		</>
	);
}
