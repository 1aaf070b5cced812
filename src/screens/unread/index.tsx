import { findRoute } from '@/domain/routes/table';
import { useLocation } from '@/ui/routing';
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
