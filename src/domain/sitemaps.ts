import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';

export interface SitemapsFacts {
	isOn: boolean;
	/** Search engines may read the site. */
	isVisible: boolean;
	/** From the module's record, which may lack them. */
	extra: Partial<Record<string, string>>;
}

export interface SitemapLink {
	kind: 'sitemap' | 'news';
	url: SafeUrl;
}

export type SitemapsView =
	| { kind: 'off' }
	/** TRAFFIC-54. */
	| { kind: 'invisible' }
	/** TRAFFIC-52, TRAFFIC-53. */
	| { kind: 'sent'; links: SitemapLink[] };

/** The note below the switch of the sitemaps card; an address that isn't http(s) is not a link. */
export function resolveSitemaps({ isOn, isVisible, extra }: SitemapsFacts): SitemapsView {
	if (!isOn) {
		return { kind: 'off' };
	}
	if (!isVisible) {
		return { kind: 'invisible' };
	}
	const all = [
		{ kind: 'sitemap' as const, url: toSafeUrl(extra.sitemap_url) },
		{ kind: 'news' as const, url: toSafeUrl(extra.news_sitemap_url) },
	];
	return { kind: 'sent', links: all.flatMap(({ kind, url }) => (url ? [{ kind, url }] : [])) };
}
