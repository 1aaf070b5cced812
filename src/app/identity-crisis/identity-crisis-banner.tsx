import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/hooks';
import { selectIdentityCrisisView } from '@/state/identity-crisis';
import { LateNotice } from '../notices/late-notice';
import { IDENTITY_CRISIS } from './loadable';

/** Two addresses claim one identity at the provider: said above every screen until somebody has decided. */
export function IdentityCrisisBanner() {
	const view = useAppSelector(selectIdentityCrisisView);
	return view === 'hidden' ? null : (
		<LateNotice
			loadable={IDENTITY_CRISIS}
			props={{ view }}
			failure={__(
				"This site may have moved, or be a copy of another. Couldn't load what you can do about it. Check your network, then try again.",
				'dashboard-for-jetpack',
			)}
		/>
	);
}
