import { __, _n, sprintf } from '@wordpress/i18n';
import { describeSlug } from '@/domain/plans/describe-slug';
import { keysOf } from '@/lib/values';

const BACKUPS = ['backups', 'vaultpress-backups', 'support'];
const REAL_TIME = [...BACKUPS, 'real-time-backups'];
const SCAN = ['scan', 'vaultpress-security-scanning', 'support'];
const ANTI_SPAM = ['akismet', 'antispam', 'support'];
const GROWTH = ['wordads', 'google-analytics', 'seo-preview-tools'];
const SEARCH = ['search', 'instant-search', 'support'];
const VIDEO = ['videopress', 'videopress-1tb-storage', 'support'];
const DAILY_SECURITY = [...BACKUPS, ...SCAN, ...ANTI_SPAM, ...GROWTH];
const SECURITY = [...REAL_TIME, ...DAILY_SECURITY];

export const PLAN_FEATURES = {
	jetpack_free: ['support-community'],
	jetpack_personal: [...BACKUPS, ...ANTI_SPAM],
	jetpack_premium: [...DAILY_SECURITY, 'videopress'],
	jetpack_business: [...SECURITY, ...SEARCH, ...VIDEO],
	jetpack_security_t1_yearly: SECURITY,
	jetpack_security_t2_yearly: SECURITY,
	jetpack_security_daily: DAILY_SECURITY,
	jetpack_security_realtime: SECURITY,
	jetpack_complete: [...SECURITY, ...SEARCH, ...VIDEO, 'videopress-unlimited-storage'],
	jetpack_backup_t0_yearly: REAL_TIME,
	jetpack_backup_t1_yearly: REAL_TIME,
	jetpack_backup_t2_yearly: REAL_TIME,
	jetpack_backup_daily: BACKUPS,
	jetpack_backup_realtime: REAL_TIME,
	jetpack_scan: SCAN,
	jetpack_anti_spam: ANTI_SPAM,
	jetpack_search: SEARCH,
	jetpack_videopress: VIDEO,
} satisfies Record<string, readonly string[]>;

const nameThreats = (count: number) => () =>
	sprintf(
		/* translators: %s: a number of security threats. */
		_n('%s threat', '%s threats', count),
		String(count),
	);

const namePlans = () =>
	// The keys are those of the features.
	Object.fromEntries(
		keysOf(PLAN_FEATURES).map((slug) => [slug, () => describeSlug(slug).name]),
	) as Record<keyof typeof PLAN_FEATURES, () => string>;

/**
 * The topics of a preview, and the labels of their values (DEV-02, DEV-03). One plan represents each of the 18 classes; the
 * states are the provider's.
 */
export const CHOICES = {
	role: {
		admin_master: () => __('Administrator, owns the connection'),
		admin_secondary: () => __('Administrator'),
		editor: () => __('Editor'),
		author: () => __('Author'),
		contributor: () => __('Contributor'),
		subscriber: () => __('Subscriber'),
	},
	link: {
		is_linked: () => __('Connected'),
		is_unlinked: () => __('Not connected'),
	},
	stats: {
		view_stats: () => __('Can see stats'),
		hide_stats: () => __("Can't see stats"),
	},
	plan: namePlans(),
	backup: {
		unavailable: () => __('Not available'),
		inactive: () => __('Inactive'),
		awaiting_credentials: () => __('Waiting for credentials'),
		provisioning: () => __('Being set up'),
		active: () => __('Active'),
	},
	scan: {
		unavailable: () => __('Not available'),
		provisioning: () => __('Being set up'),
		idle: () => __('Idle'),
		scanning: () => __('Scanning'),
	},
	threats: { 0: nameThreats(0), 1: nameThreats(1), 17: nameThreats(17) },
};

export type Topic = keyof typeof CHOICES;
export type ChoiceOf<T extends Topic> = `${Extract<keyof (typeof CHOICES)[T], string | number>}`;

/** The values of a preview; other topics show their real state. */
export type PreviewChoices = { [T in Topic]?: ChoiceOf<T> };

export const TOPICS = keysOf(CHOICES);

/** Adds a value to the choices; undefined if there is no such value. "" removes the topic. */
export function choose(
	choices: PreviewChoices,
	topic: Topic,
	value: string,
): PreviewChoices | undefined {
	const { [topic]: _before, ...others } = choices;
	if (value === '') {
		return others;
	}
	return Object.hasOwn(CHOICES[topic], value) ? { ...others, [topic]: value } : undefined;
}

const TOPIC_LABELS: Record<Topic, () => string> = {
	role: () => __('Role'),
	link: () => __('Account'),
	stats: () => __('Stats'),
	plan: () => __('Plan'),
	backup: () => __('Backups'),
	scan: () => __('Scan'),
	threats: () => __('Threats'),
};

export const getTopicLabel = (topic: Topic): string => TOPIC_LABELS[topic]();

/** Value → label, with the real state first. */
export const getOptions = (topic: Topic): Record<string, string> => ({
	'': __('As it is'),
	...Object.fromEntries(
		Object.entries(CHOICES[topic]).map(([value, getLabel]) => [value, getLabel()]),
	),
});

/** "Role: Editor", for each previewed topic. */
export const describeChoices = (choices: PreviewChoices): string[] =>
	TOPICS.flatMap((topic) => {
		const value = choices[topic];
		return value === undefined
			? []
			: sprintf(
					/* translators: 1: name of the previewed topic, such as "Role", 2: its previewed value, such as "Editor". */
					__('%1$s: %2$s'),
					getTopicLabel(topic),
					getOptions(topic)[value] ?? value,
				);
	});
