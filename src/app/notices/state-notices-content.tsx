import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	resolveStateError,
	resolveStateMessage,
	type StateError as StateErrorView,
	type StateMessage as Message,
} from '@/domain/notices/state-notices';
import { isProviderHosted, type Site } from '@/domain/site/types';
import { withHost } from '@/lib/brand';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { clearLicensingError, selectLicensing } from '@/state/licensing';
import { selectStateNotices, stateNoticeDismissed } from '@/state/notices';
import { selectSite } from '@/state/site';
import { Notice, type NoticeAction } from '@/ui/notice';
import { focusScreenHeading } from '@/ui/screen-title';
import { LicenseActivation } from './license-activation';
import { CouponBanner } from './coupon-banner';
import { MissingPieces } from './missing-pieces';
import { leadTo, type NoticeView } from './site-notice';

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
			return [leadTo(__('Take a short survey'), 'jetpack-cancelled-connection')];
		case 'contact-support':
			return [leadTo(__('Contact support'), 'jetpack-contact-support')];
		default:
			return [];
	}
};

/** Why the last action that left this page failed; stays until dismissed (NOTICE-11). */
function StateError({ error, onDismiss }: { error: StateErrorView; onDismiss: () => void }) {
	return (
		<Notice
			status={error.kind === 'access-denied' ? 'info' : 'error'}
			actions={getActions(error)}
			onDismiss={onDismiss}
		>
			{SENTENCES[error.kind](error.code)}
			{error.description && ` ${error.description}`}
		</Notice>
	);
}

/** A success, unless it says otherwise. */
type MessageView = Omit<NoticeView, 'status'> & Partial<Pick<NoticeView, 'status'>>;

const MESSAGES: Record<Message, (site: Site) => MessageView> = {
	'modules-activated': ({ currentVersion }) => ({
		/* translators: %s: a version number. */
		text: sprintf(__('Welcome to Jetpack %s!'), currentVersion),
	}),
	'already-authorized': () => ({ text: __('This site is already connected.') }),
	authorized: () => ({ text: __('Your site is now connected.') }),
	/* translators: %s: name of the provider. */
	linked: () => ({ text: withHost(__('Your account is now connected to %s.')) }),
	'protect-misconfigured-ip': () => ({
		status: 'error',
		text: __("Your server is misconfigured, so brute force protection can't tell visitors apart."),
		actions: [leadTo(__('Learn More'), 'jetpack-support-security-features')],
	}),
	'reconnection-completed': ({ adminUrl }) => ({
		text: __('Jetpack is connected again. Check Site Health to see if anything is left to do.'),
		actions: [{ label: __('Open Site Health'), href: joinUrl(adminUrl, 'site-health.php') }],
	}),
	/* translators: %s: name of the provider. */
	disconnected: () => ({ text: withHost(__('Your site is no longer connected to %s.')) }),
};

/**
 * The server's message for this page load; stays until dismissed (CSTATE-17 to CSTATE-20, NOTICE-11). Errors
 * are shown before successes.
 */
function StateMessage() {
	const dispatch = useAppDispatch();
	const notices = useAppSelector(selectStateNotices);
	const site = useAppSelector(selectSite);
	const error = resolveStateError(notices);
	const dismiss = () => {
		focusScreenHeading();
		dispatch(stateNoticeDismissed());
	};
	if (error) {
		return <StateError error={error} onDismiss={dismiss} />;
	}
	const message = resolveStateMessage(notices.messageCode, isProviderHosted(site));
	if (!message) {
		return null;
	}
	const { text, ...view } = MESSAGES[message](site);
	return (
		<Notice status="success" {...view} onDismiss={dismiss}>
			{text}
		</Notice>
	);
}

/**
 * The licensing error that the site has saved (NOTICE-35). Once dismissed it stays hidden for this visit,
 * even if the site couldn't delete it.
 */
export function LicensingError() {
	const dispatch = useAppDispatch();
	const { error } = useAppSelector(selectLicensing);
	const { canManageOptions } = useAppSelector(selectCapabilities);
	const [dismissed, setDismissed] = useState('');
	if (!error || error === dismissed || !canManageOptions) {
		return null;
	}

	const dismiss = () => {
		setDismissed(error);
		focusScreenHeading();
		void dispatch(clearLicensingError());
	};

	return (
		<Notice status="error" onDismiss={dismiss}>
			{error}
		</Notice>
	);
}

/**
 * The notices that the server prints in the page data: missing pieces, messages, errors, unused licenses, a
 * coupon (NOTICE-11, NOTICE-35, LIC-16, COUPON-07).
 */
export function StateNotices() {
	return (
		<>
			<MissingPieces />
			<StateMessage />
			<LicensingError />
			<LicenseActivation />
			<CouponBanner />
		</>
	);
}
