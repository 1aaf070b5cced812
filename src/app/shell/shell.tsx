import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { leavesSettingsTab } from '@/domain/navigation/active-tab';
import { findRoute } from '@/domain/routes/table';
import { HOME_PATH } from '@/domain/routes/guards';
import { selectActiveTabFacts } from '@/state/navigation/active-tab';
import { useAppSelector } from '@/state/store/hooks';
import { onNextPaint } from '@/ui/after-paint';
import { type Stage, StageContext } from '@/ui/staged-list';
import { TopLayerContext } from '@/ui/surroundings';
import { focusLandmark } from '../admin-page';
import { Page } from './page';
import { UnsavedGuard } from './unsaved-guard';

const isSkipLink = ({ pathname }: Location) => findRoute(pathname)?.group === 'skip-link';

/**
 * The number of the present entry of the history. An entry that the app has not created (a typed hash, a link of wp-admin's menu) gets the one that
 * React Router would have given it, because the distance of a Back is counted by them.
 */
function useEntry(location: Location): Readonly<{ current: number }> {
	const entry = useRef(0);
	const href = useRef('');
	useLayoutEffect(() => {
		const { history } = window;
		if (typeof history.state?.idx !== 'number') {
			// The same address replaces its entry.
			const idx = entry.current + Number(href.current !== window.location.href);
			history.replaceState({ ...history.state, idx }, '');
		}
		entry.current = history.state.idx;
		href.current = window.location.href;
	}, [location]);
	return entry;
}

interface Place {
	location: Location;
	stage: { current: Stage };
}

/**
 * The place that is shown. The address is another one after WordPress's skip links, which move the focus but leave the screen and its unsaved changes
 * as they are (SHELL-19), and while a person is asked whether to lose unsaved settings (SETGEN-01).
 */
function useShownPlace(isDirty: boolean) {
	const location = useLocation();
	const navigate = useNavigate();
	const entry = useEntry(location);
	const facts = useAppSelector(selectActiveTabFacts);
	const isSkipping = isSkipLink(location);
	const [place, setPlace] = useState<Place>(() => ({
		location: isSkipping ? { ...location, pathname: HOME_PATH, search: '' } : location,
		stage: { current: 'window' },
	}));
	const [refused, setRefused] = useState<Location>();
	const isAsked = isDirty && leavesSettingsTab(place.location.pathname, location.pathname, facts);
	if (!isSkipping && !isAsked && place.location !== location) {
		setPlace({ location, stage: { current: 'title' } });
	}

	const shownEntry = useRef(0);
	useLayoutEffect(() => {
		shownEntry.current = entry.current;
		return onNextPaint(() => Object.assign(place.stage, { current: 'window' }));
	}, [entry, place]);

	const { pathname, key } = location;
	useEffect(() => {
		if (isSkipping) {
			focusLandmark(pathname.slice(1));
		}
	}, [isSkipping, pathname, key]);

	const stay = () => {
		setRefused(location);
		const distance = shownEntry.current - entry.current;
		if (distance) {
			navigate(distance);
		} else {
			navigate(place.location, { replace: true, state: place.location.state });
		}
	};
	return { ...place, isAsked: isAsked && refused !== location, stay };
}

/** Everything in our part of the page, for the place that is shown. */
export function Shell() {
	const [isDirty, setDirty] = useState(false);
	const { location, stage, isAsked, stay } = useShownPlace(isDirty);
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	const guard = <UnsavedGuard isAsked={isAsked} onDirty={setDirty} onStay={stay} />;
	const page = useRoutes([{ path: '*', element: <Page layer={layer}>{guard}</Page> }], location);
	return (
		<StageContext.Provider value={stage}>
			<TopLayerContext.Provider value={setLayer}>{page}</TopLayerContext.Provider>
		</StageContext.Provider>
	);
}
