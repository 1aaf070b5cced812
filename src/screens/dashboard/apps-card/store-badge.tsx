import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getStoreBadgeUrl, getStoreUrl, type AppStore } from '@/domain/dashboard';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { useLocale } from '@/ui/use-locale';
import { DefaultBadge } from './default-badge';
import styles from './style.module.scss';

function getLabel(store: AppStore): string {
	return store === 'android'
		? __('Get it on Google Play', 'jetpack')
		: __('Download on the App Store', 'jetpack');
}

/** A store's badge: ours in English and where the store's own cannot be loaded (DASH-16 to DASH-18). */
export function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const [hasFailed, setHasFailed] = useState(false);
	const label = getLabel(store);
	const url = hasFailed ? null : getStoreBadgeUrl(store, locale);
	return (
		<a
			className={styles.badge}
			href={getStoreUrl(store)}
			target="_blank"
			rel="noopener noreferrer"
			onClick={() => dispatch(recordClick('app-store-badge', { store }))}
		>
			{url ? (
				<img src={url} alt={label} height={40} onError={() => setHasFailed(true)} />
			) : (
				<DefaultBadge store={store} label={label} />
			)}
		</a>
	);
}
