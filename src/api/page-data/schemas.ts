import * as z from 'zod/mini';
import {
	connectedPluginMapSchema,
	connectionStatusSchema,
	currentUserSchema,
} from '../entities/connection';
import { moduleMapSchema } from '../entities/modules';
import { settingsSchema } from '../entities/settings';
import { planSchema } from '../entities/site';
import { rolesSchema, statsSchema } from '../entities/stats';
import { flagOr, listOf, mapOf, numberOr, textList, textOr } from '../decode';

const FREE_PLAN = {
	productSlug: 'jetpack_free',
	class: 'free',
	supports: [],
	features: { active: [], available: {} },
};

/** DATA-12: `false` if there is none. */
const couponSchema = z.object({
	coupon_code: z.string(),
	preset: textOr(),
	partner: z.object({
		name: textOr(),
		prefix: textOr(),
		logo: z.catch(
			z.nullable(z.object({ src: z.string(), width: z.number(), height: z.number() })),
			null,
		),
	}),
	product: z.object({
		slug: textOr(),
		title: textOr(),
		description: textOr(),
		features: textList(),
	}),
});

/** DATA-13, with the defaults of DATA-15 and DATA-16. */
const siteDataSchema = z.object({
	blog_id: numberOr(),
	icon: textOr(),
	siteVisibleToSearchEngines: flagOr(true),
	isAtomicSite: flagOr(),
	isWoASite: flagOr(),
	isAtomicPlatform: flagOr(),
	isMultisite: flagOr(),
	dateFormat: textOr('F j, Y'),
	showPromotions: flagOr(true),
	showBackups: flagOr(true),
	showRecommendations: flagOr(),
	showMyJetpack: flagOr(),
	plan: z.catch(planSchema, FREE_PLAN),
});

const releasePostSchema = z.object({
	release_post_content: textOr(),
	release_post_title: textOr(),
});

const stateNoticesSchema = z.object({
	messageCode: textOr(),
	errorCode: textOr(),
	errorDescription: textOr(),
	messageContent: z.catch(z.nullable(releasePostSchema), null),
});

const licensingSchema = z.object({
	error: textOr(),
	showLicensingUi: flagOr(),
	userCounts: z.catch(
		z.nullable(z.object({ attached: z.number(), detached: z.number(), revoked: numberOr() })),
		null,
	),
	activationNoticeDismiss: z.catch(
		z.object({
			last_detached_count: z.nullable(z.number()),
			last_dismissed_time: z.nullable(z.string()),
		}),
		{ last_detached_count: null, last_dismissed_time: null },
	),
});

const productSchema = z.object({
	title: textOr(),
	slug: textOr(),
	description: textOr(),
	show_promotion: flagOr(),
	discount_percent: numberOr(),
	included_in_plans: textList(),
	features: textList(),
});

const themeSchema = z.object({
	name: textOr(),
	hasUpdate: flagOr(),
	support: z.catch(mapOf(flagOr()), {}),
});

const NO_STATE = { messageCode: '', errorCode: '', errorDescription: '', messageContent: null };
const NO_LICENSING = licensingSchema.parse({});
const NO_THEME = { name: '', hasUpdate: false, support: {} };
const NO_STATS = { data: statsSchema.parse({}), roles: {} };

/** Keys that the app can't run without have no fallback; the others fall back to their default. */
export const pageDataSchema = z.object({
	WP_API_root: z.string(),
	WP_API_nonce: z.string(),
	adminUrl: z.string(),
	connectionStatus: connectionStatusSchema,
	userData: z.object({ currentUser: currentUserSchema }),
	getModules: moduleMapSchema,
	settings: settingsSchema,
	siteData: siteDataSchema,
	currentVersion: z.string(),
	rawUrl: z.string(),

	registrationNonce: textOr(),
	purchaseToken: textOr(),
	/** Printed by this plugin, not by Jetpack. */
	missingRoutes: textList(),
	partnerCoupon: z.catch(z.nullable(couponSchema), null),
	pluginBaseUrl: textOr(),
	connectedPlugins: connectedPluginMapSchema,
	connectUrl: textOr(),
	dismissedNotices: z.catch(mapOf(z.boolean()), {}),
	isDevVersion: flagOr(),
	siteTitle: textOr(),
	stats: z.catch(z.object({ data: statsSchema, roles: z.catch(rolesSchema, {}) }), NO_STATS),
	aff: textOr(),
	partnerSubsidiaryId: textOr(),
	themeData: z.catch(themeSchema, NO_THEME),
	jetpackStateNotices: z.catch(stateNoticesSchema, NO_STATE),
	tracksUserData: z.catch(
		z.nullable(z.object({ blogid: z.number(), userid: z.number(), username: textOr() })),
		null,
	),
	currentIp: textOr(),
	lastPostUrl: textOr(),
	externalServicesConnectUrls: z.catch(mapOf(z.string()), {}),
	products: z.catch(mapOf(productSchema), {}),
	recommendationsStep: textOr('not-started'),
	isSafari: flagOr(),
	doNotUseConnectionIframe: flagOr(),
	licensing: z.catch(licensingSchema, NO_LICENSING),
	hasSeenWCConnectionModal: flagOr(),
	newRecommendations: z.catch(listOf(z.string()), []),
	isWooCommerceActive: flagOr(),
	useMyJetpackLicensingUI: flagOr(true),
	localeSlug: textOr('en'),
	/** Printed by this plugin, not by Jetpack: whether the real Jetpack is active, too. */
	isCompanion: flagOr(),
	/** Printed by this plugin, not by Jetpack. */
	eventsAllowed: flagOr(),
	/** Printed by this plugin, not by Jetpack: the pieces that Jetpack's classes did not provide. */
	pageDataFailures: z.catch(listOf(z.object({ piece: z.string(), message: textOr() })), []),
	/** Printed by this plugin, not by Jetpack. In seconds. */
	pluginUpdatesCheckedAt: z.catch(z.nullable(z.number()), null),
});

export type WirePageData = z.output<typeof pageDataSchema>;
