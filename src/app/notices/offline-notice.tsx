import { __ } from '@wordpress/i18n';
import type { OfflineReason } from '@/domain/notices/site-notices';
import { getRedirectUrl } from '@/lib/redirect-url';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

const REASONS: Record<OfflineReason, () => string> = {
	filter: () => __('The jetpack_offline_mode filter turns it on.'),
	constant: () => __('The JETPACK_DEV_DEBUG constant is set.'),
	wpLocalConstant: () => __('The WP_LOCAL_DEV constant is set.'),
	url: () => __('This site has a local address, such as localhost.'),
};

/** Reports that the site is in offline mode, with all the reasons (NOTICE-33). */
export function OfflineNotice({ reasons }: { reasons: OfflineReason[] }) {
	return (
		<Notice
			status="warning"
			actions={[
				{
					label: __('Learn more'),
					href: getRedirectUrl('jetpack-support-development-mode'),
					isExternal: true,
				},
			]}
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
