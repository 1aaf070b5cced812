import { __, sprintf } from '@wordpress/i18n';
import type { StateError as StateErrorView } from '@/domain/notices/state-notices';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch } from '@/state/store/hooks';
import { stateNoticeDismissed } from '@/state/notices';
import { Notice, type NoticeAction } from '@/ui/notice';

/** What happened and what to do, in one or two sentences (CSTATE-04 to CSTATE-15). */
const SENTENCES: Record<StateErrorView['kind'], (code: string) => string> = {
	'access-denied': () => __("You didn't finish connecting Jetpack. Would you tell us why?"),
	cheating: () => __("Cheatin' uh?"),
	'logged-out': () =>
		__('Stay logged in to your site while you authorize Jetpack. Log in, then connect again.'),
	reactivate: () =>
		__(
			"Jetpack couldn't identify itself. Deactivate and reactivate the plugin, then connect again.",
		),
	'connect-again': () => __('The authorization has expired. Please click Connect again.'),
	'site-inaccessible': (code) =>
		sprintf(
			/* translators: %s: a machine code such as site_inaccessible. */
			__('Your site must be publicly accessible before you can connect it. (%s)'),
			code,
		),
	'terms-violated': () =>
		withHost(
			/* translators: %s: name of the provider. */
			__("This site can't be connected because it violates the %s terms of service."),
		),
	'site-not-public': () =>
		__("Your site is probably not publicly accessible. Jetpack can't reach a site on localhost."),
	'service-trouble': () =>
		withHost(
			/* translators: %s: name of the provider. */
			__('%s is having problems right now. Please try again later.'),
		),
	'host-trouble': () =>
		withHost(
			/* translators: %s: name of the provider. */
			__(
				"Your site couldn't contact %s. This is usually a web host configuration issue, so ask your host for help.",
			),
		),
	'contact-support': (code) =>
		sprintf(
			/* translators: %s: a machine code such as missing_secrets. */
			__(
				"Couldn't connect Jetpack. Please try again later. If it keeps happening, contact support with this code: %s.",
			),
			code,
		),
	verbatim: (code) => code,
};

const getActions = ({ kind }: StateErrorView): NoticeAction[] => {
	switch (kind) {
		case 'access-denied':
			return [
				{
					label: __('Take a short survey'),
					href: getRedirectUrl('jetpack-cancelled-connection'),
					isExternal: true,
				},
			];
		case 'contact-support':
			return [
				{
					label: __('Contact support'),
					href: getRedirectUrl('jetpack-contact-support'),
					isExternal: true,
				},
			];
		default:
			return [];
	}
};

/** Why the last action that left this page failed; stays until dismissed (NOTICE-11). */
export function StateError({ error }: { error: StateErrorView }) {
	const dispatch = useAppDispatch();
	return (
		<Notice
			status={error.kind === 'access-denied' ? 'info' : 'error'}
			actions={getActions(error)}
			onDismiss={() => dispatch(stateNoticeDismissed())}
		>
			{SENTENCES[error.kind](error.code)}
			{error.description && ` ${error.description}`}
		</Notice>
	);
}
