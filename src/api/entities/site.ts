import * as v from 'valibot';
import type { ActivityItem } from '@/domain/backup/status';
import type { ProviderSite, SiteBenefit, SiteDiscount, SitePlan } from '@/domain/site/types';
import { ACTIVE_PURCHASE_FLAG, type Purchase } from '@/domain/purchases';
import type { Client } from '../client';
import { toPlainText } from '../client/failure-body';
import {
	flagOr,
	listOf,
	mapOf,
	numberOr,
	objectOf,
	readBy,
	textList,
	textOr,
	withAnyOf,
} from '../decode';
import { enveloped } from '../provider-answer';

const featuresSchema = objectOf({
	active: listOf(v.string()),
	available: v.fallback(mapOf(textList()), {}),
});

const NO_FEATURES = { active: [], available: {} };

export const planSchema = v.pipe(
	objectOf({
		product_slug: v.string(),
		class: textOr('free'),
		supports: textList(),
		features: v.fallback(featuresSchema, NO_FEATURES),
	}),
	v.transform((plan): SitePlan => ({
		productSlug: plan.product_slug,
		class: plan.class,
		supports: plan.supports,
		features: plan.features,
	})),
);

const siteSchema = v.pipe(
	objectOf({
		name: textOr(),
		description: textOr(),
		URL: textOr(),
		icon: v.fallback(objectOf({ img: textOr() }), { img: '' }),
		plan: v.fallback(v.nullable(planSchema), null),
		products: v.fallback(listOf(objectOf({ product_slug: v.string() })), []),
		options: v.fallback(objectOf({ videopress_storage_used: numberOr() }), {
			videopress_storage_used: 0,
		}),
	}),
	v.transform((site): ProviderSite => ({
		name: toPlainText(site.name),
		description: toPlainText(site.description),
		url: site.URL,
		iconUrl: site.icon.img,
		plan: site.plan,
		products: site.products.map(({ product_slug: slug }) => slug),
		videopressStorageUsed: site.options.videopress_storage_used,
	})),
);

/** A purchase of the site (DATA-06); a malformed one doesn't hide the others. */
export const purchaseSchema = v.pipe(
	objectOf({
		ID: readBy((id) => Number(id) || 0),
		product_slug: textOr(),
		product_name: textOr(),
		expiry_date: textOr(),
		subscribed_date: textOr(),
		is_refundable: flagOr(),
		active: v.fallback(v.string(), ''),
	}),
	v.transform((purchase): Purchase => ({
		id: purchase.ID,
		productSlug: purchase.product_slug,
		productName: purchase.product_name,
		expiryDate: purchase.expiry_date,
		subscribedDate: purchase.subscribed_date,
		isRefundable: purchase.is_refundable,
		isActive: purchase.active === ACTIVE_PURCHASE_FLAG,
	})),
);

const benefitSchema = objectOf({
	name: v.string(),
	title: textOr(),
	description: textOr(),
	value: numberOr(),
});

const discountSchema = v.pipe(
	objectOf({
		code: textOr(),
		discount: numberOr(),
		expiry_date: textOr(),
		is_used: flagOr(),
	}),
	v.transform(({ code, discount, expiry_date: expiryDate, is_used: isUsed }): SiteDiscount => ({
		code,
		discount,
		expiryDate,
		isUsed,
	})),
);

const activitySchema = v.pipe(
	objectOf({
		name: textOr(),
		summary: textOr(),
		content: v.fallback(objectOf({ text: textOr() }), { text: '' }),
		actor: v.fallback(objectOf({ name: textOr() }), { name: '' }),
		published: textOr(),
	}),
	v.transform(({ name, summary, content, actor, published }): ActivityItem => ({
		name,
		summary: summary || content.text,
		actor: actor.name,
		published,
	})),
);

const hasSummary = ({ summary }: ActivityItem) => summary !== '';

/**
 * The text of an item comes from the provider: items without a text are skipped, and a log of only such items
 * is malformed.
 */
const decodeActivity = enveloped(
	v.pipe(
		listOf(activitySchema),
		v.check((items) => items.length === 0 || items.some(hasSummary)),
		v.transform((items: ActivityItem[]) => items.filter(hasSummary)),
	),
);

/** `data` is JSON in a string in all but the discount and the activity (API-36). */
export const siteApi = (client: Client) => ({
	load: () =>
		client.get(
			'site',
			enveloped(withAnyOf(['ID', 'name', 'plan', 'products', 'options'], siteSchema)),
		),
	loadFeatures: () => client.get('site/features', enveloped(featuresSchema)),
	loadPurchases: () => client.get('site/purchases', enveloped(listOf(purchaseSchema))),
	loadBenefits: (): Promise<SiteBenefit[]> =>
		client.get('site/benefits', enveloped(listOf(benefitSchema))),
	loadDiscount: () => client.get('site/discount', enveloped(discountSchema)),
	/** The latest entries of the activity log; 204 if the provider has none. */
	loadActivity: () =>
		client.get('site/activity', (json) => (json === undefined ? [] : decodeActivity(json))),
});
