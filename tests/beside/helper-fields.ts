/** A field that may differ, with everything below it. */
interface Exception {
	field: string;
	reason: string;
}

export interface FieldDifference {
	/** Names from the top, joined by dots: `siteData.plan.class`. */
	field: string;
	/** Undefined if the page data lacks the field. */
	helper: unknown;
	own: unknown;
}

const OURS = 'Only this plugin prints it.';
const UNREAD = 'Nothing in the app reads it.';

/**
 * Fields in which this plugin's page data may differ from the page data of Jetpack's own helper class, or from
 * its own page data on a site without that class.
 */
export const EXCEPTIONS: Exception[] = [
	...[
		'isCompanion',
		'pageDataFailures',
		'missingPages',
		'missingRoutes',
		'trial',
		'eventsAllowed',
		'akismetElsewhere',
		'fixedAntiSpamKey',
		'decidedSettings',
		'themeData.support.jetpack_portfolio',
		'themeData.support.jetpack_testimonial',
		'siteData.subscriptionTexts',
		...['install_plugins', 'activate_plugins', 'update_plugins', 'modify_files'].map(
			(right) => `userData.currentUser.permissions.${right}`,
		),
	].map((field) => ({ field, reason: OURS })),
	{
		field: 'pluginUpdatesCheckedAt',
		reason: 'Only this plugin prints it, and WordPress checks for updates whenever it likes.',
	},
	{ field: 'licensing.userCounts', reason: 'The first request has them.' },
	{ field: 'printedAt', reason: 'Only this plugin prints it: the time.' },
	...[
		'calypsoEnv',
		'connectUrl',
		'is_gutenberg_available',
		'isBlazeDashboardEnabled',
		'isOdysseyStatsEnabled',
		'isSubscriptionSiteEnabled',
		'isWpAdminSubscriberManagementEnabled',
		'jetpackManage',
		'newsletterDateExample',
		'shouldInitializeBlaze',
		'siteData.isLikeBlockAvailable',
		'siteData.isSharingBlockAvailable',
		'siteData.latestBoostSpeedScores',
		'siteData.representativeImage',
		'siteData.showScan',
		'subscriptionSiteEditSupported',
		'themeData.hasUpdate',
		'themeData.isBlockTheme',
		'themeData.name',
		'themeData.stylesheet',
		'tracksUserData.email',
		'tracksUserData.user_locale',
		'userData.currentUser.displayName',
		'userData.currentUser.email',
	].map((field) => ({ field, reason: UNREAD })),
	{
		field: 'getModules.earn',
		reason: 'The helper invents a module to find a card that the app does not have.',
	},
	...['isAtomicPlatform', 'isAtomicSite', 'isWoASite'].map((name) => ({
		field: `siteData.${name}`,
		reason: 'The helper of 16.1.2 no longer prints it. The app reads it, and Jetpack still has it.',
	})),
	{
		field: 'registrationNonce',
		reason: 'Empty since 16, which does not need it any more. Older releases refuse an empty one.',
	},
	{
		field: 'jetpackStateNotices.messageContent',
		reason: 'Only the helper fetches the release notes from the provider.',
	},
	{
		field: 'purchaseToken',
		reason: 'Random, and created on the first visit of each site.',
	},
];

const isMap = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const asMap = (value: unknown): Record<string, unknown> | undefined => {
	if (Array.isArray(value)) {
		// PHP prints an empty map as an empty list.
		return Object.fromEntries(value.map((item, index) => [String(index), item]));
	}
	return isMap(value) ? value : undefined;
};

/** Removes what differs between two sites or two logins: the port and nonces. */
const comparable = (value: unknown) =>
	typeof value === 'string'
		? value
				.replace(/127\.0\.0\.1(?::|%3A)\d+/g, 'site')
				.replace(/(?<![0-9a-f])[0-9a-f]{10}(?![0-9a-f])/g, 'nonce')
		: value;

const isExcepted = (field: string) =>
	EXCEPTIONS.some((known) => `${field}.`.startsWith(`${known.field}.`));

function* differences(helper: unknown, own: unknown, field: string): Generator<FieldDifference> {
	const [old, now] = [asMap(helper), asMap(own)];
	if (old && now) {
		for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
			yield* differences(old[name], now[name], field ? `${field}.${name}` : name);
		}
	} else if (comparable(helper) !== comparable(own)) {
		yield { field, helper, own };
	}
}

/**
 * The fields that differ without a reason in `EXCEPTIONS`.
 *
 * @param helper `Initial_State` as Jetpack's helper class makes it, or as this plugin makes it if that class exists.
 * @param own    `Initial_State` as this plugin makes it, where that class may be missing.
 */
export const compareWithHelper = (helper: unknown, own: unknown): FieldDifference[] =>
	[...differences(helper, own, '')].filter(({ field }) => !isExcepted(field));
