import * as v from 'valibot';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import { ACTIVE_PURCHASE_FLAG, type Purchase } from '@/domain/plans/purchases';
import type { Client } from '../client';
import { getPlanClass } from '@/domain/plans';
import { isMap } from '@/lib/values';
import {
	flagOr,
	listOf,
	mapOf,
	numberOr,
	objectOf,
	orNull,
	plainOr,
	readBy,
	renamed,
	textList,
	textOr,
	toNumber,
	withAnyOf,
} from '../decode';
import { enveloped } from '../provider-answer';

const featuresSchema = objectOf({
	active: listOf(v.string()),
	available: v.fallback(mapOf(textList()), {}),
});

const NO_FEATURES = { active: [], available: {} };

export const planSchema = v.pipe(
	renamed({
		productSlug: ['product_slug', v.string()],
		class: ['class', textOr()],
		supports: ['supports', textList()],
		features: ['features', v.fallback(featuresSchema, NO_FEATURES)],
	}),
	v.transform((plan): SitePlan => ({
		...plan,
		class: plan.class || getPlanClass(plan.productSlug),
	})),
);

/** "" for a product that can't be read, which still counts. */
const toSlug = (product: unknown) =>
	isMap(product) && typeof product.product_slug === 'string' ? product.product_slug : '';

const toStorage = (options: unknown) =>
	isMap(options) ? toNumber(options.videopress_storage_used) : null;

const toIcon = (icon: unknown) => (isMap(icon) && typeof icon.img === 'string' ? icon.img : '');

const siteSchema = renamed({
	name: ['name', plainOr()],
	description: ['description', plainOr()],
	url: ['URL', textOr()],
	iconUrl: ['icon', readBy(toIcon)],
	plan: ['plan', orNull(planSchema)],
	products: ['products', orNull(listOf(readBy(toSlug)))],
	videopressStorageUsed: ['options', readBy(toStorage)],
});

/** Only the provider's own two words count (CONST-04): with any other word, the purchase may still be active. */
const toActive = (active: unknown) =>
	active === ACTIVE_PURCHASE_FLAG || (active === '0' || active === '' ? false : null);

/** A purchase of the site (DATA-06); a malformed one doesn't hide the others. */
export const purchaseSchema = renamed({
	id: ['ID', numberOr(0)],
	productSlug: ['product_slug', textOr()],
	productName: ['product_name', plainOr()],
	expiryDate: ['expiry_date', textOr()],
	subscribedDate: ['subscribed_date', textOr()],
	isRefundable: ['is_refundable', flagOr(false)],
	isActive: ['active', readBy(toActive)],
});

/** `data` is JSON in a string. */
export const siteApi = (client: Client) => ({
	load: (): Promise<ProviderSite> =>
		client.getFromProvider(
			'site',
			enveloped(withAnyOf(['ID', 'name', 'plan', 'products', 'options'], siteSchema)),
		),
	loadFeatures: () => client.getFromProvider('site/features', enveloped(featuresSchema)),
	loadPurchases: (): Promise<Purchase[]> =>
		client.getFromProvider('site/purchases', enveloped(listOf(purchaseSchema))),
});
