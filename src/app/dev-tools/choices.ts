import { __, _n, sprintf } from '@wordpress/i18n';
import { describeSlug } from '@/domain/plans/describe-slug';
import { keysOf } from '@/lib/values';

/**
 * The topics of a preview and their values (DEV-02, DEV-03). One plan represents each of the 18 classes; the
 * states are the provider's.
 */
export const CHOICES = {
	role: ['admin_master', 'admin_secondary', 'editor', 'author', 'contributor', 'subscriber'],
	link: ['is_linked', 'is_unlinked'],
	stats: ['view_stats', 'hide_stats'],
	plan: [
		'jetpack_free',
		'jetpack_personal',
		'jetpack_premium',
		'jetpack_business',
		'jetpack_security_t1_yearly',
		'jetpack_security_t2_yearly',
		'jetpack_security_daily',
		'jetpack_security_realtime',
		'jetpack_complete',
		'jetpack_backup_t0_yearly',
		'jetpack_backup_t1_yearly',
		'jetpack_backup_t2_yearly',
		'jetpack_backup_daily',
		'jetpack_backup_realtime',
		'jetpack_scan',
		'jetpack_anti_spam',
		'jetpack_search',
		'jetpack_videopress',
	],
	backup: ['unavailable', 'inactive', 'awaiting_credentials', 'provisioning', 'active'],
	scan: ['unavailable', 'provisioning', 'idle', 'scanning'],
	threats: ['0', '1', '17'],
} as const;

export type Topic = keyof typeof CHOICES;
export type ChoiceOf<T extends Topic> = (typeof CHOICES)[T][number];

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
	const known: readonly string[] = CHOICES[topic];
	return known.includes(value) ? { ...others, [topic]: value } : undefined;
}

const TOPIC_LABELS: Record<Topic, () => string> = {
	role: () => __('Role', 'dashboard-for-jetpack'),
	link: () => __('Account', 'dashboard-for-jetpack'),
	stats: () => __('Stats', 'dashboard-for-jetpack'),
	plan: () => __('Plan', 'dashboard-for-jetpack'),
	backup: () => __('Backups', 'dashboard-for-jetpack'),
	scan: () => __('Scan', 'dashboard-for-jetpack'),
	threats: () => __('Threats', 'dashboard-for-jetpack'),
};

export const getTopicLabel = (topic: Topic): string => TOPIC_LABELS[topic]();

const VALUE_LABELS: Record<
	ChoiceOf<'role' | 'link' | 'stats' | 'backup' | 'scan'>,
	() => string
> = {
	admin_master: () => __('Administrator, owns the connection', 'dashboard-for-jetpack'),
	admin_secondary: () => __('Administrator', 'dashboard-for-jetpack'),
	editor: () => __('Editor', 'dashboard-for-jetpack'),
	author: () => __('Author', 'dashboard-for-jetpack'),
	contributor: () => __('Contributor', 'dashboard-for-jetpack'),
	subscriber: () => __('Subscriber', 'dashboard-for-jetpack'),
	is_linked: () => __('Connected', 'dashboard-for-jetpack'),
	is_unlinked: () => __('Not connected', 'dashboard-for-jetpack'),
	view_stats: () => __('Can see stats', 'dashboard-for-jetpack'),
	hide_stats: () => __("Can't see stats", 'dashboard-for-jetpack'),
	unavailable: () => __('Not available', 'dashboard-for-jetpack'),
	inactive: () => __('Inactive', 'dashboard-for-jetpack'),
	awaiting_credentials: () => __('Waiting for credentials', 'dashboard-for-jetpack'),
	provisioning: () => __('Being set up', 'dashboard-for-jetpack'),
	active: () => __('Active', 'dashboard-for-jetpack'),
	idle: () => __('Idle', 'dashboard-for-jetpack'),
	scanning: () => __('Scanning', 'dashboard-for-jetpack'),
};

function getValueLabel(value: ChoiceOf<Topic>): string {
	if (value in VALUE_LABELS) {
		// The table has a key for each of these values.
		return VALUE_LABELS[value as keyof typeof VALUE_LABELS]();
	}
	return /^\d+$/.test(value)
		? sprintf(
				/* translators: %s: a number of security threats. */
				_n('%s threat', '%s threats', Number(value), 'dashboard-for-jetpack'),
				value,
			)
		: describeSlug(value).name;
}

/** Value → label, with the real state first. */
export const getOptions = (topic: Topic): Record<string, string> => ({
	'': __('As it is', 'dashboard-for-jetpack'),
	...Object.fromEntries(CHOICES[topic].map((value) => [value, getValueLabel(value)])),
});

/** "Role: Editor", for each previewed topic. */
export const describeChoices = (choices: PreviewChoices): string[] =>
	TOPICS.flatMap((topic) => {
		const value = choices[topic];
		return value === undefined
			? []
			: sprintf(
					/* translators: 1: name of the previewed topic, such as "Role", 2: its previewed value, such as "Editor". */
					__('%1$s: %2$s', 'dashboard-for-jetpack'),
					getTopicLabel(topic),
					getValueLabel(value),
				);
	});
