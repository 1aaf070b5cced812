import { requireSafeUrl, type SafeUrl } from '@/lib/safe-url';

export type AppStore = 'android' | 'ios';

const isEnglish = (locale: string) => /^en\b/i.test(locale);

const GOOGLE_BADGES = 'https://play.google.com/intl/en_us/badges/static/images/badges';
const APPLE_BADGES =
	'https://tools.applemediaservices.com/api/badges/download-on-the-app-store/black';

/** Stores name some languages with their country: it would be another script without. */
const WITH_COUNTRY = /^(pt-br|zh-(cn|hk|tw))$/;

/**
 * The store's own badge in the reader's language; null for English, which has the default one
 * (DASH-16, DASH-17).
 *
 * @param locale BCP 47.
 */
export function getStoreBadgeUrl(store: AppStore, locale: string): string | null {
	if (isEnglish(locale)) {
		return null;
	}
	const tag = locale.toLowerCase();
	const slug = WITH_COUNTRY.test(tag) ? tag : (tag.split('-')[0] ?? tag);
	return store === 'android'
		? `${GOOGLE_BADGES}/${slug}_badge_web_generic.png`
		: `${APPLE_BADGES}/${tag}?size=250x83`;
}

export function getStoreUrl(store: AppStore): SafeUrl {
	return requireSafeUrl(
		store === 'android'
			? 'https://play.google.com/store/apps/details?id=com.jetpack.android'
			: 'https://apps.apple.com/app/id1565481562',
	);
}
