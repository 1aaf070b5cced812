import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { CheckList } from '@/ui/check-list';
import { ConnectScreen } from './connect-screen';

/** A site that is not connected, for anyone who can connect it (CONN-06 to CONN-08); "/setup" starts by itself. */
export default function MainConnect() {
	const { pathname } = useLocation();
	return (
		<ConnectScreen
			title={__('Secure and speed up your site for free with Jetpack', 'dashboard-for-jetpack')}
			from="main-connect"
			isAutomatic={pathname === '/setup'}
		>
			<CheckList
				items={[
					__('Block attempts to guess your password', 'dashboard-for-jetpack'),
					__('Know within minutes when your site goes down', 'dashboard-for-jetpack'),
					__('Load images and files from a fast network', 'dashboard-for-jetpack'),
					__('See how many people visit, and what they read most', 'dashboard-for-jetpack'),
					__('Write, share and manage your site from your phone', 'dashboard-for-jetpack'),
				]}
			/>
		</ConnectScreen>
	);
}
