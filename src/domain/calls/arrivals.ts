/** A fact that PHP works out (`facts_of_first_calls()` in `php-stub/`); it agrees with the page data. */
export type Fact =
	| 'backups'
	| 'scans'
	| 'stats'
	| 'protect'
	/** The site has no paid plan. */
	| 'free'
	/** The site has neither a paid plan nor an active Akismet. */
	| 'free-without-akismet'
	| 'akismet'
	/** Akismet isn't active, so the site itself answers why. */
	| 'no-akismet'
	/** The site's plan has a card about anti-spam on My Plan, and Akismet is active. */
	| 'plan-with-anti-spam'
	/** The site has such a plan with scans, and can be scanned. */
	| 'plan-with-scans'
	| 'recommendations'
	/** The site verification tools are on, and the user is connected. */
	| 'verification';

export interface ArrivalCall {
	/** Address below the root of the REST API, exactly as the client writes it. */
	call: string;
	/** Asked only where this is true; by default always. */
	needs?: Fact;
	/** Asked by the app after the first paint instead of by the page, because it needs an earlier answer or isn't essential. */
	isLate?: true;
	/** The site answers it without the provider, in milliseconds, so the page prints the answer instead of asking. */
	isOwn?: true;
	/**
	 * Seconds for which the site's last answer counts as current (`kept-answers.ts` in `server-tables/`). Only for what Jetpack asks the provider as the
	 * site, so that the answer is the same for every administrator: not as the user (activity, licenses, introductory offers, Google's code), nor in the
	 * user's language (products).
	 */
	keeps?: number;
}

/** What changes by the minute. */
const MINUTE = 60;
/** As long as Jetpack's own cache of the stats. */
const FIVE_MINUTES = 300;
/** What changes with a purchase. */
const TEN_MINUTES = 600;

const UPDATES: ArrivalCall = { call: 'jetpack/v4/updates/plugins', isOwn: true };
const PROTECT: ArrivalCall = {
	call: 'jetpack/v4/module/protect/data',
	needs: 'protect',
	isOwn: true,
};
const PLUGINS: ArrivalCall = { call: 'jetpack/v4/plugins', isOwn: true };

const REWIND: ArrivalCall = { call: 'jetpack/v4/rewind', needs: 'backups', keeps: MINUTE };
const SCAN: ArrivalCall = { call: 'jetpack/v4/scan', needs: 'scans', keeps: MINUTE };
const STATS: ArrivalCall = {
	call: 'jetpack/v4/module/stats/data?range=day',
	needs: 'stats',
	keeps: FIVE_MINUTES,
};
const ANTI_SPAM: ArrivalCall = {
	call: 'jetpack/v4/module/akismet/data',
	needs: 'akismet',
	keeps: FIVE_MINUTES,
};
const NO_ANTI_SPAM: ArrivalCall = { call: ANTI_SPAM.call, needs: 'no-akismet', isOwn: true };
const SITE: ArrivalCall = { call: 'jetpack/v4/site', keeps: TEN_MINUTES };
const FEATURES: ArrivalCall = { call: 'jetpack/v4/site/features', keeps: TEN_MINUTES };
const PURCHASES: ArrivalCall = { call: 'jetpack/v4/site/purchases', keeps: TEN_MINUTES };
const TRACKING: ArrivalCall = { call: 'jetpack/v4/tracking/settings' };
/** For the owner of the connection, who is reminded of licenses. Nothing on the screen waits for it. */
const LICENSES: ArrivalCall = { call: 'jetpack/v4/licensing/user/counts', isLate: true };
const GOOGLE: ArrivalCall = { call: 'jetpack/v4/verify-site/google', needs: 'verification' };

/** Where VaultPress is active, which only the list of plugins says. */
const VAULTPRESS: ArrivalCall = {
	call: 'jetpack/v4/module/vaultpress/data',
	isLate: true,
	keeps: MINUTE,
};
/** The events of a site with backups, below the answer about them. */
const ACTIVITY: ArrivalCall = { call: 'jetpack/v4/site/activity', isLate: true };
const FIREWALL: ArrivalCall = { call: 'jetpack/v4/waf', isLate: true };
/** Whether Akismet is installed, where the site doesn't use it. */
const LATE_PLUGINS: ArrivalCall = { ...PLUGINS, isLate: true };
/** Samples for previews, and the marks of the stats. The page prints them (`class-latest-posts.php` in `php-stub/admin-page/`). */
const POSTS: ArrivalCall = {
	call: 'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
	isLate: true,
};

/** For the offers of My Plan, once they are in the window. */
const PRICES: ArrivalCall[] = [
	{ call: 'jetpack/v4/site/products', isLate: true },
	{ call: 'jetpack/v4/intro-offers', isLate: true },
];

const RECOMMENDATIONS: ArrivalCall[] = [
	PLUGINS,
	{ call: 'jetpack/v4/recommendations/conditional', needs: 'recommendations' },
	{ call: 'jetpack/v4/recommendations/data', needs: 'recommendations' },
	SITE,
];

/** The calls of a screen with offers, which only some sites see. */
const offersFor = (needs: Fact): ArrivalCall[] => [
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
	NO_ANTI_SPAM,
	PURCHASES,
	VAULTPRESS,
	ACTIVITY,
	POSTS,
];
const SECURITY = [
	REWIND,
	SCAN,
	ANTI_SPAM,
	NO_ANTI_SPAM,
	SITE,
	...offersFor('free-without-akismet'),
	FIREWALL,
	LATE_PLUGINS,
	VAULTPRESS,
];
const OFFERS = [FEATURES, SITE, PURCHASES];

const BY_ROUTE: Record<string, readonly ArrivalCall[]> = {
	'/': AT_A_GLANCE,
	'/dashboard': AT_A_GLANCE,
	'/my-plan': [
		...OFFERS,
		REWIND,
		{ ...SCAN, needs: 'plan-with-scans' },
		{ ...ANTI_SPAM, needs: 'plan-with-anti-spam' },
		LATE_PLUGINS,
		...PRICES,
	],
	'/settings': SECURITY,
	'/security': SECURITY,
	'/performance': OFFERS,
	'/writing': [SITE],
	'/sharing': [SITE, POSTS],
	'/discussion': [SITE],
	'/traffic': [PLUGINS, SITE, ...offersFor('free'), GOOGLE, POSTS],
	'/privacy': [TRACKING, SITE],
	'/recommendations': RECOMMENDATIONS,
};

/**
 * Path → every read that the route's screen sends on arrival, for an administrator of a connected site. Data that the page contains isn't listed. A
 * card with a call of its own has a row here; `tests/app/arrivals` names those without one.
 */
export const ARRIVALS: typeof BY_ROUTE = Object.fromEntries(
	// The reminder of licenses is above every screen, and is the least urgent.
	Object.entries(BY_ROUTE).map(([path, calls]) => [path, [...calls, LICENSES]]),
);

/** By path, what the app needs early: the page prints the answers to its own calls (`isOwn`), and asks for all others in one request. */
export const FIRST_CALLS: typeof ARRIVALS = Object.fromEntries(
	Object.entries(ARRIVALS).map(([path, calls]) => [path, calls.filter(({ isLate }) => !isLate)]),
);
