import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import type { Evidence } from '@/domain/status/types';

type Confirmed = Exclude<Evidence, { kind: 'protections' }>['kind'];

/** What was confirmed; `ago` says when, as "3 hours ago", or is "" where the server gives no time. */
const EVIDENCE: Record<Confirmed, (ago: string) => string> = {
	unwatched: () => __("Backups and scans don't run here", 'dashboard-for-jetpack'),
	'real-time-backups': () => __('Backed up in real time', 'dashboard-for-jetpack'),
	'daily-backups': () => __('Backed up daily', 'dashboard-for-jetpack'),
	'vaultpress-backups': () => __('Backed up by VaultPress', 'dashboard-for-jetpack'),
	'backups-starting': () => __('Backups are being set up', 'dashboard-for-jetpack'),
	'no-backups': () => __('Not backed up', 'dashboard-for-jetpack'),
	'no-threats': (ago) =>
		ago
			? /* translators: %s: how long ago, such as "3 hours ago". */
				sprintf(__('No threats, scanned %s', 'dashboard-for-jetpack'), ago)
			: __('No threats found', 'dashboard-for-jetpack'),
	'scan-starting': () => __('Scans are being set up', 'dashboard-for-jetpack'),
	'no-scan': () => __('Not scanned for threats', 'dashboard-for-jetpack'),
	plugins: (ago) =>
		sprintf(
			/* translators: %s: how long ago, such as "3 hours ago". */
			__('Plugins up to date, checked %s', 'dashboard-for-jetpack'),
			ago,
		),
};

/** The evidence for the headline, in one line. */
export const describeEvidence = (
	evidence: readonly Evidence[],
	now: number,
	locale: string,
): string =>
	evidence
		.map((one) =>
			one.kind === 'protections'
				? sprintf(
						/* translators: 1: number of protections that are on, 2: number of all that could be checked. */
						__('%1$d of %2$d protections on', 'dashboard-for-jetpack'),
						one.on,
						one.total,
					)
				: EVIDENCE[one.kind](one.at === null ? '' : formatAgo(one.at, now, locale)),
		)
		.join(' · ');
