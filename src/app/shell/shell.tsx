import { useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { findRoute } from '@/domain/routes/table';
import { HOME_PATH } from '@/domain/routes/guards';
import { TopLayerContext } from '@/ui/surroundings';
import { focusLandmark } from '../admin-page';
import { Page } from './page';

const isSkipLink = ({ pathname }: Location) => findRoute(pathname)?.group === 'skip-link';

/**
 * The location whose screen is shown. WordPress's skip links change the hash, too; they move the focus but
 * leave the screen and its unsaved changes as they are (SHELL-19).
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

/** Everything in our part of the page, for the location whose screen is shown. */
export function Shell() {
	const location = useScreenLocation(useLocation());
	const [layer, setLayer] = useState<HTMLElement | null>(null);
	return (
		<TopLayerContext.Provider value={setLayer}>
			<Routes location={location}>
				<Route path="*" element={<Page layer={layer} />} />
			</Routes>
		</TopLayerContext.Provider>
	);
}
