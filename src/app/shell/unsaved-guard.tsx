import { useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectHasUnsavedFields } from '@/state/settings';
import { createLoadable } from '@/ui/loadable/create-loadable';
import { useLoadable } from '@/ui/loadable/use-loadable';

/** In the chunk of the settings: it is there before anything can be typed, also when the network is lost by then. */
const UNSAVED_WATCH = createLoadable(
	() => import(/* webpackChunkName: "settings" */ './unsaved-watch'),
);

function LoadedWatch() {
	const { arrival } = useLoadable(UNSAVED_WATCH);
	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}

/** Guards what was typed in settings, from the first letter on. It stays: the answer to its question outlives the letters. */
export function UnsavedGuard() {
	const isDirty = useAppSelector(selectHasUnsavedFields);
	const [isNeeded, setIsNeeded] = useState(isDirty);
	if (isDirty && !isNeeded) {
		setIsNeeded(true);
	}
	return isNeeded ? <LoadedWatch /> : null;
}
