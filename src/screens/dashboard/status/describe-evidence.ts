import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import type { Evidence } from '@/domain/status/types';
import { assertNever } from '@/lib/values';

type Confirmed = Exclude<Evidence, { kind: 'protections' }>['kind'];

/** @param ago When it was last confirmed, as "3 hours ago"; "" where the server gives no time. */
function describe(kind: Confirmed, ago: string): string {
	switch (kind) {
		case 'unwatched':
			return __("Backups and scans don't run here", 'dashboard-for-jetpack');
		case 'real-time-backups':
			return __('Backed up in real time', 'dashboard-for-jetpack');
		case 'daily-backups':
			return __('Backed up daily', 'dashboard-for-jetpack');
		case 'vaultpress-backups':
			return __('Backed up by VaultPress', 'dashboard-for-jetpack');
		case 'backups-starting':
			return __('Backups are being set up', 'dashboard-for-jetpack');
		case 'no-backups':
			return __('Not backed up', 'dashboard-for-jetpack');
		case 'no-threats':
			return ago
				? /* translators: %s: how long ago, such as "3 hours ago". */
					sprintf(__('No threats, scanned %s', 'dashboard-for-jetpack'), ago)
				: __('No threats found', 'dashboard-for-jetpack');
		case 'scan-starting':
			return __('Scans are being set up', 'dashboard-for-jetpack');
		case 'no-scan':
			return __('Not scanned for threats', 'dashboard-for-jetpack');
		case 'plugins':
			/* translators: %s: how long ago, such as "3 hours ago". */
			return sprintf(__('Plugins up to date, checked %s', 'dashboard-for-jetpack'), ago);
		default:
			return assertNever(kind);
	}
}

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
				: describe(one.kind, one.at === null ? '' : formatAgo(one.at, now, locale)),
		)
		.join(' · ');
