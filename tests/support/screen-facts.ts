import type { ScreenFacts } from '@/domain/routes/screen-choice';

/** The owner of a connected site, who has every right. */
export const OWNER: ScreenFacts = {
	canManageModules: true,
	canConnectSite: true,
	canReconnect: true,
	canConnectAccount: true,
	canActivateLicense: true,
	lacksLicenseCall: false,
	isLinked: true,
	connection: 'connected',
	showRecommendations: true,
	recommendationsStep: 'not-started',
	hasCoupon: false,
	isCouponRequested: false,
	isWooCommerceActive: false,
	hasSeenStoreSetup: false,
	unread: null,
};
