import * as v from 'valibot';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import { ACTIVE_PURCHASE_FLAG, type Purchase } from '@/domain/purchases';
import type { Client } from '../client';
import { getPlanClass } from '@/domain/plans';
import { isMap } from '@/lib/values';
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

/** "" for a product that can't be read, which still counts. */
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

/** Only the provider's own two words count (CONST-04): with any other word, the purchase may still be active. */
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

/** `data` is JSON in a string. */
export const siteApi = (client: Client) => ({
	load: () =>
		client.get(
			'site',
			enveloped(withAnyOf(['ID', 'name', 'plan', 'products', 'options'], siteSchema)),
		),
	loadFeatures: () => client.get('site/features', enveloped(featuresSchema)),
	loadPurchases: () => client.get('site/purchases', enveloped(listOf(purchaseSchema))),
});
