import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { knownData } from '@/lib/remote';
import { joinUrl } from '@/lib/safe-url';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectLicensing } from '@/state/licensing';
import { selectPurchases } from '@/state/plans/purchases';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { ProviderLink } from '../common/provider-link';
import styles from './style.module.scss';

/** Ways on: for people who have a key (PLAN-01, PLAN-02), and for those who have no license to use first (PLAN-05, PLAN-06). */
export function Footer() {
	const reasonId = useId();
	const { adminUrl, showMyJetpack, useMyJetpackLicensingUi } = useAppSelector(selectSite);
	const { canActivateLicense, lacksLicenseCall } = useAppSelector(selectCapabilities);
	// The page on which a key is entered (PLAN-14, PLAN-15); My Jetpack's page exists only with My Jetpack.
	const isElsewhere = useMyJetpackLicensingUi && showMyJetpack;
	// The screen redirects everyone else (SHELL-18).
	const isAllowed = isElsewhere || canActivateLicense;
	const hasPurchases = useAppSelector((state) =>
		Boolean(knownData(selectPurchases(state))?.length),
	);
	const hasUnused = useAppSelector((state) => Boolean(selectLicensing(state).counts?.detached));
	return (
		<div className={styles.bar}>
			<div>
				<p>{__('Got a license key? Activate it here.')}</p>
				{!isAllowed && (
					<p id={reasonId} className="jd-muted">
						{lacksLicenseCall
							? __("Jetpack on this site can't activate licenses.")
							: __('Only the person who connected this site can activate a license.')}
					</p>
				)}
			</div>
			<div className="jd-row">
				{hasPurchases && (
					<ProviderLink source="calypso-purchases">{__('View all purchases')}</ProviderLink>
				)}
				{!hasUnused && (
					<Button variant="link" href="#/recommendations">
						{__('Recommendations')}
					</Button>
				)}
				<Button
					href={
						isElsewhere
							? joinUrl(adminUrl, 'admin.php?page=my-jetpack#/add-license')
							: '#/license/activation'
					}
					disabled={!isAllowed}
					accessibleWhenDisabled
					aria-describedby={isAllowed ? undefined : reasonId}
				>
					{__('Activate a Product')}
				</Button>
			</div>
		</div>
	);
}
