import type { SiteConnection } from '@/domain/connection';
import type { ModuleAvailability, ModuleFacts } from '@/domain/modules/availability';
import type { PlanFeatureView } from '@/domain/plans/plan-feature';
import { toSafeUrl, type SafeUrl } from '@/lib/safe-url';

/** Whether the site has earnings to show (TRAFFIC-13). */
export const hasEarnings = (connection: SiteConnection, isOn: boolean): boolean =>
	isOn && connection !== 'offline';

export interface GoogleAnalyticsFacts extends ModuleFacts {
	plan: PlanFeatureView;
	/** The saved value; a string if it was ever set. */
	trackingId: unknown;
}

export type GoogleAnalyticsView =
	| { kind: 'unavailable'; availability: Exclude<ModuleAvailability, { kind: 'available' }> }
	| Exclude<PlanFeatureView, { kind: 'granted' }>
	/** `trackingId` is "" if none is in use. */
	| { kind: 'usable'; trackingId: string };

/** The note below the card's description (TRAFFIC-40). */
export function resolveGoogleAnalytics(facts: GoogleAnalyticsFacts): GoogleAnalyticsView {
	const { availability, plan, isOn, trackingId } = facts;
	const isLockedOn = availability?.kind === 'locked' && isOn;
	if (availability && availability.kind !== 'available' && !isLockedOn) {
		return { kind: 'unavailable', availability };
	}
	if (plan.kind !== 'granted') {
		return plan;
	}
	return { kind: 'usable', trackingId: isOn && typeof trackingId === 'string' ? trackingId : '' };
}

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
