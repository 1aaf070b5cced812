import { __, sprintf } from '@wordpress/i18n';
import { formatAgo } from '@/domain/dates';
import type { Evidence } from '@/domain/status/types';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';

/** @param ago When it was last confirmed, as "3 hours ago"; "" where the server gives no time. */
function describe(kind: Evidence['kind'], ago: string): string {
	switch (kind) {
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
		case 'connected':
			/* translators: %s: name of the provider. */
			return sprintf(__('Connected to %s', 'dashboard-for-jetpack'), HOST);
		case 'plugins':
			/* translators: %s: how long ago, such as "3 hours ago". */
			return sprintf(__('Plugins up to date, checked %s', 'dashboard-for-jetpack'), ago);
		default:
			return assertNever(kind);
	}
}

/** The evidence that nothing needs attention, each item in a few words. */
export const describeEvidence = (
	evidence: readonly Evidence[],
	now: number,
	locale: string,
): string[] =>
	evidence.map(({ kind, at }) => describe(kind, at === null ? '' : formatAgo(at, now, locale)));
