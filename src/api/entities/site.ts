import * as v from 'valibot';
import type { ProviderSite, SitePlan } from '@/domain/site/types';
import { ACTIVE_PURCHASE_FLAG, type Purchase } from '@/domain/plans/purchases';
import type { Client } from '../client';
import { getPlanClass } from '@/domain/plans';
import { isMap } from '@/lib/values';
import * as d from '../decode';
import { enveloped } from '../provider-answer';

const featuresSchema = d.objectOf({
	active: d.listOf(v.string()),
	available: v.fallback(d.mapOf(d.textList()), {}),
});

const NO_FEATURES = { active: [], available: {} };

export const planSchema = v.pipe(
	d.renamed({
		productSlug: ['product_slug', v.string()],
		class: d.textOr(),
		supports: d.textList(),
		features: v.fallback(featuresSchema, NO_FEATURES),
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
	isMap(options) ? d.toNumber(options.videopress_storage_used) : null;

const toIcon = (icon: unknown) => (isMap(icon) && typeof icon.img === 'string' ? icon.img : '');

const siteSchema = d.renamed({
	name: d.plainOr(),
	description: d.plainOr(),
	url: ['URL', d.textOr()],
	iconUrl: ['icon', d.readBy(toIcon)],
	plan: d.orNull(planSchema),
	products: d.orNull(d.listOf(d.readBy(toSlug))),
	videopressStorageUsed: ['options', d.readBy(toStorage)],
});

/** Only the provider's own two words count (CONST-04): with any other word, the purchase may still be active. */
const toActive = (active: unknown) =>
	active === ACTIVE_PURCHASE_FLAG || (active === '0' || active === '' ? false : null);

/** A purchase of the site (DATA-06); a malformed one doesn't hide the others. */
export const purchaseSchema = d.renamed({
	id: ['ID', d.numberOr(0)],
	productSlug: ['product_slug', d.textOr()],
	productName: ['product_name', d.plainOr()],
	expiryDate: ['expiry_date', d.textOr()],
	subscribedDate: ['subscribed_date', d.textOr()],
	isRefundable: ['is_refundable', d.flagOr(false)],
	isActive: ['active', d.readBy(toActive)],
});

/** `data` is JSON in a string. */
export const siteApi = (client: Client) => ({
	load: (): Promise<ProviderSite> =>
		client.getFromProvider(
			'site',
			enveloped(d.withAnyOf(['ID', 'name', 'plan', 'products', 'options'], siteSchema)),
		),
	loadFeatures: () => client.getFromProvider('site/features', enveloped(featuresSchema)),
	loadPurchases: (): Promise<Purchase[]> =>
		client.getFromProvider('site/purchases', enveloped(d.listOf(purchaseSchema))),
});
