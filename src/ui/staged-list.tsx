import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPaint } from './after-paint';

/** How much to draw in the next paint, read while rendering: all ("window"), or one item after a change of screen ("title"). */
export type Stage = 'window' | 'title';

export const StageContext = createContext<Readonly<{ current: Stage }>>({ current: 'window' });

interface StagedListProps {
	/** Keyed. */
	items: readonly ReactNode[];
	/** Approximate height in pixels, reserved for each missing item, so that nothing in the window moves. */
	itemHeight: number;
	/** Draws every item at once, because one of them is to receive the focus. */
	isUrgent?: boolean;
	/** Runs after the first paint, in which only the first item is drawn; the others when it has ended, or failed. Keep it stable: a new function runs again. */
	prepare?: () => Promise<void>;
}

/**
 * Draws all items, or only the first one and the others right after its paint: where they have to be prepared, and after a change of
 * screen, so that the new title answers the click.
 *
 * The others are not drawn in a transition, which begins again with each answer that arrives meanwhile, and not one by one, because
 * each paint of the page takes longer than an item.
 */
export function StagedList({ items, itemHeight, isUrgent = false, prepare }: StagedListProps) {
	const stage = useContext(StageContext);
	const [limit, setLimit] = useState(() => (prepare || stage.current === 'title' ? 1 : Infinity));
	useAfterPaint(
		useCallback(() => {
			// Synchronously, because React would otherwise wait for the parser, and then draw what has arrived meanwhile in the same long task.
			const draw = () => flushSync(() => setLimit(Infinity));
			if (prepare) {
				void prepare().then(draw, draw);
			} else {
				draw();
			}
		}, [prepare]),
	);
	const drawn = isUrgent ? items.length : limit;
	const missing = items.length - drawn;
	return (
		<>
			{items.slice(0, drawn)}
			{missing > 0 && <div style={{ minBlockSize: itemHeight * missing }} />}
		</>
	);
}
