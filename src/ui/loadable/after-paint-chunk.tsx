import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useAfterPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import type { Loadable } from './create-loadable';

interface AfterPaintChunkProps<P> {
	loadable: Loadable<ComponentType<P>>;
	props: P;
	/** Shown until then, and after a failure. */
	waiting?: ReactNode;
}

const nothing = () => undefined;

/** Content that can come late: its chunk is fetched after the first paint, and a failure leaves it out. */
export function AfterPaintChunk<P extends object>({
	loadable,
	props,
	waiting = null,
}: AfterPaintChunkProps<P>) {
	const [Content, setContent] = useState(loadable.peek);
	useAfterPaint(
		useCallback(
			() => void loadable.load().then((Loaded) => setContent(() => Loaded), nothing),
			[loadable],
		),
	);
	return Content ? (
		<ErrorBoundary fallback={() => waiting}>
			<Content {...props} />
		</ErrorBoundary>
	) : (
		waiting
	);
}
