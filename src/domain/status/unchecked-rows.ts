import { __, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { type FindRow, type FoundRow, type StatusFacts } from './row';

type Requested = 'features' | 'backup' | 'scan' | 'provider' | 'updates' | 'anti-spam' | 'video';

const REQUESTED: Record<Requested, () => string> = {
	features: () => __('which features are on'),
	backup: () => __('your backups'),
	scan: () => __('your malware scans'),
	provider: () =>
		/* translators: %s: name of the provider. */
		withHost(__('the connection to %s')),
	updates: () => __('plugin updates'),
	'anti-spam': () => __('spam'),
	video: () => __('video storage'),
};

/** What may hide that nothing protects the site, and so comes before what is merely off or offered. */
const SERIOUS: readonly Requested[] = ['features', 'backup', 'scan', 'provider'];
/** What the site answers itself. The rest fails with a broken connection, which has a row of its own. */
const OF_SITE: readonly Requested[] = ['features', 'updates'];

interface Request {
	kind: string;
	isRetrying?: boolean;
	lack?: unknown;
	isKept?: true;
}

/** The requests that share a row, by the data that they return. */
export const requestsOf = (facts: StatusFacts): [Requested, Request | null][] => [
	['features', facts.unread],
	['backup', facts.backup],
	['scan', facts.scan],
	['provider', facts.provider],
	['updates', facts.updates],
	['anti-spam', facts.antiSpam],
	['video', facts.video],
];

/** One row for all failed requests, if that is as serious as asked for. */
function findFailed(facts: StatusFacts, isSerious: boolean): FoundRow | null {
	// What this Jetpack doesn't offer isn't a doubt that anyone could clear.
	const failed = requestsOf(facts).filter(
		([what, view]) =>
			view?.kind === 'failed' &&
			!view.lack &&
			!view.isKept &&
			(!facts.connectionError || OF_SITE.includes(what)),
	);
	const all = failed.map(([what]) => what);
	const serious = all.filter((what) => SERIOUS.includes(what));
	if (all.length === 0 || serious.length > 0 !== isSerious) {
		return null;
	}
	const list = (some: Requested[]) =>
		new Intl.ListFormat(facts.locale).format(some.map((what) => REQUESTED[what]()));
	const named = serious.length > 0 ? serious : all;
	const isLong = isSerious && named.length > 2;
	const rest = isLong ? all : all.filter((what) => !named.includes(what));
	return {
		headline: isLong
			? __("Couldn't check your site")
			: /* translators: %s: one or two things, such as "your backups and your malware scans". */
				sprintf(__("Couldn't check %s"), list(named)),
		detail:
			rest.length > 0
				? /* translators: %s: a list of things that couldn't be checked, such as "spam and video storage". */
					sprintf(__('Unknown: %s.'), list(rest))
				: '',
		action: {
			kind: 'retry',
			isRetrying: failed.some(([, view]) => view?.isRetrying),
			ofFeatures: all.includes('features'),
		},
	};
}

export const unchecked: FindRow = (facts) => findFailed(facts, true);

export const unknown: FindRow = (facts) => findFailed(facts, false);
