import { __ } from '@wordpress/i18n';
import { mobile } from '@wordpress/icons';
import { getStoreUrl, type AppStore } from '@/domain/app-stores';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Late } from '@/ui/loadable/late';
import { createLoadable } from '@/ui/loadable/create-loadable';
import styles from './style.module.scss';

/** The button beside it leads to the same address, so the code may be missing. */
const QR_CODE = createLoadable(() => import(/* webpackChunkName: "qr-code" */ './qr-code'));

/**
 * A link to the app in a store, on wide screens with a QR code for a phone. Both are drawn here, for every
 * language and without a picture from the store (DASH-16 to DASH-18).
 */
export function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	return (
		<div className={styles.store}>
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
			<div className={styles.codePlace}>
				<Late isSecondary of={QR_CODE}>
					{(QrCode) => <QrCode store={store} />}
				</Late>
			</div>
		</div>
	);
}
