/** A fact that PHP finds (`facts_of_first_calls()` in `php-stub/`), the same as the page data say. */
export type Fact =
	| 'backups'
	| 'scans'
	| 'stats'
	| 'protect'
	/** The site has no paid plan. */
	| 'free'
	/** The site has neither a paid plan nor an active Akismet. */
	| 'free-without-akismet'
	| 'recommendations'
	/** The site verification tools are on, and the user is connected. */
	| 'verification';

interface FirstCall {
	/** Address below the root of the REST API, exactly as the client writes it. */
	call: string;
	/** Asked only where this is so; by default always. */
	needs?: Fact;
}

/** The site answers these three by itself, so they come first: each of the others waits for the provider. */
const UPDATES: FirstCall = { call: 'jetpack/v4/updates/plugins' };
const PROTECT: FirstCall = { call: 'jetpack/v4/module/protect/data', needs: 'protect' };
const PLUGINS: FirstCall = { call: 'jetpack/v4/plugins' };

const REWIND: FirstCall = { call: 'jetpack/v4/rewind', needs: 'backups' };
const SCAN: FirstCall = { call: 'jetpack/v4/scan', needs: 'scans' };
const STATS: FirstCall = { call: 'jetpack/v4/module/stats/data?range=day', needs: 'stats' };
const ANTI_SPAM: FirstCall = { call: 'jetpack/v4/module/akismet/data' };
const SITE: FirstCall = { call: 'jetpack/v4/site' };
const FEATURES: FirstCall = { call: 'jetpack/v4/site/features' };
const PURCHASES: FirstCall = { call: 'jetpack/v4/site/purchases' };
const TRACKING: FirstCall = { call: 'jetpack/v4/tracking/settings' };
const GOOGLE: FirstCall = { call: 'jetpack/v4/verify-site/google', needs: 'verification' };

const RECOMMENDATIONS: FirstCall[] = [
	PLUGINS,
	{ call: 'jetpack/v4/recommendations/conditional', needs: 'recommendations' },
	{ call: 'jetpack/v4/recommendations/data', needs: 'recommendations' },
	SITE,
];

/** The calls of a screen with offers, which only some sites see. */
const offersFor = (needs: Fact): FirstCall[] => [
	{ ...FEATURES, needs },
	{ ...PURCHASES, needs },
];

const AT_A_GLANCE = [
	UPDATES,
	PROTECT,
	PLUGINS,
	REWIND,
	SCAN,
	STATS,
	SITE,
	FEATURES,
	ANTI_SPAM,
	PURCHASES,
];
const SECURITY = [REWIND, SCAN, ANTI_SPAM, SITE, ...offersFor('free-without-akismet')];
const OFFERS = [FEATURES, SITE, PURCHASES];

/**
 * Path → the calls of the route's screen when an administrator opens it on a connected site. The page sends these calls in one request before the app
 * has loaded. Not included: what the page contains, and calls that depend on earlier answers.
 */
export const FIRST_CALLS: Record<string, readonly FirstCall[]> = {
	'/': AT_A_GLANCE,
	'/dashboard': AT_A_GLANCE,
	'/my-plan': [...OFFERS, REWIND],
	'/settings': SECURITY,
	'/security': SECURITY,
	'/performance': OFFERS,
	'/writing': [SITE],
	'/sharing': [SITE],
	'/discussion': [SITE],
	'/traffic': [PLUGINS, SITE, ...offersFor('free'), GOOGLE],
	'/privacy': [TRACKING, SITE],
	'/recommendations': RECOMMENDATIONS,
};
