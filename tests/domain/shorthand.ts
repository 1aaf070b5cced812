import { idle } from '@/lib/remote';
import { entitle, featuresOf, planOf, purchasesOf, siteOf } from '#tests/support/entitlements';

export const FAILED = { kind: 'failed', isRetrying: false } as const;
export const RETRYING = { kind: 'failed', isRetrying: true } as const;
export const LOADING = { kind: 'loading' } as const;
export const HIDDEN = { kind: 'hidden' } as const;
export const OFFER = { kind: 'offer', promotion: 'upgrade' } as const;

/** The entitlements of a free site with these features, purchases, products beside its plan, or another plan. */
export const having = (...active: string[]) => entitle({ features: featuresOf(...active) });
export const buying = (...slugs: string[]) => entitle({ purchases: purchasesOf(...slugs) });
export const owning = (...products: string[]) => entitle({ providerSite: siteOf({ products }) });
export const withPlan = (slug: string) => entitle({ providerSite: siteOf({ plan: planOf(slug) }) });
/** The purchases are not loaded yet. */
export const PENDING = entitle({ purchases: idle });
