import { useEffect, useState } from 'react';
import { preload } from '@/ui/loadable/create-loadable';
import { late } from '@/ui/loadable/late';
import type { AdoptedNoticesProps } from './adopted-notices';
import { hasCandidates, watchArea } from './notice-watch';
// The styles are not in the chunk: a stylesheet that arrives right before the first paint is applied to the whole page.
import './style.module.scss';

/** A separate chunk, because many sites print no notices. */
const AdoptedNotices = late(
	() => import(/* webpackChunkName: "admin-notices" */ './adopted-notices'),
);

/** Fetches the chunk if the page has notices: they are above each screen, which would jump if they appeared later. */
export async function preloadNotices(): Promise<void> {
	if (hasCandidates()) {
		await preload([AdoptedNotices]);
	}
}

/**
 * The notices that WordPress and other plugins print; loaded with the first one (NOTICE-01 to NOTICE-03). If their
 * chunk fails to load, they stay where WordPress has printed them, above the app.
 */
export function AdminNotices(props: AdoptedNoticesProps) {
	const [isNeeded, setIsNeeded] = useState(hasCandidates);
	useEffect(
		() => (isNeeded ? undefined : watchArea(() => setIsNeeded(hasCandidates()))),
		[isNeeded],
	);
	return isNeeded ? <AdoptedNotices {...props} /> : null;
}
