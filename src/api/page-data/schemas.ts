import * as v from 'valibot';
import { keysOf } from '@/lib/values';
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
	fieldOf,
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
const flagsSchema = renamed({
	blogId: ['blog_id', numberOr(0)],
	icon: ['icon', textOr()],
	isVisibleToSearchEngines: ['siteVisibleToSearchEngines', flagOr(true)],
	isAtomicSite: ['isAtomicSite', flagOr(false)],
	isWoASite: ['isWoASite', flagOr(false)],
	isAtomicPlatform: ['isAtomicPlatform', flagOr(false)],
	isMultisite: ['isMultisite', flagOr(false)],
	dateFormat: ['dateFormat', textOr('F j, Y')],
	content: [
		'content',
		v.fallback(objectOf({ posts: number(), comments: number() }), { posts: 0, comments: 0 }),
	],
	showPromotions: ['showPromotions', flagOr(true)],
	showBackups: ['showBackups', flagOr(true)],
	showRecommendations: ['showRecommendations', flagOr(false)],
	showMyJetpack: ['showMyJetpack', flagOr(false)],
	plan: ['plan', v.fallback(planSchema, FREE_PLAN)],
	/** Printed by this plugin, not by Jetpack. Decoded by the one form that shows it, to keep that out of the first chunk. */
	subscriptionTexts: ['subscriptionTexts', v.optional(v.unknown())],
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
const rolesSchema = v.fallback(mapOf(objectOf({ name: plainOr(), canView: flagOr(false) })), {});

const hostSchema = objectOf({ wordpress: textOr(), php: textOr() });

/** What the page prints about the site. Keys that the app can't run without have no fallback; the others fall back to their default. */
const SITE = {
	adminUrl: ['adminUrl', v.string()],
	flags: ['siteData', flagsSchema],
	currentVersion: ['currentVersion', v.string()],
	rawUrl: ['rawUrl', v.string()],

	purchaseToken: ['purchaseToken', textOr()],
	/** Printed by this plugin, not by Jetpack. */
	missingRoutes: ['missingRoutes', textList()],
	missingPages: ['missingPages', textList()],
	extras: ['extras', v.fallback(mapOf(v.unknown()), {})],
	coupon: ['partnerCoupon', orNull(couponSchema)],
	pluginBaseUrl: ['pluginBaseUrl', textOr()],
	isDevVersion: ['isDevVersion', flagOr(false)],
	title: ['siteTitle', plainOr()],
	/** The counts aren't printed. */
	roles: ['stats', v.fallback(fieldOf('roles', rolesSchema), {})],
	aff: ['aff', textOr()],
	subsidiaryId: ['partnerSubsidiaryId', textOr()],
	theme: ['themeData', v.fallback(themeSchema, { support: {} })],
	currentIp: ['currentIp', textOr()],
	// No known release prints it (DATA-10).
	adminEmail: ['adminEmail', textOr()],
	lastPostUrl: ['lastPostUrl', textOr()],
	step: ['recommendationsStep', textOr('not-started')],
	newRecommendations: ['newRecommendations', v.fallback(listOf(v.string()), [])],
	hasSeenStoreSetup: ['hasSeenWCConnectionModal', flagOr(false)],
	isWooCommerceActive: ['isWooCommerceActive', flagOr(false)],
	useMyJetpackLicensingUi: ['useMyJetpackLicensingUI', flagOr(true)],
	/** Printed by this plugin, not by Jetpack: whether the real Jetpack is active, too. */
	isCompanion: ['isCompanion', flagOr(false)],
	/** Printed by this plugin, not by Jetpack: the source that overrides the saved key, WPCOM_API_KEY in wp-config.php or Akismet's filter. */
	fixedAntiSpamKey: ['fixedAntiSpamKey', textOr()],
	akismetElsewhere: ['akismetElsewhere', textOr()],
	decidedSettings: ['decidedSettings', textList()],
	/** Printed by this plugin, not by Jetpack: the pieces that Jetpack's classes did not provide. */
	pageDataFailures: [
		'pageDataFailures',
		v.fallback(listOf(objectOf({ piece: v.string(), message: plainOr() })), []),
	],
	/** Printed by this plugin, not by Jetpack, and only to people who may update plugins. */
	jetpackUpdate: [
		'jetpackUpdate',
		orNull(objectOf({ version: v.string(), needs: hostSchema, has: hostSchema })),
	],
	/** Printed by this plugin, not by Jetpack. In seconds. */
	pluginsCheckedAt: ['pluginUpdatesCheckedAt', numberOr(null)],
} as const;

/** The rest, with fallbacks by the same rule. */
const REST = {
	apiRoot: ['WP_API_root', v.string()],
	apiNonce: ['WP_API_nonce', v.string()],
	connectionStatus: ['connectionStatus', connectionStatusSchema],
	currentUser: ['userData', fieldOf('currentUser', currentUserSchema)],
	modules: ['getModules', moduleMapSchema],
	settings: ['settings', settingsSchema],

	registrationNonce: ['registrationNonce', textOr()],
	connectedPlugins: ['connectedPlugins', connectedPluginMapSchema],
	dismissedNotices: ['dismissedNotices', v.fallback(mapOf(flagOr(false)), {})],
	stateNotices: ['jetpackStateNotices', v.fallback(stateNoticesSchema, NO_STATE)],
	tracksUser: [
		'tracksUserData',
		orNull(
			renamed({
				blogId: ['blogid', number()],
				userId: ['userid', number()],
				username: ['username', textOr()],
			}),
		),
	],
	externalServicesConnectUrls: ['externalServicesConnectUrls', v.fallback(mapOf(v.string()), {})],
	products: ['products', v.fallback(mapOf(productSchema), {})],
	licensing: ['licensing', v.fallback(licensingSchema, NO_LICENSING)],
	localeSlug: ['localeSlug', textOr('en')],
	/** Printed by this plugin, not by Jetpack. */
	eventsAllowed: ['eventsAllowed', flagOr(false)],
	/** Printed by this plugin, not by Jetpack, and only during a crisis. */
	identityCrisis: ['identityCrisis', orNull(crisisSchema)],
	/** Printed by this plugin, not by Jetpack. In seconds. */
	printedAt: ['printedAt', numberOr(null)],
} as const;

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
	Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const printedSchema = v.pipe(
	renamed({ ...REST, ...SITE }),
	v.transform((all) => ({ ...pick(all, keysOf(REST)), site: pick(all, keysOf(SITE)) })),
);

type WirePage = v.InferOutput<typeof printedSchema>;
export type WireSite = WirePage['site'];
export const pageDataSchema: v.GenericSchema<unknown, WirePage> = printedSchema;
