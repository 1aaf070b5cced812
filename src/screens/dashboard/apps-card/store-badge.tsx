import { useEffect, useState, type ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { getStoreUrl, type AppStore } from '@/domain/app-stores';
import { whenIdle } from '@/lib/when-idle';
import { recordClick } from '@/state/analytics';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/button';
import styles from './style.module.scss';

const PHONE =
	'M6 2.5h12A1.5 1.5 0 0 1 19.5 4v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5z';

/** A phone with a plus and a phone with an arrow; neither is a store's trademark. */
const SHAPES: Record<AppStore, string> = {
	android: `${PHONE}M11.2 8v3.2H8v1.6h3.2V16h1.6v-3.2H16v-1.6h-3.2V8z`,
	ios: `${PHONE}M11.2 6.5v6.1l-2-2L8 11.8l4 4 4-4-1.2-1.2-2 2V6.5zM8 17.5V19h8v-1.5z`,
};

type QrCode = ComponentType<{ store: AppStore }>;

/**
 * A link to the app in a store, on wide screens with a QR code for a phone. Both are drawn here, for every
 * language and without a picture from the store (DASH-16 to DASH-18).
 */
export function StoreBadge({ store }: { store: AppStore }) {
	const dispatch = useAppDispatch();
	const [Code, setCode] = useState<QrCode>();
	useEffect(
		() =>
			whenIdle(() => {
				import(/* webpackChunkName: "qr-code" */ './qr-code').then(
					({ default: code }) => setCode(() => code),
					// The button beside it leads to the same address.
					() => undefined,
				);
			}),
		[],
	);
	return (
		<div className={styles.store}>
			<Button
				href={getStoreUrl(store)}
				target="_blank"
				icon={
					<svg viewBox="0 0 24 24">
						<path d={SHAPES[store]} fill="currentColor" fillRule="evenodd" />
					</svg>
				}
				onClick={() => dispatch(recordClick('app-store-badge', { store }))}
			>
				{store === 'android'
					? __('Get it on Google Play', 'dashboard-for-jetpack')
					: __('Download on the App Store', 'dashboard-for-jetpack')}
			</Button>
			<div className={styles.codePlace}>{Code && <Code store={store} />}</div>
		</div>
	);
}
