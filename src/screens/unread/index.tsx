import { useLocation } from 'react-router-dom';
import { findRoute } from '@/domain/routes/table';
import { ScreenTitle } from '@/ui/screen-title';
import UnreadState from '../common/unread';

/** Replaces a screen about something that nobody could read, until the site has answered it. */
export default function UnreadScreen() {
	const { pathname } = useLocation();
	return (
		<>
			<ScreenTitle>{findRoute(pathname)?.title() ?? ''}</ScreenTitle>
			<UnreadState />
		</>
	);
}
