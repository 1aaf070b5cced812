import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { needsEntitlements, resolveAntiSpamOffer } from '@/domain/anti-spam/settings-card';
import { getCard } from '@/domain/settings/registry';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { late } from '@/ui/loadable/late';
import { usePrefetch } from '@/ui/loadable/use-loadable';
import { AntiSpamGrantBadge } from '../../../common/not-started';
import { useEntitlementLoads } from '../../../common/use-entitlement-loads';
import { useLoads } from '../../../common/use-loads';
import { AboutCard } from '../../frame/about';
import { PART } from '../../frame/card-frame';
import { useHeadingLevel } from '../../frame/search-context';

const selectOfferFacts = createSelector(
	[selectAntiSpam, selectEntitlements, selectPromotion],
	(data, entitlements, promotion) => ({ data, entitlements, promotion }),
);

const OfferContent = late(
	() => import(/* webpackChunkName: "settings-late" */ './offer-content'),
	PART,
);

/** Pixels: an offer in one row. */
const OFFER_HEIGHT = 72.4;

/** How to get spam protection while the plugin is missing or has no key (SETSEC-45). */
export function OfferCard({ isActive }: { isActive: boolean }) {
	const level = useHeadingLevel(2);
	const facts = useAppSelector(selectOfferFacts);
	const retry = useLoads(loadAntiSpam);
	usePrefetch(OfferContent);
	useEntitlementLoads(needsEntitlements({ ...facts, isActive }));
	const view = resolveAntiSpamOffer({ ...facts, isActive });
	if (view.kind === 'hidden') {
		return null;
	}
	const hasOffer = 'promotion' in view && view.promotion !== 'none';
	const waiting = (
		<>
			<Skeleton isOfSite height={67.5} label={__('Looking for Akismet…')} />
			{hasOffer && <Skeleton height={OFFER_HEIGHT} />}
		</>
	);
	const title = __('Protect your site from spam');
	return (
		<Card
			headingLevel={level}
			title={title}
			badge={
				<>
					{(view.kind === 'owned' || view.kind === 'get-plugin') && <AntiSpamGrantBadge />}
					{/* The card of the active plugin's key has the explanation. */}
					{!isActive && <AboutCard id="anti-spam" title={getCard('anti-spam').getTitle()} />}
				</>
			}
		>
			{view.kind === 'loading' ? (
				waiting
			) : (
				<OfferContent view={view} onRetry={retry} offerHeight={OFFER_HEIGHT} waiting={waiting} />
			)}
		</Card>
	);
}
