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
	role: () => __('Role'),
	link: () => __('Account'),
	stats: () => __('Stats'),
	plan: () => __('Plan'),
	backup: () => __('Backups'),
	scan: () => __('Scan'),
	threats: () => __('Threats'),
};

export const getTopicLabel = (topic: Topic): string => TOPIC_LABELS[topic]();

const VALUE_LABELS: Record<
	ChoiceOf<'role' | 'link' | 'stats' | 'backup' | 'scan'>,
	() => string
> = {
	admin_master: () => __('Administrator, owns the connection'),
	admin_secondary: () => __('Administrator'),
	editor: () => __('Editor'),
	author: () => __('Author'),
	contributor: () => __('Contributor'),
	subscriber: () => __('Subscriber'),
	is_linked: () => __('Connected'),
	is_unlinked: () => __('Not connected'),
	view_stats: () => __('Can see stats'),
	hide_stats: () => __("Can't see stats"),
	unavailable: () => __('Not available'),
	inactive: () => __('Inactive'),
	awaiting_credentials: () => __('Waiting for credentials'),
	provisioning: () => __('Being set up'),
	active: () => __('Active'),
	idle: () => __('Idle'),
	scanning: () => __('Scanning'),
};

function getValueLabel(value: ChoiceOf<Topic>): string {
	if (value in VALUE_LABELS) {
		// The table has a key for each of these values.
		return VALUE_LABELS[value as keyof typeof VALUE_LABELS]();
	}
	return /^\d+$/.test(value)
		? sprintf(
				/* translators: %s: a number of security threats. */
				_n('%s threat', '%s threats', Number(value)),
				value,
			)
		: describeSlug(value).name;
}

/** Value → label, with the real state first. */
export const getOptions = (topic: Topic): Record<string, string> => ({
	'': __('As it is'),
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
					__('%1$s: %2$s'),
					getTopicLabel(topic),
					getValueLabel(value),
				);
	});
