import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { hasEarlierLook, selectIsLastLookDismissed } from '@/state/last-look';
import { late } from '@/ui/loadable/late';
import styles from './style.module.scss';

export const SinceLine = late(() => import(/* webpackChunkName: "last-look" */ './since-line'), {
	isSecondary: true,
});

/**
 * The slot of the line about the time since the last look. It has its height from the first paint on if there will be
 * something to say; the chunk is fetched in any case, because it remembers this look.
 */
export function SinceLastLook() {
	const dispatch = useAppDispatch();
	const [isExpected] = useState(() => dispatch(hasEarlierLook()));
	const isDismissed = useAppSelector(selectIsLastLookDismissed);
	return (
		<div className={isExpected && !isDismissed ? styles.slot : undefined}>
			<SinceLine />
		</div>
	);
}
