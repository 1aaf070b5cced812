import { __, _n, sprintf } from '@wordpress/i18n';

/** A request of the page, as the browser measured it; `duration` in milliseconds. */
export interface MeasuredRequest {
	name: string;
	duration: number;
}

const CALL = /jetpack\/v4\/([^?&#]+)/;
const JOINED = /admin-ajax\.php\?.*action=dashboard_for_jetpack_first_calls/;

/** The path of a call below `jetpack/v4/`; "" for the joined request, undefined for any other. The root may be a query of its own. */
function findCall(url: string): string | undefined {
	if (JOINED.test(url)) {
		return '';
	}
	try {
		return CALL.exec(decodeURIComponent(url))?.[1];
	} catch {
		return undefined;
	}
}

/** This visit's requests to the site so far, in one or two sentences; "" if there are none. */
export function describeVisit(requests: readonly MeasuredRequest[], locale: string): string {
	const calls = requests.flatMap(({ name, duration }) => {
		const call = findCall(name);
		return call === undefined ? [] : [{ call, duration }];
	});
	const slowest = [...calls].sort((one, other) => other.duration - one.duration)[0];
	if (!slowest) {
		return '';
	}
	const numbers = new Intl.NumberFormat(locale, {
		style: 'unit',
		unit: 'second',
		unitDisplay: 'long',
		maximumFractionDigits: 1,
	});
	const toSeconds = (duration: number) => numbers.format(duration / 1000);
	const total = calls.reduce((sum, { duration }) => sum + duration, 0);
	const summary = sprintf(
		/* translators: 1: number of requests; 2: a time, such as "1.2 seconds". */
		_n(
			'%1$d request to this site since the page was opened: %2$s.',
			'%1$d requests to this site since the page was opened: %2$s in all.',
			calls.length,
		),
		calls.length,
		toSeconds(total),
	);
	if (calls.length === 1) {
		return summary;
	}
	const last = sprintf(
		/* translators: 1: path of a REST API call, or "the joined request"; 2: a time, such as "1.2 seconds". */
		__('The slowest was %1$s: %2$s.'),
		slowest.call || __('the joined request'),
		toSeconds(slowest.duration),
	);
	return `${summary} ${last}`;
}
