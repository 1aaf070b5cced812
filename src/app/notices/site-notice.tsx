import { __ } from '@wordpress/i18n';
import type { OfflineReason, SiteNotice as View } from '@/domain/notices/site-notices';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { Notice, type NoticeAction, type NoticeProps } from '@/ui/notice';
import styles from './style.module.scss';

/** The action that leads to a page of the provider. */
export const leadTo = (label: string, page: string): NoticeAction => ({
	label,
	href: getRedirectUrl(page),
	isExternal: true,
});

const REASONS: Record<OfflineReason, () => string> = {
	filter: () => __('The jetpack_offline_mode filter turns it on.'),
	constant: () => __('The JETPACK_DEV_DEBUG constant is set.'),
	wpLocalConstant: () => __('The WP_LOCAL_DEV constant is set.'),
	url: () => __('This site has a local address, such as localhost.'),
};

/** What a notice says and offers. */
export interface NoticeView extends Pick<NoticeProps, 'status' | 'actions'> {
	text: string;
}

const VIEWS: Record<View['kind'], () => NoticeView> = {
	offline: () => ({
		status: 'warning',
		text: __('Jetpack is in Offline Mode. Features that need a connection are off.'),
		actions: [leadTo(__('Learn more'), 'jetpack-support-development-mode')],
	}),
	'ask-administrator': () => ({
		status: 'warning',
		text: withHost(
			/* translators: %s: name of the provider. */
			__('This site is not connected to %s. Please ask the site administrator to connect.'),
		),
	}),
	staging: () => ({
		status: 'info',
		text: __("This is a staging site. What you try here doesn't reach your live site."),
		actions: [leadTo(__('Learn more'), 'jetpack-support-staging-sites')],
	}),
	'development-version': () => ({
		status: 'info',
		text: __("You're running a development version of Jetpack."),
		actions: [leadTo(__('Send feedback'), 'jetpack-contact-support-beta-group')],
	}),
	'unlinked-user': () => ({
		status: 'info',
		text: withHost(
			/* translators: %s: name of the provider. */
			__("Your account isn't connected to %s yet."),
		),
		actions: [{ label: __('Connect your account'), href: '#/connect-user' }],
	}),
};

/** A lasting state of the site; offline mode with all the reasons (NOTICE-33). */
export function SiteNotice({ notice }: { notice: View }) {
	const { text, ...view } = VIEWS[notice.kind]();
	if (notice.kind !== 'offline') {
		return <Notice {...view}>{text}</Notice>;
	}
	return (
		<Notice {...view}>
			<p>{text}</p>
			{notice.reasons.length > 0 && (
				<ul className={`jd-bullets ${styles.reasons}`}>
					{notice.reasons.map((reason) => (
						<li key={reason}>{REASONS[reason]()}</li>
					))}
				</ul>
			)}
		</Notice>
	);
}
