import { useCallback } from 'react';
import {
	connectSite,
	selectConnectionTask,
	selectRegistrationError,
	type ConnectOptions,
} from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

/** The connect button: what it does, whether it is at it, and what went wrong (CONN-13, CONN-14). */
export function useConnect({ returnQuery, from }: ConnectOptions) {
	const dispatch = useAppDispatch();
	const task = useAppSelector(selectConnectionTask);
	const error = useAppSelector(selectRegistrationError);
	const connect = useCallback(
		() => void dispatch(connectSite({ returnQuery, from })),
		[dispatch, returnQuery, from],
	);
	return { connect, isConnecting: task === 'register' || task === 'authorize', error };
}
