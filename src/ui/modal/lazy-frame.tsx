import { lazy, Suspense } from 'react';
import type { FrameProps } from './frame';

const loadFrame = () => import(/* webpackChunkName: "dialogs" */ './frame');
const Frame = lazy(loadFrame);

/** Fetches the dialogs' chunk before the first one opens, for instance when its button is hovered. */
export function preloadDialogs(): void {
	// A failure is told by the dialogue itself, when it is really wanted.
	loadFrame().catch(() => {});
}

export function LazyFrame(props: FrameProps) {
	return (
		<Suspense fallback={null}>
			<Frame {...props} />
		</Suspense>
	);
}
