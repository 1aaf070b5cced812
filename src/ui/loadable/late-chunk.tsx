import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useWithPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import { type Loadable, onNextArrival } from './create-loadable';

interface LateChunkProps<P> {
	loadable: Loadable<ComponentType<P>>;
	props: P;
	/** Shown until then, and after a failure. */
	waiting?: ReactNode;
}

/** Content that can come late: its chunk is fetched with the first paint, and a failure leaves it out until another chunk arrives. */
export function LateChunk<P extends object>({
	loadable,
	props,
	waiting = null,
}: LateChunkProps<P>) {
	const [Content, setContent] = useState(loadable.peek);
	useWithPaint(
		useCallback(() => {
			const load = () =>
				void loadable.load().then(
					(Loaded) => setContent(() => Loaded),
					() => void onNextArrival(load),
				);
			load();
		}, [loadable]),
	);
	return Content ? (
		<ErrorBoundary fallback={() => waiting}>
			<Content {...props} />
		</ErrorBoundary>
	) : (
		waiting
	);
}
