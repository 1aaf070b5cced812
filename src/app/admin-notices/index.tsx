import { useEffect, useState } from 'react';
import { createLoadable, preload } from '@/ui/loadable/create-loadable';
import { useQuietArrival } from '@/ui/loadable/use-loadable';
import { hasCandidates, watchArea } from './notice-watch';
// The styles are not in the chunk: a stylesheet that arrives right before the first paint is applied to the whole page.
import './style.module.scss';

/** A separate chunk, because many sites print no notices. */
const ADMIN_NOTICES = createLoadable(
	() => import(/* webpackChunkName: "admin-notices" */ './adopted-notices'),
);

/** Fetches the chunk if the page has notices: they are above each screen, which would jump if they appeared later. */
export async function preloadNotices(): Promise<void> {
	if (hasCandidates()) {
		await preload([ADMIN_NOTICES]);
	}
}

/** If the chunk fails to load, notices stay where WordPress has printed them, above the app. */
function LoadedNotices() {
	const arrival = useQuietArrival(ADMIN_NOTICES);
	return arrival.phase === 'ready' ? <arrival.loaded /> : null;
}

/** The notices that WordPress and other plugins print; loaded with the first one (NOTICE-01 to NOTICE-03). */
export function AdminNotices() {
	const [isNeeded, setIsNeeded] = useState(hasCandidates);
	useEffect(
		() => (isNeeded ? undefined : watchArea(() => setIsNeeded(hasCandidates()))),
		[isNeeded],
	);
	return isNeeded ? <LoadedNotices /> : null;
}
