import * as v from 'valibot';
import {
	connectedPluginMapSchema,
	connectionStatusSchema,
	currentUserSchema,
} from '../entities/connection';
import { moduleMapSchema } from '../entities/modules';
import { settingsSchema } from '../entities/settings';
import { planSchema } from '../entities/site';
import { crisisSchema } from './identity-crisis';
import {
	flagOr,
	listOf,
	mapOf,
	number,
	numberOr,
	objectOf,
	orNull,
	plainList,
	plainOr,
	renamed,
	textList,
	textOr,
} from '../decode';

const FREE_PLAN = {
	productSlug: 'jetpack_free',
	class: 'free',
	supports: [],
	features: { active: [], available: {} },
};

/** DATA-12: `false` if there is none. */
const couponSchema = renamed({
	code: ['coupon_code', v.string()],
	preset: ['preset', textOr()],
	partner: [
		'partner',
		objectOf({
			name: plainOr(),
			prefix: textOr(),
			logo: orNull(objectOf({ src: v.string(), width: number(), height: number() })),
		}),
	],
	product: [
		'product',
		objectOf({
			slug: textOr(),
			title: plainOr(),
			description: plainOr(),
			features: plainList(),
		}),
	],
});

/** DATA-13, with the defaults of DATA-15 and DATA-16. */
const siteDataSchema = objectOf({
	blog_id: numberOr(0),
	icon: textOr(),
	siteVisibleToSearchEngines: flagOr(true),
	isAtomicSite: flagOr(false),
	isWoASite: flagOr(false),
	isAtomicPlatform: flagOr(false),
	isMultisite: flagOr(false),
	dateFormat: textOr('F j, Y'),
	content: v.fallback(objectOf({ posts: number(), comments: number() }), { posts: 0, comments: 0 }),
	showPromotions: flagOr(true),
	showBackups: flagOr(true),
	showRecommendations: flagOr(false),
	showMyJetpack: flagOr(false),
	plan: v.fallback(planSchema, FREE_PLAN),
	/** Printed by this plugin, not by Jetpack. Decoded by the one form that shows it, to keep that out of the first chunk. */
	subscriptionTexts: v.optional(v.unknown()),
});

const releasePostSchema = renamed({
	title: ['release_post_title', plainOr()],
	content: ['release_post_content', textOr()],
});

const stateNoticesSchema = objectOf({
	messageCode: textOr(),
	errorCode: textOr(),
	errorDescription: plainOr(),
	messageContent: orNull(releasePostSchema),
});

const licensingSchema = renamed({
	error: ['error', plainOr()],
	showLicensingUi: ['showLicensingUi', flagOr(false)],
	counts: [
		'userCounts',
		orNull(objectOf({ attached: number(), detached: number(), revoked: numberOr(0) })),
	],
	dismissedNotice: [
		'activationNoticeDismiss',
		v.fallback(
			renamed({
				lastDetachedCount: ['last_detached_count', numberOr(null)],
				lastDismissedTime: ['last_dismissed_time', orNull(v.string())],
			}),
			{ lastDetachedCount: null, lastDismissedTime: null },
		),
	],
});

const productSchema = renamed({
	title: ['title', plainOr()],
	slug: ['slug', textOr()],
	description: ['description', plainOr()],
	features: ['features', plainList()],
	showPromotion: ['show_promotion', flagOr(false)],
	discountPercent: ['discount_percent', numberOr(0)],
	includedInPlans: ['included_in_plans', textList()],
});

const themeSchema = objectOf({ support: v.fallback(mapOf(flagOr(null)), {}) });

const NO_STATE = { messageCode: '', errorCode: '', errorDescription: '', messageContent: null };
const NO_LICENSING = v.parse(licensingSchema, {});
const rolesSchema = mapOf(objectOf({ name: plainOr(), canView: flagOr(false) }));

const hostSchema = objectOf({ wordpress: textOr(), php: textOr() });

/** Keys that the app can't run without have no fallback; the others fall back to their default. */
export const pageDataSchema = objectOf({
	WP_API_root: v.string(),
	WP_API_nonce: v.string(),
	adminUrl: v.string(),
	connectionStatus: connectionStatusSchema,
	userData: objectOf({ currentUser: currentUserSchema }),
	getModules: moduleMapSchema,
	settings: settingsSchema,
	siteData: siteDataSchema,
	currentVersion: v.string(),
	rawUrl: v.string(),

	registrationNonce: textOr(),
	purchaseToken: textOr(),
	/** Printed by this plugin, not by Jetpack. */
	missingRoutes: textList(),
	missingPages: textList(),
	extras: v.fallback(mapOf(v.unknown()), {}),
	partnerCoupon: orNull(couponSchema),
	pluginBaseUrl: textOr(),
	connectedPlugins: connectedPluginMapSchema,
	dismissedNotices: v.fallback(mapOf(flagOr(false)), {}),
	isDevVersion: flagOr(false),
	siteTitle: plainOr(),
	/** The counts aren't printed. */
	stats: v.fallback(objectOf({ roles: v.fallback(rolesSchema, {}) }), { roles: {} }),
	aff: textOr(),
	partnerSubsidiaryId: textOr(),
	themeData: v.fallback(themeSchema, { support: {} }),
	jetpackStateNotices: v.fallback(stateNoticesSchema, NO_STATE),
	tracksUserData: orNull(
		renamed({
			blogId: ['blogid', number()],
			userId: ['userid', number()],
			username: ['username', textOr()],
		}),
	),
	currentIp: textOr(),
	// No known release prints it (DATA-10).
	adminEmail: textOr(),
	lastPostUrl: textOr(),
	externalServicesConnectUrls: v.fallback(mapOf(v.string()), {}),
	products: v.fallback(mapOf(productSchema), {}),
	recommendationsStep: textOr('not-started'),
	licensing: v.fallback(licensingSchema, NO_LICENSING),
	hasSeenWCConnectionModal: flagOr(false),
	newRecommendations: v.fallback(listOf(v.string()), []),
	isWooCommerceActive: flagOr(false),
	useMyJetpackLicensingUI: flagOr(true),
	localeSlug: textOr('en'),
	/** Printed by this plugin, not by Jetpack: whether the real Jetpack is active, too. */
	isCompanion: flagOr(false),
	/** Printed by this plugin, not by Jetpack: the source that overrides the saved key, WPCOM_API_KEY in wp-config.php or Akismet's filter. */
	fixedAntiSpamKey: textOr(''),
	akismetElsewhere: textOr(''),
	decidedSettings: textList(),
	/** Printed by this plugin, not by Jetpack. */
	eventsAllowed: flagOr(false),
	/** Printed by this plugin, not by Jetpack, and only during a crisis. */
	identityCrisis: orNull(crisisSchema),
	/** Printed by this plugin, not by Jetpack: the pieces that Jetpack's classes did not provide. */
	pageDataFailures: v.fallback(listOf(objectOf({ piece: v.string(), message: plainOr() })), []),
	/** Printed by this plugin, not by Jetpack, and only to people who may update plugins. */
	jetpackUpdate: orNull(objectOf({ version: v.string(), needs: hostSchema, has: hostSchema })),
	/** Printed by this plugin, not by Jetpack. In seconds. */
	pluginUpdatesCheckedAt: numberOr(null),
	/** Printed by this plugin, not by Jetpack. In seconds. */
	printedAt: numberOr(null),
});

export type WirePageData = v.InferOutput<typeof pageDataSchema>;
