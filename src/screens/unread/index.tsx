import { useLocation } from 'react-router-dom';
import { findRoute } from '@/domain/routes/table';
import { ScreenTitle } from '@/ui/screen-title';
import UnreadState from '../common/unread';

/** Replaces a screen whose data could not be read, until the site has answered. */
export default function UnreadScreen() {
	const { pathname } = useLocation();
	return (
		<>
			<ScreenTitle>{findRoute(pathname)?.title() ?? ''}</ScreenTitle>
			<UnreadState />
		</>
	);
}
