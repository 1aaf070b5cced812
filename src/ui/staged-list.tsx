import { useEffect, useState, type ReactNode } from 'react';
import { onNextPaint } from './after-paint';

interface BelowFoldProps {
	/** Pixels that are kept free until then, so that nothing in the window moves; 0 draws the content at once. */
	height: number;
	children: ReactNode;
}

/**
 * Draws content that begins below the window right after the first paint. Not in a transition, which begins again with each answer that arrives
 * meanwhile, and not piece by piece, because each paint of the page takes longer than a piece.
 */
export function BelowFold({ height, children }: BelowFoldProps) {
	const [isDrawn, setIsDrawn] = useState(height === 0);
	useEffect(() => (isDrawn ? undefined : onNextPaint(() => setIsDrawn(true))), [isDrawn]);
	return isDrawn ? children : <div style={{ minBlockSize: height }} />;
}
