import { __, _n, sprintf } from '@wordpress/i18n';
import { formatAgo, formatSiteDate } from '@/domain/dates';
import type { StatusRow, Unknown } from '@/domain/status/types';
import { assertNever } from '@/lib/values';
import { withHost } from '@/lib/brand';
import {
	countThreats,
	describeCredentials,
	describeGap,
	describeModule,
	describeNotStarted,
	describeOwner,
	describeStarting,
	describeThreat,
	describeVaultPress,
	type RowWords,
} from './describe-protection';

interface Context {
	/** Epoch milliseconds. */
	now: number;
	locale: string;
	dateFormat: string;
	/** No protection of the site is on. */
	isUnprotected: boolean;
}

const UNKNOWN_NAMES: Record<Unknown, () => string> = {
	features: () => __('which features are on', 'dashboard-for-jetpack'),
	scan: () => __('threats', 'dashboard-for-jetpack'),
	backup: () => __('backups', 'dashboard-for-jetpack'),
	updates: () => __('plugin updates', 'dashboard-for-jetpack'),
	'anti-spam': () => __('spam', 'dashboard-for-jetpack'),
	video: () => __('video storage', 'dashboard-for-jetpack'),
	provider: () =>
		withHost(
			/* translators: %s: name of the provider. */
			__('the connection to %s', 'dashboard-for-jetpack'),
		),
};

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
				headline: withHost(__('The connection to %s is broken', 'dashboard-for-jetpack')),
				detail: __(
					"Until it's restored, backups, scans and monitoring may not run.",
					'dashboard-for-jetpack',
				),
			};
		case 'site':
			return {
				/* translators: %s: name of the provider. */
				headline: withHost(__("Your site isn't connected to %s", 'dashboard-for-jetpack')),
				detail: __('Connect it to turn on protection.', 'dashboard-for-jetpack'),
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
				detail: __('Updates often fix security problems.', 'dashboard-for-jetpack'),
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
				detail: __('The first results will appear here.', 'dashboard-for-jetpack'),
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
				detail: withHost(
					/* translators: %s: name of the provider. */
					__('Data from %s may belong to the other address.', 'dashboard-for-jetpack'),
				),
			};
		case 'unknown':
			return {
				headline: sprintf(
					/* translators: %s: a list, such as "backups and threats". */
					__("Couldn't check %s", 'dashboard-for-jetpack'),
					new Intl.ListFormat(locale).format(row.of.map((what) => UNKNOWN_NAMES[what]())),
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
