import { useCallback, useRef } from 'react';
import { recordPageView } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { navigated } from '@/state/notices';
import { announce } from '@/ui/live-region';
import { createTitleWriter, findScreenHeading, highlightMenu } from '../admin-page';
import type { ArrivalPlace } from '../routes/arrival';

/**
 * What happens when a screen stands: the page is named after it and counted, and on a change of
 * route the focus goes to its heading. The first screen takes no focus: nobody has asked for it.
 */
export function useArrivals(): (place: ArrivalPlace) => void {
	const dispatch = useAppDispatch();
	const writeTitle = useRef<(screen: string) => void>(undefined);
	const lastPath = useRef<string>(undefined);

	return useCallback(
		({ pathname, title }: ArrivalPlace) => {
			const heading = findScreenHeading();
			const name = heading?.textContent || title;
			const isFirst = lastPath.current === undefined;
			writeTitle.current ??= createTitleWriter();
			writeTitle.current(name);
			if (lastPath.current !== pathname) {
				highlightMenu(pathname);
				dispatch(recordPageView(pathname));
			}
			if (!isFirst) {
				if (lastPath.current !== pathname) {
					dispatch(navigated());
				}
				heading?.focus();
				announce(name);
			}
			lastPath.current = pathname;
		},
		[dispatch],
	);
}
