import { useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { findRoute, HOME_PATH } from '@/domain/routes';
import { focusLandmark } from '../admin-page';
import { Page } from './page';

const isSkipLink = ({ pathname }: Location) => findRoute(pathname)?.group === 'skip-link';

/**
 * The location whose screen is shown. WordPress's skip links change the hash as well: they move the
 * focus and leave the screen as it is, with all that was typed in it (SHELL-19).
 */
function useScreenLocation(location: Location): Location {
	const [shown, setShown] = useState<Location>(() =>
		isSkipLink(location) ? { ...location, pathname: HOME_PATH, search: '' } : location,
	);
	const isSkipping = isSkipLink(location);
	if (!isSkipping && shown !== location) {
		setShown(location);
	}

	const { pathname, key } = location;
	useEffect(() => {
		if (isSkipping) {
			focusLandmark(pathname.slice(1));
		}
	}, [isSkipping, pathname, key]);

	return isSkipping ? shown : location;
}

/** All that stands in our part of the page, for the location whose screen is shown. */
export function Shell() {
	const location = useScreenLocation(useLocation());
	return (
		<Routes location={location}>
			<Route path="*" element={<Page />} />
		</Routes>
	);
}
