import { useCallback } from 'react';
import { dialogClosed } from '@/state/dialogs';
import { useAppDispatch } from '@/state/hooks';

export function useClose(): () => void {
	const dispatch = useAppDispatch();
	return useCallback(() => void dispatch(dialogClosed()), [dispatch]);
}
