import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { grid } from '@wordpress/icons';
import { resolveSecurityBundle } from '@/domain/plans/security-bundle';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { selectSite } from '@/state/site';
import { FeatureOffer } from '../../common/feature-offer';
import styles from './style.module.scss';

const selectView = createSelector(
	[selectPromotion, selectSite, selectEntitlements],
	(promotion, { isMultisite, showBackups }, entitlements) =>
		resolveSecurityBundle({ promotion, isMultisite, showBackups, entitlements }),
);

/** The offer of the bundle of all security products (DASH-06, DASH-07, DASH-11). */
export function SecurityBundle() {
	const view = useAppSelector(selectView);
	if (view === 'hidden') {
		return null;
	}
	const isExpected = view === 'expected';
	return (
		<div className={isExpected ? styles.expected : undefined} aria-hidden={isExpected || undefined}>
			<FeatureOffer
				feature="security-bundle"
				promotion="upgrade"
				title={__('Protect your site from end to end')}
				description={__(
					'Backup, Scan and Anti-spam in one plan: restore your site, catch malware and block spam.',
				)}
				icon={grid}
			/>
		</div>
	);
}
