import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { category } from '@wordpress/icons';
import { isSecurityBundleOffered } from '@/domain/dashboard';
import { selectEntitlements } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { selectPromotion } from '@/state/promotions';
import { selectSite } from '@/state/site';
import { FeatureOffer } from '../../common/feature-offer';
import styles from './style.module.scss';

const selectIsOffered = createSelector(
	[selectPromotion, selectSite, selectEntitlements],
	(promotion, { isMultisite, showBackups }, { flags }) =>
		isSecurityBundleOffered({ promotion, isMultisite, showBackups, flags }),
);

/** The one offer of everything that protects a site (DASH-06, DASH-07, DASH-11). */
export function SecurityBundle() {
	return useAppSelector(selectIsOffered) ? (
		<div className={styles.row}>
			<FeatureOffer
				feature="security-bundle"
				promotion="upgrade"
				title={__('Protect your site from end to end', 'dashboard-for-jetpack')}
				description={__(
					'Backup, Scan and Anti-spam in one plan: restore your site, catch malware and block spam.',
					'dashboard-for-jetpack',
				)}
				icon={category}
			/>
		</div>
	) : null;
}
