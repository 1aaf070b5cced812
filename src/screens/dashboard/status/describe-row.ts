import { __, _n, sprintf } from '@wordpress/i18n';
import { describeUnchecked } from '@/domain/plugins/updates-card';
import { formatAgo, formatSiteDate } from '@/domain/dates';
import type { Threat } from '@/domain/scan/types';
import type { Protection, Renewal, StatusRow, Unknown } from '@/domain/status/types';
import type { VaultPressLack } from '@/domain/vaultpress/types';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';

function describeCredentials(of: Protection): string {
	switch (of) {
		case 'scan':
			return __('Malware scans need your server credentials.', 'dashboard-for-jetpack');
		case 'backup':
			return __('Backups need your server credentials.', 'dashboard-for-jetpack');
		case 'both':
			return __('Backups and scans need your server credentials.', 'dashboard-for-jetpack');
	}
}

function describeNotStarted(of: Protection): string {
	switch (of) {
		case 'scan':
			return __("Your malware scans haven't started yet.", 'dashboard-for-jetpack');
		case 'backup':
			return __("Your backups haven't started yet.", 'dashboard-for-jetpack');
		case 'both':
			return __("Your backups and malware scans haven't started yet.", 'dashboard-for-jetpack');
	}
}

function describeVaultPress(lack: VaultPressLack): string {
	switch (lack) {
		case 'vaultpress-unregistered':
			return __('VaultPress needs its registration key.', 'dashboard-for-jetpack');
		case 'vaultpress-missing':
			return __("Your plan includes VaultPress, but it isn't installed.", 'dashboard-for-jetpack');
		case 'vaultpress-inactive':
			return __("Your plan includes VaultPress, but it isn't active.", 'dashboard-for-jetpack');
	}
}

function nameUnknown(what: Unknown): string {
	switch (what) {
		case 'features':
			return __('which features are on', 'dashboard-for-jetpack');
		case 'scan':
			return __('threats', 'dashboard-for-jetpack');
		case 'backup':
			return __('backups', 'dashboard-for-jetpack');
		case 'updates':
			return __('plugin updates', 'dashboard-for-jetpack');
		case 'anti-spam':
			return __('spam', 'dashboard-for-jetpack');
		case 'video':
			return __('video storage', 'dashboard-for-jetpack');
		case 'provider':
			/* translators: %s: name of the provider. */
			return sprintf(__('the connection to %s', 'dashboard-for-jetpack'), HOST);
	}
}

function describeUnknown(of: Unknown[], locale: string): string {
	const names = new Intl.ListFormat(locale).format(of.map(nameUnknown));
	/* translators: %s: a list, such as "backups and threats". */
	return sprintf(__("Couldn't check %s.", 'dashboard-for-jetpack'), names);
}

function nameThreat({ title, signature, filename = '' }: Threat): string {
	const file = filename.slice(filename.lastIndexOf('/') + 1);
	const name = title || signature;
	if (!name) {
		/* translators: %s: name of a file. */
		return sprintf(__('suspicious code in %s', 'dashboard-for-jetpack'), file);
	}
	return file && !name.includes(file)
		? /* translators: 1: what was found, 2: name of the file. */
			sprintf(__('%1$s in %2$s', 'dashboard-for-jetpack'), name, file)
		: name;
}

function describeThreat(threat: Threat): string {
	const { severity = 0 } = threat;
	const name = nameThreat(threat);
	if (severity >= 4) {
		/* translators: %s: description of a threat. */
		return sprintf(__('Severe: %s', 'dashboard-for-jetpack'), name);
	}
	/* translators: %s: description of a threat. */
	return sprintf(__('Threat: %s', 'dashboard-for-jetpack'), name);
}

function describeRenewal(
	{ name, expiryDate, isExpired }: Renewal,
	dateFormat: string,
	locale: string,
): string {
	const day = formatSiteDate(expiryDate, dateFormat, locale);
	return isExpired
		? /* translators: 1: name of a plan or product, 2: a date. */
			sprintf(__('%1$s expired on %2$s.', 'dashboard-for-jetpack'), name, day)
		: /* translators: 1: name of a plan or product, 2: a date. */
			sprintf(__('%1$s renews on %2$s.', 'dashboard-for-jetpack'), name, day);
}

/** The text of a row, in one sentence. */
export function describeRow(
	row: StatusRow,
	{ now, locale, dateFormat }: { now: number; locale: string; dateFormat: string },
): string {
	switch (row.kind) {
		case 'threat':
			return describeThreat(row.threat);
		case 'more-threats':
			return sprintf(
				/* translators: %d: number of further threats. */
				_n('and %d more threat', 'and %d more threats', row.count, 'dashboard-for-jetpack'),
				row.count,
			);
		case 'threats':
			return sprintf(
				/* translators: %d: number of threats. */
				_n(
					'%d threat on your site.',
					'%d threats on your site.',
					row.count,
					'dashboard-for-jetpack',
				),
				row.count,
			);
		case 'threats-disputed':
			return sprintf(
				/* translators: %d: number of threats. */
				_n(
					'VaultPress found %d threat, but the Jetpack scan found none.',
					'VaultPress found %d threats, but the Jetpack scan found none.',
					row.count,
					'dashboard-for-jetpack',
				),
				row.count,
			);
		case 'credentials':
			return describeCredentials(row.of);
		case 'crisis':
			return __(
				'This site may have moved, or be a copy. Choose at the top of this page.',
				'dashboard-for-jetpack',
			);
		case 'connection':
			/* translators: %s: name of the provider. */
			return sprintf(__("The connection to %s doesn't work.", 'dashboard-for-jetpack'), HOST);
		case 'renewal':
			return describeRenewal(row.renewal, dateFormat, locale);
		case 'updates':
			return sprintf(
				/* translators: %d: number of plugins. */
				_n(
					'%d plugin can be updated.',
					'%d plugins can be updated.',
					row.count,
					'dashboard-for-jetpack',
				),
				row.count,
			);
		case 'site':
			/* translators: %s: name of the provider. */
			return sprintf(__("Your site isn't connected to %s yet.", 'dashboard-for-jetpack'), HOST);
		case 'vaultpress':
			return describeVaultPress(row.lack);
		case 'not-started':
			return describeNotStarted(row.of);
		case 'anti-spam-key':
			return __('Akismet needs a valid key to check comments and forms.', 'dashboard-for-jetpack');
		case 'storage':
			return sprintf(
				/* translators: %d: a percentage. */
				__('%d%% of your video storage is used.', 'dashboard-for-jetpack'),
				row.percentage,
			);
		case 'license':
			return sprintf(
				/* translators: %d: number of licenses. */
				_n(
					'%d license is waiting to be used.',
					'%d licenses are waiting to be used.',
					row.count,
					'dashboard-for-jetpack',
				),
				row.count,
			);
		case 'stale-scan':
			return sprintf(
				/* translators: %s: how long ago, such as "9 days ago". */
				__('The last malware scan was %s.', 'dashboard-for-jetpack'),
				formatAgo(row.scannedAt, now, locale),
			);
		case 'unchecked-updates':
			return describeUnchecked(row.checkedAt, now, locale);
		case 'other-address':
			return sprintf(
				/* translators: %s: name of the provider. */
				__(
					'This site is in safe mode: data from %s may belong to the other address.',
					'dashboard-for-jetpack',
				),
				HOST,
			);
		case 'unknown':
			return describeUnknown(row.of, locale);
		default:
			return assertNever(row);
	}
}
