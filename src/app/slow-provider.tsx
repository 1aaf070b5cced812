import { type ReactNode, useEffect } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSlowProvider } from '@/state/slow-provider';
import { announce } from '@/ui/screen-reader';
import { SlowContext } from '@/ui/skeleton';

/** Lets each place that waits for the provider say that it is slow, and announces that once for all of them. */
export function SlowProvider({ children }: { children: ReactNode }) {
	const reason = useAppSelector(selectSlowProvider);
	useEffect(() => {
		if (reason) {
			announce(reason);
		}
	}, [reason]);
	return <SlowContext.Provider value={reason}>{children}</SlowContext.Provider>;
}
