import { __, sprintf } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';

const DAY = 24 * 60 * 60 * 1000;

/** When something was true, in epoch milliseconds: "As of 10:42", with the day if it wasn't today. */
export function formatAsOf(at: number, now: number, locale: string): string {
	const dayOf = (moment: number) => new Date(moment).toDateString();
	const time = { hour: 'numeric', minute: '2-digit' } as const;
	const isToday = dayOf(at) === dayOf(now);
	if (dayOf(at) === dayOf(now - DAY)) {
		/* translators: %s: a time, such as "10:42". */
		return sprintf(__('As of yesterday, %s'), new Date(at).toLocaleTimeString(locale, time));
	}
	return sprintf(
		/* translators: %s: a time, such as "10:42", or a date with a time. */
		__('As of %s'),
		new Date(at).toLocaleString(
			locale,
			isToday ? time : { month: 'short', day: 'numeric', ...time },
		),
	);
}

/** Failures on the way to the site. All others mean that the site got no usable answer of the provider. */
const OF_THE_SITE: readonly string[] = ['network', 'session', 'other-user', 'unverified'];

/** Why an answer that the site has kept couldn't be replaced. */
export const describeSilence = ({ kind, message }: { kind: string; message: string }): string =>
	OF_THE_SITE.includes(kind)
		? message
		: /* translators: %s: name of the provider. */
			withHost(__("%s isn't answering."));
