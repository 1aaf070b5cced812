import { __, sprintf } from '@wordpress/i18n';
import {
	resolveStateError,
	resolveStateMessage,
	type StateMessage as Message,
} from '@/domain/notices/state-notices';
import { isProviderHosted } from '@/domain/site/types';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, type SafeUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectStateNotices, stateNoticeDismissed } from '@/state/notices';
import { selectSite } from '@/state/site';
import { Notice, type NoticeProps } from '@/ui/notice';
import { LicenseActivation } from './license-activation';
import { CouponBanner } from './coupon-banner';
import { LicensingError } from './licensing-error';
import { MissingPieces } from './missing-pieces';
import { StateError } from './state-error';

interface MessageView extends Pick<NoticeProps, 'status' | 'actions'> {
	text: string;
}

interface Place {
	version: string;
	adminUrl: SafeUrl;
}

const MESSAGES: Record<Message, (place: Place) => MessageView> = {
	'modules-activated': ({ version }) => ({
		status: 'success',
		/* translators: %s: a version number. */
		text: sprintf(__('Welcome to Jetpack %s!'), version),
	}),
	'already-authorized': () => ({
		status: 'success',
		text: __('This site is already connected.'),
	}),
	authorized: () => ({
		status: 'success',
		text: __('Your site is now connected.'),
	}),
	linked: () => ({
		status: 'success',
		/* translators: %s: name of the provider. */
		text: withHost(__('Your account is now connected to %s.')),
	}),
	'protect-misconfigured-ip': () => ({
		status: 'error',
		text: __("Your server is misconfigured, so brute force protection can't tell visitors apart."),
		actions: [
			{
				label: __('Learn More'),
				href: getRedirectUrl('jetpack-support-security-features'),
				isExternal: true,
			},
		],
	}),
	'reconnection-completed': ({ adminUrl }) => ({
		status: 'success',
		text: __('Jetpack is connected again. Check Site Health to see if anything is left to do.'),
		actions: [
			{
				label: __('Open Site Health'),
				href: joinUrl(adminUrl, 'site-health.php'),
			},
		],
	}),
	disconnected: () => ({
		status: 'success',
		/* translators: %s: name of the provider. */
		text: withHost(__('Your site is no longer connected to %s.')),
	}),
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
	if (error) {
		return <StateError error={error} />;
	}
	const message = resolveStateMessage({
		messageCode: notices.messageCode,
		isProviderHosted: isProviderHosted(site),
	});
	if (!message) {
		return null;
	}
	const { text, ...view } = MESSAGES[message]({
		version: site.currentVersion,
		adminUrl: site.adminUrl,
	});
	return (
		<Notice {...view} onDismiss={() => dispatch(stateNoticeDismissed())}>
			{text}
		</Notice>
	);
}

/**
 * The notices that the server prints in the page data: missing pieces, messages, errors, unused licenses, a
 * coupon (NOTICE-11, NOTICE-35, LIC-16, COUPON-07).
 */
export default function StateNoticesContent() {
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
