import { __, _n, sprintf } from '@wordpress/i18n';
import { formatAgo, formatSiteDate } from '@/lib/dates';
import { RECONNECT_PATH } from '@/domain/routes/connect';
import { withHost } from '@/lib/brand';
import { getUnprotectedTitle } from './protection-rows';
import { isUnprotected } from './protections';
import { type FindRow, type StatusFacts } from './row';

/** In percent. */
const NEARLY_FULL = 90;

/** Nothing else is known of the site then. The notice above says what turns it on. */
export const offline: FindRow = (facts) =>
	facts.connection === 'offline' && {
		headline: __("Offline Mode: Jetpack isn't protecting this site"),
		detail: __('Jetpack connects when Offline Mode is off.'),
	};

/** In a crisis the provider's data may be about the other address. The notice above asks which it is. */
const describeSafeMode = () => ({
	headline: __('This site is in safe mode'),
	/* translators: %s: name of the provider. */
	detail: withHost(__('Data from %s may belong to the other address.')),
});

export const crisis: FindRow = (facts) => facts.crisis === 'decide' && describeSafeMode();

/** The notice above has the action (CSTATE-02, CSTATE-03). */
export const connection: FindRow = ({ connectionError }) =>
	connectionError && {
		/* translators: %s: name of the provider. */
		headline: withHost(__('The connection to %s is broken')),
		detail: __("Until it's restored, backups, scans and monitoring may not run."),
	};

export const site: FindRow = ({ connection: state, canConnectSite }) =>
	state === 'unconnected' && {
		/* translators: %s: name of the provider. */
		headline: withHost(__("Your site isn't connected to %s")),
		detail: canConnectSite
			? __('Connect it to turn on protection.')
			: __('Ask an administrator to connect this site.'),
		action: canConnectSite && { kind: 'connect-site' },
	};

function describeOwner(path: StatusFacts['owner']['path']) {
	if (path === RECONNECT_PATH) {
		return {
			headline: __('Jetpack has no owner on this site'),
			detail: __('Its owner is no longer a user here. Reconnect to become the owner.'),
		};
	}
	return {
		headline: __('No account is connected'),
		detail: path
			? __('Connect an account to turn on backups, scans and monitoring.')
			: __('Ask an administrator to connect theirs.'),
	};
}

export const owner: FindRow = ({ connection: state, owner: { isMissing, path }, protections }) =>
	state === 'connected' &&
	isMissing && {
		...describeOwner(path),
		...(isUnprotected(protections) && { headline: getUnprotectedTitle() }),
		action: path && { kind: 'connect-owner', path },
	};

const formatExpiry = (
	{ expiryDate }: StatusFacts['renewals'][number],
	{ dateFormat, locale }: StatusFacts,
) => formatSiteDate(expiryDate, dateFormat, locale);

export const expired: FindRow = (facts) =>
	facts.renewals
		.filter(({ isExpired }) => isExpired)
		.map((renewal) => ({
			/* translators: %s: name of a plan or product. */
			headline: sprintf(__('%s has expired'), renewal.name),
			/* translators: %s: a date. */
			detail: sprintf(__('It ended on %s.'), formatExpiry(renewal, facts)),
			action: { kind: 'renew', renewal },
		}));

export const renewal: FindRow = (facts) =>
	facts.renewals
		.filter(({ isExpired }) => !isExpired)
		.map((one) => ({
			/* translators: 1: name of a plan or product, 2: a date. */
			headline: sprintf(__('%1$s renews on %2$s'), one.name, formatExpiry(one, facts)),
			detail: '',
			action: { kind: 'route', href: '#/my-plan', label: __('See your plan') },
		}));

export const updates: FindRow = ({ updates: view }) =>
	view.kind === 'needed' &&
	view.hasLink && {
		headline: sprintf(
			/* translators: %d: number of plugins. */
			_n('%d plugin update available', '%d plugin updates available', view.count),
			view.count,
		),
		detail: __('Updates often fix security problems.'),
		action: {
			kind: 'admin',
			page: 'plugins.php?plugin_status=upgrade',
			label: __('Update plugins'),
		},
	};

export const storage: FindRow = ({ video }) =>
	video?.kind === 'storage' &&
	video.percentage >= NEARLY_FULL && {
		/* translators: %d: a percentage. */
		headline: sprintf(__('Your video storage is %d%% full'), video.percentage),
		detail: __('Delete videos that you no longer need.'),
		action: {
			kind: 'admin',
			page: 'upload.php',
			label: __('Manage media'),
		},
	};

export const uncheckedUpdates: FindRow = ({ updates: view, now, locale }) =>
	view.kind === 'unchecked' && {
		headline:
			view.checkedAt === null
				? __('Plugin updates not checked yet')
				: /* translators: %s: how long ago, such as "9 days ago". */
					sprintf(__('Plugin updates last checked %s'), formatAgo(view.checkedAt, now, locale)),
		detail: __('WordPress normally checks twice a day.'),
		action: {
			kind: 'admin',
			page: 'update-core.php?force-check=1',
			label: __('Check for updates'),
		},
	};

/** The crisis of somebody who has chosen safe mode or may not choose. */
export const otherAddress: FindRow = (facts) =>
	(facts.crisis === 'safe-mode' || facts.crisis === 'wait') && describeSafeMode();
