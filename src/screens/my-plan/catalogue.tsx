import { useRef } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { resolvePrice } from '@/domain/plans/offers';
import { describeSlug } from '@/domain/plans/describe-slug';
import { hasModule, type PlanFeature } from '@/domain/plans/feature-cards';
import {
	listMissingFeatures,
	PAID_FEATURES,
	type PaidFeature,
} from '@/domain/plans/missing-features';
import { groupBy } from '@/lib/groups';
import { formatMoney } from '@/lib/money';
import { knownData } from '@/lib/remote';
import type { HashPath } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectModules } from '@/state/modules';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '@/state/plans/offers';
import { selectPlanFeatures } from '@/state/plans/plan';
import { selectBackup, selectScan } from '@/state/rewind/backup-and-scan';
import { Card } from '@/ui/card';
import { Link } from '@/ui/link';
import { useLocale } from '@/ui/use-locale';
import { useLoadsInView } from '../common/use-loads-in-view';
import styles from './style.module.scss';

interface Offer {
	/** As on the feature's card. */
	title: () => string;
	href: HashPath;
	/** Its card on a plan that includes it. */
	card?: PlanFeature;
}

const VIDEO: Offer = {
	title: () => __('VideoPress'),
	href: '#/product/videopress',
	card: 'videopress',
};

const OFFERS: Record<PaidFeature, Offer> = {
	'site-backups-jetpack': { title: () => __('Backup'), href: '#/product/backup' },
	'security-scanning-jetpack': { title: () => __('Scan'), href: '#/product/scan' },
	'spam-akismet-plus': {
		title: () => __('Anti-spam'),
		href: '#/product/akismet',
		card: 'anti-spam',
	},
	'search-jetpack': { title: () => __('Search'), href: '#/product/search', card: 'search' },
	'video-hosting-jetpack': VIDEO,
	'videopress-jetpack': VIDEO,
	'wordads-jetpack': { title: () => __('Ads'), href: '#/product/security', card: 'ads' },
	'google-analytics-jetpack': {
		title: () => __('Google Analytics'),
		href: '#/product/security',
		card: 'google-analytics',
	},
	'priority-support-jetpack': { title: () => __('Priority support'), href: '#/product/security' },
};

interface Offered {
	productSlug: string;
	href: HashPath;
	/** What the product adds, in the order of the features. */
	titles: string[];
}

/** One offer for each product, whatever it adds. */
const selectOffered = createSelector(
	[
		selectPromotion,
		selectEntitlements,
		selectPlanFeatures,
		selectModules,
		selectBackup,
		selectScan,
	],
	(promotion, site, view, modules, backup, scan): Offered[] => {
		const shown: readonly (PlanFeature | undefined)[] =
			view.kind === 'features' ? view.features : [];
		const isOffered = (feature: PaidFeature) => {
			switch (feature) {
				case 'site-backups-jetpack':
					return backup.kind !== 'hidden';
				case 'security-scanning-jetpack':
					return scan.kind !== 'hidden';
				default: {
					const { card } = OFFERS[feature];
					return !card || (!shown.includes(card) && hasModule(card, modules));
				}
			}
		};
		const missing = promotion === 'upgrade' ? listMissingFeatures(site).filter(isOffered) : [];
		return groupBy(missing, (feature) => PAID_FEATURES[feature][0]).map(
			([productSlug, features]) => {
				const described = features.map((feature) => OFFERS[feature]);
				return {
					productSlug,
					href: described[0]?.href ?? '#/plans',
					titles: described.map(({ title }) => title()),
				};
			},
		);
	},
);

/** The price that the product's own page shows; "" until it is known. */
function usePrice(productSlug: string): string {
	const locale = useLocale();
	const product = knownData(useAppSelector(selectSiteProducts))?.[productSlug];
	const offers = knownData(useAppSelector(selectIntroOffers));
	const offer = offers?.find((one) => one.productSlug === productSlug);
	const price = product && resolvePrice(product, { offer });
	return price
		? sprintf(
				/* translators: %s: a price. */
				__('%s/month, paid yearly'),
				formatMoney(price.perMonth, price.currencyCode, locale),
			)
		: '';
}

const join = (list: string, title: string): string =>
	/* translators: 1: one or more features. 2: a further feature. */
	sprintf(__('%1$s, %2$s'), list, title);

function OfferRow({ offered: { productSlug, href, titles } }: { offered: Offered }) {
	const price = usePrice(productSlug);
	return (
		<li>
			<div>
				<Link href={href}>{titles.reduce(join)}</Link>
			</div>
			<span className="jd-muted">
				{sprintf(
					/* translators: %s: name of a product. */
					__('Included in %s'),
					describeSlug(productSlug).name,
				)}
			</span>
			<span>{price}</span>
		</li>
	);
}

function Offers({ offered }: { offered: readonly Offered[] }) {
	const list = useRef<HTMLUListElement>(null);
	useLoadsInView(list, loadSiteProducts);
	// They are personal: without an account the site refuses the call.
	const { isLinked } = useAppSelector(selectCapabilities);
	useLoadsInView(list, isLinked && loadIntroOffers);
	return (
		<ul ref={list} className={styles.rows}>
			{offered.map((one) => (
				<OfferRow key={one.productSlug} offered={one} />
			))}
		</ul>
	);
}

/**
 * The features that the site doesn't have, by the cheapest product that includes them, with its price (PLAN-22,
 * SLUG-13); for people who may buy.
 */
export function Catalogue() {
	const offered = useAppSelector(selectOffered);
	return offered.length === 0 ? null : (
		<Card headingLevel={2} title={__('What you can add')}>
			<Offers offered={offered} />
		</Card>
	);
}
