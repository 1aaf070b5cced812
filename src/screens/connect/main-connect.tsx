import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { findRoute, SETUP_PATH } from '@/domain/routes/table';
import { isMap } from '@/lib/values';
import { selectSetupTicket } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { ConnectScreen } from './connect-screen';

/** Whether a click led here and has not started a connection yet. */
function useIsClicked(): boolean {
	const state: unknown = useLocation().state;
	const ticket = useAppSelector(selectSetupTicket);
	return ticket !== null && isMap(state) && state.setupTicket === ticket;
}

/**
 * Offers the connection on an unconnected site to users who may connect it (CONN-06 to CONN-08). On "/setup"
 * the button has the focus, and arriving by a click inside the app starts the connection.
 */
export default function MainConnect() {
	const { pathname } = useLocation();
	const isClicked = useIsClicked();
	return (
		<ConnectScreen
			title={__('Secure and speed up your site for free with Jetpack')}
			from="main-connect"
			isAutomatic={isClicked}
			isFocused={findRoute(pathname)?.path === SETUP_PATH}
			benefits={[
				__('Block attempts to guess your password'),
				__('Know within minutes when your site goes down'),
				__('Load images and files from a fast network'),
				__('See how many people visit, and what they read most'),
				__('Write, share and manage your site from your phone'),
			]}
		/>
	);
}
