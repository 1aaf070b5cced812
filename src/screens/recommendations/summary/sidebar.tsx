import type { ReactNode } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { getStoreUrl } from '@/domain/dashboard/app-stores';
import { resolveSidebar } from '@/domain/recommendations/offers';
import { selectEntitlements, selectPromotion } from '@/state/site/entitlements';
import { useAppSelector } from '@/state/store/hooks';
import { loadUpsell, selectUpsellView } from '@/state/recommendations';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadScan, selectScanAnswer } from '@/state/scan';
import { Card } from '@/ui/card';
import { ExternalLink } from '@/ui/external-link';
import { SkeletonCard } from '@/ui/skeleton';
import { ViewBackups } from '../../common/view-backups';
import { ProviderLink } from '../../common/provider-link';
import { useEntitlementLoads } from '../../common/use-entitlement-loads';
import { useLoads } from '../../common/use-loads';
import { ProviderOffer } from '../offer-card';

const selectView = createSelector(
	[selectUpsellView, selectPromotion, selectRewind, selectScanAnswer, selectEntitlements],
	(upsell, promotion, rewind, scan, entitlements) =>
		resolveSidebar({ upsell, promotion, rewind, scan, entitlements }),
);

type Protection = Extract<ReturnType<typeof selectView>, { kind: 'manage-security' }>;

function describeProtection({ hasBackups, hasScan }: Protection): string {
	if (!hasScan) {
		return __('See your backups.');
	}
	return hasBackups
		? __('See your backups, and what the last scan has found.')
		: __('See what the last scan has found.');
}

/** Beside the summary: one suggestion for this site (RECS-47, RECS-48). */
export function Sidebar() {
	useLoads(loadUpsell, loadRewind, loadScan);
	useEntitlementLoads();
	const view = useAppSelector(selectView);
	switch (view.kind) {
		case 'loading':
			return <SkeletonCard lines={6} label={__('Looking at your plan…')} />;
		case 'upsell':
			return <ProviderOffer page="summary" offer={view.upsell} />;
		case 'one-click-restores':
			return (
				<SidebarCard
					title={__('Restore with one click')}
					text={__('Add your server credentials, and any backup is one click away.')}
				>
					<ProviderLink source="jetpack-backup-dash-credentials" variant="secondary">
						{__('Enter credentials')}
					</ProviderLink>
				</SidebarCard>
			);
		case 'manage-security':
			return (
				<SidebarCard title={__("Manage your site's security")} text={describeProtection(view)}>
					{view.hasBackups && <ViewBackups />}
					{view.hasScan && (
						<ProviderLink
							source="calypso-scanner"
							variant={view.hasBackups ? undefined : 'secondary'}
						>
							{__('View scan results')}
						</ProviderLink>
					)}
				</SidebarCard>
			);
		case 'download-app':
			return (
				<SidebarCard
					title={__('Get the mobile app')}
					text={__('Write posts, answer comments and check your stats anywhere.')}
				>
					<ExternalLink href={getStoreUrl('android')}>{__('Get it on Google Play')}</ExternalLink>
					<ExternalLink href={getStoreUrl('ios')}>{__('Download on the App Store')}</ExternalLink>
				</SidebarCard>
			);
	}
}

interface SidebarCardProps {
	title: string;
	text: string;
	children: ReactNode;
}

function SidebarCard({ title, text, children }: SidebarCardProps) {
	return (
		<Card headingLevel={2} title={title}>
			<p>{text}</p>
			<div className="jd-start">{children}</div>
		</Card>
	);
}
