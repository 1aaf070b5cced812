import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import { useWithPaint } from '@/ui/after-paint';
import { ErrorState } from '@/ui/error-state';
import type { Loadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';

interface LatePartProps<P> {
	loadable: Loadable<ComponentType<P>>;
	props: P;
	/** What is shown while the call is on its way, so that nothing moves until both are there. */
	waiting: ReactNode;
}

function LoadedPart<P extends object>({ loadable, props, waiting }: LatePartProps<P>) {
	const { arrival, retry } = useLoadable(loadable);
	switch (arrival.phase) {
		case 'ready':
			return <arrival.loaded {...props} />;
		case 'loading':
			return waiting;
		case 'failed':
			return (
				<ErrorState
					message={__(
						"Couldn't load this part of the card. Check your network, then try again.",
						'dashboard-for-jetpack',
					)}
					failure={arrival}
					onRetry={retry}
				/>
			);
		default:
			return assertNever(arrival);
	}
}

/** A part of a card that only an answer can bring: its chunk is fetched with the first paint, while the call is on its way. */
export function LatePart<P extends object>(props: LatePartProps<P>) {
	const [isWanted, setIsWanted] = useState(props.loadable.peek() !== undefined);
	useWithPaint(useCallback(() => setIsWanted(true), []));
	return isWanted ? <LoadedPart {...props} /> : props.waiting;
}
