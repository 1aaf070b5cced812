import { useState } from 'react';
import { useAppSelector } from '@/state/store/hooks';
import { selectHasUnsavedFields } from '@/state/settings';
import { late } from '@/ui/loadable/late';
import type { UnsavedWatchProps } from './unsaved-watch';

/**
 * In the chunk of the settings, so that it has been loaded before anything is typed, even if the network is
 * lost later.
 */
const UnsavedWatch = late(() => import(/* webpackChunkName: "settings" */ './unsaved-watch'));

/**
 * Guards unsaved settings from the first change on. It stays mounted, because its question can be open longer
 * than there are changes.
 */
export function UnsavedGuard(props: UnsavedWatchProps) {
	const isDirty = useAppSelector(selectHasUnsavedFields);
	const [isNeeded, setIsNeeded] = useState(isDirty);
	if (isDirty && !isNeeded) {
		setIsNeeded(true);
	}
	return isNeeded ? <UnsavedWatch {...props} /> : null;
}
