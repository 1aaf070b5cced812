import { __ } from '@wordpress/i18n';
import { mobile } from '@wordpress/icons';
import { getStoreUrl, type AppStore } from '@/domain/app-stores';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';

/**
 * A link to the app in a store, drawn here for every language and without a picture from the store (DASH-16 to DASH-18).
 */
export function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	return (
		<Button
			href={getStoreUrl(store)}
			target="_blank"
			icon={mobile}
			onClick={() => dispatch(recordClick('app-store-badge', { store }))}
		>
			{store === 'android'
				? __('Get it on Google Play', 'dashboard-for-jetpack')
				: __('Download on the App Store', 'dashboard-for-jetpack')}
		</Button>
	);
}
