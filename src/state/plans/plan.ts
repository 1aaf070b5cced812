import { createSelector } from '@reduxjs/toolkit';
import { resolvePlanFeatures } from '@/domain/plans/feature-cards';
import { listOwnedProducts } from '@/domain/plans/owned-products';
import { resolvePlanCard } from '@/domain/plans/plan-card';
import { viewRemote } from '@/lib/remote';
import { selectSiteConnection } from '../connection';
import { selectEntitlements } from '../site/entitlements';
import { selectModules } from '../modules';
import { selectProviderSite } from '../site/provider-site';
import { selectPurchases } from './purchases';
import { selectSite } from '../site';

export const selectPlanCard = createSelector(
	[selectSiteConnection, selectEntitlements, selectProviderSite, selectPurchases],
	(connection, { plan, products }, providerSite, purchases) =>
		resolvePlanCard({ connection, plan, products, providerSite, purchases }),
);

export const selectOwnedProducts = createSelector(
	[selectEntitlements, selectPurchases],
	({ plan, products }, purchases) => {
		const view = viewRemote(purchases);
		return view.kind === 'known'
			? {
					kind: 'known' as const,
					products: listOwnedProducts({
						planSlug: plan.productSlug,
						purchases: view.data,
						products,
					}),
				}
			: view;
	},
);

export const selectPlanFeatures = createSelector(
	[selectPlanCard, selectEntitlements, selectSite, selectModules],
	(card, { flags }, { showBackups }, modules) =>
		card.kind === 'loading' || card.kind === 'failed'
			? { kind: card.kind }
			: resolvePlanFeatures({
					planClass: card.kind === 'plan' ? card.planClass : '',
					isOffline: card.kind === 'offline',
					showBackups,
					flags,
					modules,
				}),
);
