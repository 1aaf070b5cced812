import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { getStoreBadgeUrl, getStoreUrl, type AppStore } from '@/domain/dashboard';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Link } from '@/ui/link';
import { useLocale } from '@/ui/use-locale';
import styles from './style.module.scss';

/** A store's badge: ours in English and where the store's own cannot be loaded (DASH-16 to DASH-18). */
export function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const [hasFailed, setHasFailed] = useState(false);
	const label =
		store === 'android'
			? __('Get it on Google Play', 'dashboard-for-jetpack')
			: __('Download on the App Store', 'dashboard-for-jetpack');
	const url = hasFailed ? null : getStoreBadgeUrl(store, locale);
	return (
		<Link
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
		</Link>
	);
}

/** Drawings of our own: a thing to start on one store, a thing to fetch on the other. */
const SHAPES: Record<AppStore, string> = {
	android: 'M6 4.5v15L19 12z',
	ios: 'M11 4h2v8.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM5 18h14v2H5z',
};

/** The badge that needs nothing from outside (DASH-16: English has it, as everybody else without the store's). */
function DefaultBadge({ store, label }: { store: AppStore; label: string }) {
	return (
		<span className={styles.drawn} data-store={store}>
			<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden focusable="false">
				<path d={SHAPES[store]} fill="currentColor" />
			</svg>
			{label}
		</span>
	);
}
