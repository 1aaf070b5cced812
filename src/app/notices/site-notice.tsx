import { __ } from '@wordpress/i18n';
import type { OfflineReason, SiteNotice as View } from '@/domain/notices/site-notices';
import { withHost } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { Notice, type NoticeAction } from '@/ui/notice';
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

/** Reports that the site is in offline mode, with all the reasons (NOTICE-33). */
function OfflineNotice({ reasons }: { reasons: OfflineReason[] }) {
	return (
		<Notice
			status="warning"
			actions={[leadTo(__('Learn more'), 'jetpack-support-development-mode')]}
		>
			<p>{__('Jetpack is in Offline Mode. Features that need a connection are off.')}</p>
			{reasons.length > 0 && (
				<ul className={styles.reasons}>
					{reasons.map((reason) => (
						<li key={reason}>{REASONS[reason]()}</li>
					))}
				</ul>
			)}
		</Notice>
	);
}

export default function SiteNotice({ notice }: { notice: View }) {
	switch (notice.kind) {
		case 'offline':
			return <OfflineNotice reasons={notice.reasons} />;
		case 'ask-administrator':
			return (
				<Notice status="warning">
					{withHost(
						/* translators: %s: name of the provider. */
						__('This site is not connected to %s. Please ask the site administrator to connect.'),
					)}
				</Notice>
			);
		case 'staging':
			return (
				<Notice status="info" actions={[leadTo(__('Learn more'), 'jetpack-support-staging-sites')]}>
					{__("This is a staging site. What you try here doesn't reach your live site.")}
				</Notice>
			);
		case 'development-version':
			return (
				<Notice
					status="info"
					actions={[leadTo(__('Send feedback'), 'jetpack-contact-support-beta-group')]}
				>
					{__("You're running a development version of Jetpack.")}
				</Notice>
			);
		case 'unlinked-user':
			return (
				<Notice
					status="info"
					actions={[{ label: __('Connect your account'), href: '#/connect-user' }]}
				>
					{withHost(
						/* translators: %s: name of the provider. */
						__("Your account isn't connected to %s yet."),
					)}
				</Notice>
			);
	}
}
