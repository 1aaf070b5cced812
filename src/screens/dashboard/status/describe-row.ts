import { __, _n, sprintf } from '@wordpress/i18n';
import { formatAgo, formatSiteDate } from '@/domain/dates';
import { getOverrideMessage } from '@/domain/modules/availability';
import { RECONNECT_PATH } from '@/domain/routes/connect';
import type { Threat } from '@/domain/scan/types';
import type { ModuleProtectionId, Protection, StatusRow, Unknown } from '@/domain/status/types';
import type { VaultPressLack } from '@/domain/vaultpress/types';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';

/** What is the matter, as a headline without a period, and what a person should know about it, a sentence or "". */
export interface RowWords {
	headline: string;
	detail: string;
}

interface Context {
	/** Epoch milliseconds. */
	now: number;
	locale: string;
	dateFormat: string;
	/** No protection of the site is on. */
	isUnprotected: boolean;
}

function describeCredentials(of: Protection): RowWords {
	switch (of) {
		case 'scan':
			return {
				headline: __("Malware scans aren't running", 'dashboard-for-jetpack'),
				detail: __('Malware scans need your server credentials.', 'dashboard-for-jetpack'),
			};
		case 'backup':
			return {
				headline: __("Backups aren't running", 'dashboard-for-jetpack'),
				detail: __('Backups need your server credentials.', 'dashboard-for-jetpack'),
			};
		case 'both':
			return {
				headline: __("Backups and malware scans aren't running", 'dashboard-for-jetpack'),
				detail: __('Backups and scans need your server credentials.', 'dashboard-for-jetpack'),
			};
	}
}

function describeNotStarted(of: Protection): string {
	switch (of) {
		case 'scan':
			return __("Malware scans haven't started", 'dashboard-for-jetpack');
		case 'backup':
			return __("Backups haven't started", 'dashboard-for-jetpack');
		case 'both':
			return __("Backups and malware scans haven't started", 'dashboard-for-jetpack');
	}
}

function describeStarting(of: Protection): string {
	switch (of) {
		case 'scan':
			return __('Malware scans are being set up', 'dashboard-for-jetpack');
		case 'backup':
			return __('Backups are being set up', 'dashboard-for-jetpack');
		case 'both':
			return __('Backups and malware scans are being set up', 'dashboard-for-jetpack');
	}
}

function describeGap(of: Protection): RowWords {
	switch (of) {
		case 'scan':
			return {
				headline: __('No malware scans', 'dashboard-for-jetpack'),
				detail: __('Malware on your site would go unnoticed.', 'dashboard-for-jetpack'),
			};
		case 'backup':
			return {
				headline: __('No backups', 'dashboard-for-jetpack'),
				detail: __('If something breaks, there is nothing to restore.', 'dashboard-for-jetpack'),
			};
		case 'both':
			return {
				headline: __('No backups, no malware scans', 'dashboard-for-jetpack'),
				detail: __('If something breaks, there is nothing to restore.', 'dashboard-for-jetpack'),
			};
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

const countThreats = (count: number): string =>
	sprintf(
		/* translators: %d: number of threats. */
		_n('%d threat found', '%d threats found', count, 'dashboard-for-jetpack'),
		count,
	);

function describeModule(id: ModuleProtectionId, isLocked: boolean): RowWords {
	switch (id) {
		case 'protect': {
			const name = __('Brute force protection', 'dashboard-for-jetpack');
			return {
				headline: __('Brute force protection is off', 'dashboard-for-jetpack'),
				detail: isLocked
					? getOverrideMessage('inactive', name)
					: __('It stops people who guess passwords.', 'dashboard-for-jetpack'),
			};
		}
		case 'monitor': {
			const name = __('Downtime monitoring', 'dashboard-for-jetpack');
			return {
				headline: __('Downtime monitoring is off', 'dashboard-for-jetpack'),
				detail: isLocked
					? getOverrideMessage('inactive', name)
					: __('It tells you when your site goes offline.', 'dashboard-for-jetpack'),
			};
		}
	}
}

function describeOwner(path: Extract<StatusRow, { kind: 'owner' }>['path']): RowWords {
	if (path === RECONNECT_PATH) {
		return {
			headline: __('Jetpack has no owner on this site', 'dashboard-for-jetpack'),
			detail: __(
				'Its owner is no longer a user here. Reconnect to be it.',
				'dashboard-for-jetpack',
			),
		};
	}
	return {
		headline: __('No account is connected', 'dashboard-for-jetpack'),
		detail: path
			? __('Connect an account to turn on backups, scans and monitoring.', 'dashboard-for-jetpack')
			: __('Ask an administrator to connect theirs.', 'dashboard-for-jetpack'),
	};
}

/** The words of a row. */
export function describeRow(row: StatusRow, context: Context): RowWords {
	const { now, locale, dateFormat, isUnprotected } = context;
	const unprotected = __('Nothing protects your site yet', 'dashboard-for-jetpack');
	switch (row.kind) {
		case 'threat':
			return { headline: countThreats(row.count), detail: describeThreat(row.threat) };
		case 'more-threats':
			return {
				headline: countThreats(row.count),
				detail: sprintf(
					/* translators: %d: number of further threats. */
					_n('and %d more threat', 'and %d more threats', row.count, 'dashboard-for-jetpack'),
					row.count,
				),
			};
		case 'threats':
			return {
				headline: countThreats(row.count),
				detail:
					row.by === 'scan'
						? __('Found by the last malware scan.', 'dashboard-for-jetpack')
						: __('Found by VaultPress.', 'dashboard-for-jetpack'),
			};
		case 'threats-disputed':
			return {
				headline: sprintf(
					/* translators: %d: number of threats. */
					_n(
						'VaultPress found %d threat',
						'VaultPress found %d threats',
						row.count,
						'dashboard-for-jetpack',
					),
					row.count,
				),
				detail: __('The Jetpack scan found none.', 'dashboard-for-jetpack'),
			};
		case 'crisis':
			return {
				headline: __('Is this site a move or a copy?', 'dashboard-for-jetpack'),
				detail: __('Until you choose, nothing on the other site changes.', 'dashboard-for-jetpack'),
			};
		case 'connection':
			return {
				/* translators: %s: name of the provider. */
				headline: sprintf(__('The connection to %s is broken', 'dashboard-for-jetpack'), HOST),
				detail: __(
					"Until it's restored, backups, scans and monitoring may not run.",
					'dashboard-for-jetpack',
				),
			};
		case 'site':
			return {
				/* translators: %s: name of the provider. */
				headline: sprintf(__("Your site isn't connected to %s", 'dashboard-for-jetpack'), HOST),
				detail: __('Connect it to turn on what protects it.', 'dashboard-for-jetpack'),
			};
		case 'owner': {
			const words = describeOwner(row.path);
			return isUnprotected ? { ...words, headline: unprotected } : words;
		}
		case 'credentials':
			return describeCredentials(row.of);
		case 'vaultpress':
			return {
				headline: __("VaultPress isn't set up", 'dashboard-for-jetpack'),
				detail: describeVaultPress(row.lack),
			};
		case 'not-started':
			return {
				headline: describeNotStarted(row.of),
				detail: __("You've bought them. Support can start them.", 'dashboard-for-jetpack'),
			};
		case 'expired':
			return {
				/* translators: %s: name of a plan or product. */
				headline: sprintf(__('%s has expired', 'dashboard-for-jetpack'), row.renewal.name),
				detail: sprintf(
					/* translators: %s: a date. */
					__('It ended on %s.', 'dashboard-for-jetpack'),
					formatSiteDate(row.renewal.expiryDate, dateFormat, locale),
				),
			};
		case 'anti-spam-key':
			return {
				headline: __("Anti-spam isn't working", 'dashboard-for-jetpack'),
				detail: __(
					'Akismet needs a valid key to check comments and forms.',
					'dashboard-for-jetpack',
				),
			};
		case 'anti-spam-off':
			return {
				headline: row.isPaid
					? __('Anti-spam is in your plan and off', 'dashboard-for-jetpack')
					: __('Anti-spam is off', 'dashboard-for-jetpack'),
				detail:
					row.lack === 'inactive'
						? __('Akismet is installed but not active.', 'dashboard-for-jetpack')
						: __("Akismet isn't installed.", 'dashboard-for-jetpack'),
			};
		case 'module-off':
			return describeModule(row.id, row.isLocked);
		case 'gap': {
			const words = describeGap(row.of);
			return isUnprotected ? { ...words, headline: unprotected } : words;
		}
		case 'updates':
			return {
				headline: sprintf(
					/* translators: %d: number of plugins. */
					_n(
						'%d plugin update available',
						'%d plugin updates available',
						row.count,
						'dashboard-for-jetpack',
					),
					row.count,
				),
				detail: __('Updates close known security holes.', 'dashboard-for-jetpack'),
			};
		case 'storage':
			return {
				headline: sprintf(
					/* translators: %d: a percentage. */
					__('Your video storage is %d%% full', 'dashboard-for-jetpack'),
					row.percentage,
				),
				detail: __('Delete videos that you no longer need.', 'dashboard-for-jetpack'),
			};
		case 'license':
			return {
				headline: sprintf(
					/* translators: %d: number of licenses. */
					_n(
						'You have %d unused license',
						'You have %d unused licenses',
						row.count,
						'dashboard-for-jetpack',
					),
					row.count,
				),
				detail: '',
			};
		case 'starting':
			return {
				headline: describeStarting(row.of),
				detail: __('Nothing to do: the first results appear here.', 'dashboard-for-jetpack'),
			};
		case 'stale-scan':
			return {
				headline: sprintf(
					/* translators: %s: how long ago, such as "9 days ago". */
					__('The last malware scan was %s', 'dashboard-for-jetpack'),
					formatAgo(row.scannedAt, now, locale),
				),
				detail: __('Sites are scanned every day.', 'dashboard-for-jetpack'),
			};
		case 'unchecked-updates':
			return {
				headline:
					row.checkedAt === null
						? __('Plugin updates not checked yet', 'dashboard-for-jetpack')
						: sprintf(
								/* translators: %s: how long ago, such as "9 days ago". */
								__('Plugin updates last checked %s', 'dashboard-for-jetpack'),
								formatAgo(row.checkedAt, now, locale),
							),
				detail: __('WordPress normally checks twice a day.', 'dashboard-for-jetpack'),
			};
		case 'other-address':
			return {
				headline: __('This site is in safe mode', 'dashboard-for-jetpack'),
				detail: sprintf(
					/* translators: %s: name of the provider. */
					__('Data from %s may belong to the other address.', 'dashboard-for-jetpack'),
					HOST,
				),
			};
		case 'unknown':
			return {
				headline: sprintf(
					/* translators: %s: a list, such as "backups and threats". */
					__("Couldn't check %s", 'dashboard-for-jetpack'),
					new Intl.ListFormat(locale).format(row.of.map(nameUnknown)),
				),
				detail: '',
			};
		case 'renewal':
			return {
				headline: sprintf(
					/* translators: 1: name of a plan or product, 2: a date. */
					__('%1$s renews on %2$s', 'dashboard-for-jetpack'),
					row.renewal.name,
					formatSiteDate(row.renewal.expiryDate, dateFormat, locale),
				),
				detail: '',
			};
		default:
			return assertNever(row);
	}
}
