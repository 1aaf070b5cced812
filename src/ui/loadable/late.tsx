import {
	type ComponentType,
	type FunctionComponent,
	type ReactNode,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { useWithPaint } from '@/ui/after-paint';
import { ErrorBoundary } from '@/ui/error-boundary';
import { createLoadable, type Loadable } from './create-loadable';
import { useLoadable } from './use-loadable';

/** What is needed to show that a chunk didn't load. */
export interface LateFailure {
	isRetrying: boolean;
	retry: () => void;
}

interface LateProps<T> {
	of: Loadable<T>;
	waiting?: ReactNode;
	/**
	 * Shown if the chunk didn't load. Without it the content can be missing: `waiting` stays after a failure, also
	 * of its rendering, and the chunk is fetched again when another one arrives.
	 */
	failed?: (failure: LateFailure) => ReactNode;
	/** Moves the focus when the content has replaced "Try again", which had it. */
	onRetried?: () => void;
	/** Fetches the chunk with the first paint instead of before it. */
	isSecondary?: boolean;
	children: (loaded: T) => ReactNode;
}

function Fetched<T>({ of, waiting, failed, onRetried, children }: LateProps<T>) {
	const { loading, retry } = useLoadable(of, !failed);
	const wasRetried = useRef(false);
	const isReady = loading.phase === 'ready';
	useLayoutEffect(() => {
		if (isReady && wasRetried.current) {
			wasRetried.current = false;
			onRetried?.();
		}
	}, [isReady, onRetried]);

	if (loading.phase === 'ready') {
		return children(loading.loaded);
	}
	return loading.phase === 'failed' && failed
		? failed({
				isRetrying: loading.isRetrying,
				retry: () => {
					wasRetried.current = true;
					retry();
				},
			})
		: waiting;
}

/** Content in a chunk of its own: on its way, here, or failed. */
export function Late<T>({ isSecondary = false, waiting = null, ...rest }: LateProps<T>) {
	const [isWanted, setIsWanted] = useState(!isSecondary || rest.of.peek() !== undefined);
	useWithPaint(useCallback(() => setIsWanted(true), []));
	if (!isWanted) {
		return waiting;
	}
	const content = <Fetched {...rest} waiting={waiting} />;
	return rest.failed ? content : <ErrorBoundary fallback={() => waiting}>{content}</ErrorBoundary>;
}

type LateComponent<Props> = FunctionComponent<Props & { waiting?: ReactNode }> &
	Loadable<ComponentType<Props>>;

/**
 * A component in a chunk of its own, which can also be preloaded. Until the chunk is there, it shows the prop `waiting`.
 *
 * @param options As of `Late`.
 */
export function late<Props extends object>(
	fetch: () => Promise<{ default: ComponentType<Props> }>,
	options?: Pick<LateProps<unknown>, 'failed' | 'isSecondary'>,
): LateComponent<Props> {
	const Part: LateComponent<Props> = Object.assign(
		(props: Props & { waiting?: ReactNode }) => (
			<Late {...options} of={Part} waiting={props.waiting}>
				{(Loaded) => <Loaded {...props} />}
			</Late>
		),
		createLoadable(fetch),
	);
	return Part;
}
