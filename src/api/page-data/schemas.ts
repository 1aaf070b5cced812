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
import * as d from '../decode';

const FREE_PLAN = {
	productSlug: 'jetpack_free',
	class: 'free',
	supports: [],
	features: { active: [], available: {} },
};

/** DATA-12: `false` if there is none. */
const couponSchema = d.renamed({
	code: ['coupon_code', v.string()],
	preset: d.textOr(),
	partner: d.objectOf({
		name: d.plainOr(),
		prefix: d.textOr(),
		logo: d.orNull(d.objectOf({ src: v.string(), width: d.number(), height: d.number() })),
	}),
	product: d.objectOf({
		slug: d.textOr(),
		title: d.plainOr(),
		description: d.plainOr(),
		features: d.plainList(),
	}),
});

/** DATA-13, with the defaults of DATA-15 and DATA-16. */
const flagsSchema = d.renamed({
	blogId: ['blog_id', d.numberOr(0)],
	icon: d.textOr(),
	isVisibleToSearchEngines: ['siteVisibleToSearchEngines', d.flagOr(true)],
	isAtomicSite: d.flagOr(false),
	isWoASite: d.flagOr(false),
	isAtomicPlatform: d.flagOr(false),
	isMultisite: d.flagOr(false),
	dateFormat: d.textOr('F j, Y'),
	content: v.fallback(d.objectOf({ posts: d.number(), comments: d.number() }), {
		posts: 0,
		comments: 0,
	}),
	showPromotions: d.flagOr(true),
	showBackups: d.flagOr(true),
	showRecommendations: d.flagOr(false),
	showMyJetpack: d.flagOr(false),
	plan: v.fallback(planSchema, FREE_PLAN),
	/** Printed by this plugin, not by Jetpack. Decoded by the one form that shows it, to keep that out of the first chunk. */
	subscriptionTexts: v.optional(v.unknown()),
});

const releasePostSchema = d.renamed({
	title: ['release_post_title', d.plainOr()],
	content: ['release_post_content', d.textOr()],
});

const stateNoticesSchema = d.objectOf({
	messageCode: d.textOr(),
	errorCode: d.textOr(),
	errorDescription: d.plainOr(),
	messageContent: d.orNull(releasePostSchema),
});

const licensingSchema = d.renamed({
	error: d.plainOr(),
	showLicensingUi: d.flagOr(false),
	counts: [
		'userCounts',
		d.orNull(d.objectOf({ attached: d.number(), detached: d.number(), revoked: d.numberOr(0) })),
	],
	dismissedNotice: [
		'activationNoticeDismiss',
		v.fallback(
			d.renamed({
				lastDetachedCount: ['last_detached_count', d.numberOr(null)],
				lastDismissedTime: ['last_dismissed_time', d.orNull(v.string())],
			}),
			{ lastDetachedCount: null, lastDismissedTime: null },
		),
	],
});

const productSchema = d.renamed({
	title: d.plainOr(),
	slug: d.textOr(),
	description: d.plainOr(),
	features: d.plainList(),
	showPromotion: ['show_promotion', d.flagOr(false)],
	discountPercent: ['discount_percent', d.numberOr(0)],
	includedInPlans: ['included_in_plans', d.textList()],
});

const themeSchema = d.objectOf({ support: v.fallback(d.mapOf(d.flagOr(null)), {}) });

const NO_STATE = { messageCode: '', errorCode: '', errorDescription: '', messageContent: null };
const NO_LICENSING = v.parse(licensingSchema, {});
const rolesSchema = v.fallback(
	d.mapOf(d.objectOf({ name: d.plainOr(), canView: d.flagOr(false) })),
	{},
);

const hostSchema = d.objectOf({ wordpress: d.textOr(), php: d.textOr() });

/** What the page prints about the site. Keys that the app can't run without have no fallback; the others fall back to their default. */
const SITE = {
	adminUrl: v.string(),
	flags: ['siteData', flagsSchema],
	currentVersion: v.string(),
	rawUrl: v.string(),

	purchaseToken: d.textOr(),
	/** Printed by this plugin, not by Jetpack. */
	missingRoutes: d.textList(),
	missingPages: d.textList(),
	extras: v.fallback(d.mapOf(v.unknown()), {}),
	coupon: ['partnerCoupon', d.orNull(couponSchema)],
	pluginBaseUrl: d.textOr(),
	isDevVersion: d.flagOr(false),
	title: ['siteTitle', d.plainOr()],
	/** The counts aren't printed. */
	roles: ['stats', v.fallback(d.fieldOf('roles', rolesSchema), {})],
	aff: d.textOr(),
	subsidiaryId: ['partnerSubsidiaryId', d.textOr()],
	theme: ['themeData', v.fallback(themeSchema, { support: {} })],
	currentIp: d.textOr(),
	// No known release prints it (DATA-10).
	adminEmail: d.textOr(),
	lastPostUrl: d.textOr(),
	step: ['recommendationsStep', d.textOr('not-started')],
	newRecommendations: v.fallback(d.listOf(v.string()), []),
	hasSeenStoreSetup: ['hasSeenWCConnectionModal', d.flagOr(false)],
	isWooCommerceActive: d.flagOr(false),
	useMyJetpackLicensingUi: ['useMyJetpackLicensingUI', d.flagOr(true)],
	/** Printed by this plugin, not by Jetpack: whether the real Jetpack is active, too. */
	isCompanion: d.flagOr(false),
	/** Printed by this plugin, not by Jetpack: the source that overrides the saved key, WPCOM_API_KEY in wp-config.php or Akismet's filter. */
	fixedAntiSpamKey: d.textOr(),
	akismetElsewhere: d.textOr(),
	decidedSettings: d.textList(),
	/** Printed by this plugin, not by Jetpack: the pieces that Jetpack's classes did not provide. */
	pageDataFailures: v.fallback(
		d.listOf(d.objectOf({ piece: v.string(), message: d.plainOr() })),
		[],
	),
	/** Printed by this plugin, not by Jetpack, and only to people who may update plugins. */
	jetpackUpdate: d.orNull(d.objectOf({ version: v.string(), needs: hostSchema, has: hostSchema })),
	/** Printed by this plugin, not by Jetpack. In seconds. */
	pluginsCheckedAt: ['pluginUpdatesCheckedAt', d.numberOr(null)],
} as const;

/** The rest, with fallbacks by the same rule. */
const REST = {
	apiRoot: ['WP_API_root', v.string()],
	apiNonce: ['WP_API_nonce', v.string()],
	connectionStatus: connectionStatusSchema,
	currentUser: ['userData', d.fieldOf('currentUser', currentUserSchema)],
	modules: ['getModules', moduleMapSchema],
	settings: settingsSchema,

	registrationNonce: d.textOr(),
	connectedPlugins: connectedPluginMapSchema,
	dismissedNotices: v.fallback(d.mapOf(d.flagOr(false)), {}),
	stateNotices: ['jetpackStateNotices', v.fallback(stateNoticesSchema, NO_STATE)],
	tracksUser: [
		'tracksUserData',
		d.orNull(
			d.renamed({
				blogId: ['blogid', d.number()],
				userId: ['userid', d.number()],
				username: d.textOr(),
			}),
		),
	],
	externalServicesConnectUrls: v.fallback(d.mapOf(v.string()), {}),
	products: v.fallback(d.mapOf(productSchema), {}),
	licensing: v.fallback(licensingSchema, NO_LICENSING),
	localeSlug: d.textOr('en'),
	/** Printed by this plugin, not by Jetpack. */
	eventsAllowed: d.flagOr(false),
	/** Printed by this plugin, not by Jetpack, and only during a crisis. */
	identityCrisis: d.orNull(crisisSchema),
	/** Printed by this plugin, not by Jetpack. In seconds. */
	printedAt: d.numberOr(null),
} as const;

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
	Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

const printedSchema = v.pipe(
	d.renamed({ ...REST, ...SITE }),
	v.transform((all) => ({ ...pick(all, keysOf(REST)), site: pick(all, keysOf(SITE)) })),
);

type WirePage = v.InferOutput<typeof printedSchema>;
export type WireSite = WirePage['site'];
export const pageDataSchema: v.GenericSchema<unknown, WirePage> = printedSchema;
