import { requireSafeUrl, type SafeUrl } from '@/lib/safe-url';

export type AppStore = 'android' | 'ios';

/** The page of the mobile app in a store (DASH-13). */
export function getStoreUrl(store: AppStore): SafeUrl {
	return requireSafeUrl(
		store === 'android'
			? 'https://play.google.com/store/apps/details?id=com.jetpack.android'
			: 'https://apps.apple.com/app/id1565481562',
	);
}
