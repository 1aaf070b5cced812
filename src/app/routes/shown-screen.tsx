import { createContext, useContext, useLayoutEffect, useCallback, useRef } from 'react';
import { findRoute } from '@/domain/routes/table';
import { recordPageView } from '@/state/store/analytics';
import { useAppDispatch } from '@/state/store/hooks';
import { clearPassingNotices } from '@/state/notices';
import { announce } from '@/ui/screen-reader';
import { findScreenHeading } from '@/ui/screen-title';
import { createTitleWriter, highlightMenu } from '../admin-page';

export interface ShownPlace {
	pathname: string;
	/** Announced and shown if the screen has no heading of its own. */
	title: string;
}

/** Called whenever a screen has been rendered. */
export const ShownScreenContext = createContext<(place: ShownPlace) => void>(() => undefined);

/**
 * Rendered after a screen, to report to the shell that the screen is there. It uses a layout effect, because
 * notices from the screen's own effects must not be cleared as if they were left over from the previous
 * screen.
 */
export function ShownScreen({ pathname, title }: ShownPlace) {
	const report = useContext(ShownScreenContext);
	useLayoutEffect(() => {
		report({ pathname, title });
	}, [report, pathname, title]);
	return null;
}

/**
 * Handles a new screen: sets the page title (SHELL-06, SHELL-10, SHELL-17), records the page view and, after a
 * change of route, moves the focus to its heading. The first screen doesn't move the focus, because it isn't the
 * result of an action.
 */
export function useShownScreens(): (place: ShownPlace) => void {
	const dispatch = useAppDispatch();
	const writeTitle = useRef<(screen: string) => void>(undefined);
	const lastPath = useRef<string>(undefined);

	return useCallback(
		({ pathname, title }: ShownPlace) => {
			const heading = findScreenHeading();
			const name = heading?.textContent || title;
			const isFirst = lastPath.current === undefined;
			writeTitle.current ??= createTitleWriter();
			writeTitle.current(findRoute(pathname)?.documentTitle?.() ?? name);
			if (lastPath.current !== pathname) {
				highlightMenu(pathname);
				dispatch(recordPageView(pathname));
			}
			if (!isFirst) {
				if (lastPath.current !== pathname) {
					dispatch(clearPassingNotices());
				}
				heading?.focus();
				announce(name);
			}
			lastPath.current = pathname;
		},
		[dispatch],
	);
}
