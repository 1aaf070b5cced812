import { type ComponentType, useCallback, useState } from 'react';
import { useAfterPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import type { Loadable } from './create-loadable';

const nothing = () => null;

/** Content that can come late: its chunk is fetched after the first paint, and a failure leaves it out. */
export function AfterPaintChunk({ loadable }: { loadable: Loadable<ComponentType> }) {
	const [Content, setContent] = useState(loadable.peek);
	useAfterPaint(
		useCallback(
			() => void loadable.load().then((Loaded) => setContent(() => Loaded), nothing),
			[loadable],
		),
	);
	return Content ? (
		<ErrorBoundary fallback={nothing}>
			<Content />
		</ErrorBoundary>
	) : null;
}
