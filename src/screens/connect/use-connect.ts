import { useCallback } from 'react';
import { connectSite, selectConnectionTask, selectRegistrationError } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

/** The connect button: what it does, whether it is at it, and what went wrong (CONN-13, CONN-14). */
export function useConnect(returnPath?: string) {
	const dispatch = useAppDispatch();
	const task = useAppSelector(selectConnectionTask);
	const error = useAppSelector(selectRegistrationError);
	const connect = useCallback(
		() => void dispatch(connectSite({ returnPath })),
		[dispatch, returnPath],
	);
	return { connect, isConnecting: task === 'register' || task === 'authorize', error };
}
