import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import { recordClick } from '@/state/analytics';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Banner } from '@/ui/banner';
import { selectIsSecurityBundleOffered } from './select-security-bundle';
import styles from './style.module.scss';

/** The one offer of everything that protects a site (DASH-06, DASH-07, DASH-11). */
export function SecurityBundle() {
	const dispatch = useAppDispatch();
	const isOffered = useAppSelector(selectIsSecurityBundleOffered);
	if (!isOffered) {
		return null;
	}
	return (
		<div className={styles.row}>
			<Banner
				title={__('Protect your site from end to end', 'jetpack')}
				description={__(
					'Backup, Scan and Anti-spam in one plan: copies of your site, a watch for malware, and comments and forms without spam.',
					'jetpack',
				)}
				icon={shield}
				actionLabel={__('Upgrade', 'jetpack')}
				href="#/plans"
				onAction={() => dispatch(recordClick('upgrade-banner', { feature: 'security-bundle' }))}
			/>
		</div>
	);
}
