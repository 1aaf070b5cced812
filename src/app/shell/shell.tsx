import { Route, Routes, useLocation } from 'react-router-dom';
import { Page } from './page';
import { useScreenLocation } from './use-screen-location';

/** All that stands in our part of the page, for the location whose screen is shown. */
export function Shell() {
	const location = useScreenLocation(useLocation());
	return (
		<Routes location={location}>
			<Route path="*" element={<Page />} />
		</Routes>
	);
}
