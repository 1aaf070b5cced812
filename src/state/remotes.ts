import type { ActivityItem, BackupStatus } from '@/domain/backup';
import type { Firewall } from '@/domain/firewall';
import type { License } from '@/domain/licensing';
import type { DatedPurchase } from '@/domain/purchases';
import type { ScanStatus } from '@/domain/scan';
import type { CloudSite, SiteBenefit, SiteDiscount, SiteFeatures } from '@/domain/site';
import type { VaultPress } from '@/domain/vaultpress';
import { createRemoteSlice } from './remote-slice';

/*
 * The entities that are fetched and kept as they came. Their loaders stand apart, with the screens that call
 * them: what this file imports is in the first chunk.
 */
export const activitySlice = createRemoteSlice<ActivityItem[]>('activity');
export const benefitsSlice = createRemoteSlice<SiteBenefit[]>('benefits');
export const cloudSiteSlice = createRemoteSlice<CloudSite>('cloudSite');
export const discountSlice = createRemoteSlice<SiteDiscount>('discount');
export const featuresSlice = createRemoteSlice<SiteFeatures>('features');
export const firewallSlice = createRemoteSlice<Firewall>('firewall');
export const licensesSlice = createRemoteSlice<License[]>('licenses');
export const protectSlice = createRemoteSlice<number>('protect');
export const purchasesSlice = createRemoteSlice<DatedPurchase[]>('purchases');
export const rewindSlice = createRemoteSlice<BackupStatus>('rewind');
export const scanSlice = createRemoteSlice<ScanStatus>('scan');
/** Whether the person keeps out of the usage statistics (DATA-25). */
export const trackingSlice = createRemoteSlice<{ tracksOptOut: boolean }>('tracking');
export const vaultpressSlice = createRemoteSlice<VaultPress>('vaultpress');
