import type { SiteFlags } from './types';

/** Whether the provider hosts the site (NAV-06, CSTATE-17). */
export function isProviderHosted(
	site: Pick<SiteFlags, 'isAtomicSite' | 'isWoASite' | 'isAtomicPlatform'>,
): boolean {
	return site.isAtomicSite || site.isWoASite || site.isAtomicPlatform;
}
