import { useCallback, useState } from 'react';

/** Whether something that failed is being asked for again: its "Try again" stays, busy, meanwhile. */
export function useRetry(load: () => Promise<unknown>) {
	const [isRetrying, setIsRetrying] = useState(false);
	const retry = useCallback(() => {
		setIsRetrying(true);
		void load().finally(() => setIsRetrying(false));
	}, [load]);
	return { isRetrying, retry };
}
