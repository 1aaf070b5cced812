import { __ } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { Benefits } from './benefits';
import { ConnectScreen } from './connect-screen';

/** A site that is not connected, for who can connect it (CONN-06 to CONN-08); "/setup" starts by itself. */
export default function MainConnect() {
	const { pathname } = useLocation();
	return (
		<ConnectScreen
			title={__('Secure and speed up your site for free with Jetpack', 'jetpack')}
			from="main-connect"
			isAutomatic={pathname === '/setup'}
		>
			<Benefits
				items={[
					__('Keep strangers from guessing passwords to your site', 'jetpack'),
					__('Hear within minutes when your site goes down', 'jetpack'),
					__('Serve images and files from a fast network', 'jetpack'),
					__('See how many people read you, and what they like best', 'jetpack'),
					__('Write, share and look after your site from your phone', 'jetpack'),
				]}
			/>
		</ConnectScreen>
	);
}
