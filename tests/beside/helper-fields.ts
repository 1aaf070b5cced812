import { isMap } from '@/lib/values';

export interface FieldDifference {
	/** Names from the top, joined by dots: `siteData.plan.class`. */
	field: string;
	/** Undefined if the page data lacks the field. */
	helper: unknown;
	own: unknown;
}

const ofSite = (name: string) => `siteData.${name}`;

/**
 * Fields in which this plugin's page data may differ, with everything below them, from the page data of Jetpack's own helper class, or from its own page data
 * on a site without that class: by the reason.
 */
export const EXCEPTIONS: Record<string, readonly string[]> = {
	'Only this plugin prints it.': [
		...['isCompanion', 'pageDataFailures', 'missingPages', 'missingRoutes', 'extras'],
		...['eventsAllowed', 'akismetElsewhere', 'fixedAntiSpamKey', 'decidedSettings'],
		...['portfolio', 'testimonial'].map((type) => `themeData.support.jetpack_${type}`),
		...['content', 'subscriptionTexts'].map(ofSite),
		...['install_plugins', 'activate_plugins', 'update_plugins', 'modify_files'].map(
			(right) => `userData.currentUser.permissions.${right}`,
		),
	],
	'WordPress checks for updates whenever it likes.': ['pluginUpdatesCheckedAt'],
	'The first request has them.': ['licensing.userCounts'],
	'It is the time of the page.': ['printedAt'],
	'Nothing in the app reads it.': [
		...['calypsoEnv', 'connectUrl', 'is_gutenberg_available', 'jetpackManage'],
		...['isBlazeDashboardEnabled', 'isOdysseyStatsEnabled', 'isSubscriptionSiteEnabled'],
		...['isWpAdminSubscriberManagementEnabled', 'newsletterDateExample', 'shouldInitializeBlaze'],
		...['isLikeBlockAvailable', 'isSharingBlockAvailable', 'latestBoostSpeedScores'].map(ofSite),
		...['representativeImage', 'showScan'].map(ofSite),
		'subscriptionSiteEditSupported',
		...['hasUpdate', 'isBlockTheme', 'name', 'stylesheet'].map((name) => `themeData.${name}`),
		...['tracksUserData.email', 'tracksUserData.user_locale'],
		...['userData.currentUser.displayName', 'userData.currentUser.email'],
	],
	'The helper invents a module to find a card that the app does not have.': ['getModules.earn'],
	'The helper of 16.1.2 no longer prints it. The app reads it, and Jetpack still has it.': [
		'isAtomicPlatform',
		'isAtomicSite',
		'isWoASite',
	].map(ofSite),
	'Empty since 16, which does not need it any more. Older releases refuse an empty one.': [
		'registrationNonce',
	],
	'Only the helper fetches the release notes from the provider.': [
		'jetpackStateNotices.messageContent',
	],
	'Random, and created on the first visit of each site.': ['purchaseToken'],
};

const EXCEPTED = Object.values(EXCEPTIONS).flat();

/** A map, or a list as a map: PHP prints an empty map as an empty list. */
const asMap = (value: unknown): Record<string, unknown> | undefined =>
	Array.isArray(value) || isMap(value) ? { ...value } : undefined;

/** Removes what differs between two sites or two logins: the port and nonces. */
const comparable = (value: unknown) =>
	typeof value === 'string'
		? value
				.replace(/127\.0\.0\.1(?::|%3A)\d+/g, 'site')
				.replace(/(?<![0-9a-f])[0-9a-f]{10}(?![0-9a-f])/g, 'nonce')
		: value;

const isExcepted = (field: string) => EXCEPTED.some((known) => `${field}.`.startsWith(`${known}.`));

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
