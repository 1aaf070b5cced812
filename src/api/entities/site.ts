import * as v from 'valibot';
import type { ActivityItem } from '@/domain/backup/status';
import type { ProviderSite, SiteBenefit, SiteDiscount, SitePlan } from '@/domain/site/types';
import { ACTIVE_PURCHASE_FLAG, type Purchase } from '@/domain/purchases';
import type { Client } from '../client';
import { getPlanClass } from '@/domain/plans';
import { isMap } from '@/lib/is-map';
import {
	flagOr,
	listOf,
	mapOf,
	numberOr,
	objectOf,
	plainOr,
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
		class: textOr(),
		supports: textList(),
		features: v.fallback(featuresSchema, NO_FEATURES),
	}),
	v.transform((plan): SitePlan => ({
		productSlug: plan.product_slug,
		class: plan.class || getPlanClass(plan.product_slug),
		supports: plan.supports,
		features: plan.features,
	})),
);

/** "" for a product that can't be read: it is still one. */
const toSlug = (product: unknown) =>
	isMap(product) && typeof product.product_slug === 'string' ? product.product_slug : '';

const siteSchema = v.pipe(
	objectOf({
		name: plainOr(),
		description: plainOr(),
		URL: textOr(),
		icon: v.fallback(objectOf({ img: textOr() }), { img: '' }),
		plan: v.fallback(v.nullable(planSchema), null),
		products: v.fallback(v.nullable(listOf(readBy(toSlug))), null),
		options: v.fallback(objectOf({ videopress_storage_used: numberOr(null) }), {
			videopress_storage_used: null,
		}),
	}),
	v.transform((site): ProviderSite => ({
		name: site.name,
		description: site.description,
		url: site.URL,
		iconUrl: site.icon.img,
		plan: site.plan,
		products: site.products,
		videopressStorageUsed: site.options.videopress_storage_used,
	})),
);

/** Only the provider's own two words count (CONST-04): with any other, the purchase may be one in force. */
const toActive = (active: unknown) =>
	active === ACTIVE_PURCHASE_FLAG || (active === '0' || active === '' ? false : null);

/** A purchase of the site (DATA-06); a malformed one doesn't hide the others. */
export const purchaseSchema = v.pipe(
	objectOf({
		ID: numberOr(0),
		product_slug: textOr(),
		product_name: plainOr(),
		expiry_date: textOr(),
		subscribed_date: textOr(),
		is_refundable: flagOr(false),
		active: readBy(toActive),
	}),
	v.transform((purchase): Purchase => ({
		id: purchase.ID,
		productSlug: purchase.product_slug,
		productName: purchase.product_name,
		expiryDate: purchase.expiry_date,
		subscribedDate: purchase.subscribed_date,
		isRefundable: purchase.is_refundable,
		isActive: purchase.active,
	})),
);

const benefitSchema = objectOf({
	name: v.string(),
	title: plainOr(),
	description: plainOr(),
	value: numberOr(0),
});

const discountSchema = v.pipe(
	objectOf({
		code: textOr(),
		discount: numberOr(0),
		expiry_date: textOr(),
		// Nobody is promised a discount that may be used up.
		is_used: flagOr(true),
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
		summary: plainOr(),
		content: v.fallback(objectOf({ text: plainOr() }), { text: '' }),
		actor: v.fallback(objectOf({ name: plainOr() }), { name: '' }),
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
