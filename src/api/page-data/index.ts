import * as z from 'zod/mini';
import type { PageData } from '@/domain/page-data';
import type { Site } from '@/domain/site';
import { toPlainText } from '../client/failure-body';
import { decoder } from '../decode';
import { pageDataSchema, type WirePageData } from './schemas';

function toSite(wire: WirePageData): Site {
	const { siteData, partnerCoupon } = wire;
	return {
		blogId: siteData.blog_id,
		icon: siteData.icon,
		isVisibleToSearchEngines: siteData.siteVisibleToSearchEngines,
		isAtomicSite: siteData.isAtomicSite,
		isWoASite: siteData.isWoASite,
		isAtomicPlatform: siteData.isAtomicPlatform,
		isMultisite: siteData.isMultisite,
		dateFormat: siteData.dateFormat,
		showPromotions: siteData.showPromotions,
		showBackups: siteData.showBackups,
		showRecommendations: siteData.showRecommendations,
		showMyJetpack: siteData.showMyJetpack,
		rawUrl: wire.rawUrl,
		adminUrl: wire.adminUrl,
		title: wire.siteTitle,
		lastPostUrl: wire.lastPostUrl,
		currentVersion: wire.currentVersion,
		isDevVersion: wire.isDevVersion,
		isCompanion: wire.isCompanion,
		currentIp: wire.currentIp,
		pluginBaseUrl: wire.pluginBaseUrl,
		isWooCommerceActive: wire.isWooCommerceActive,
		hasSeenStoreSetup: wire.hasSeenWCConnectionModal,
		isSafari: wire.isSafari,
		useMyJetpackLicensingUi: wire.useMyJetpackLicensingUI,
		theme: wire.themeData,
		plan: siteData.plan,
		roles: wire.stats.roles,
		partner: {
			aff: wire.aff,
			subsidiaryId: wire.partnerSubsidiaryId,
			coupon: partnerCoupon && {
				code: partnerCoupon.coupon_code,
				preset: partnerCoupon.preset,
				partner: partnerCoupon.partner,
				product: partnerCoupon.product,
			},
		},
		recommendations: { step: wire.recommendationsStep, new: wire.newRecommendations },
		purchaseToken: wire.purchaseToken,
		pluginsCheckedAt: wire.pluginUpdatesCheckedAt && wire.pluginUpdatesCheckedAt * 1000,
	};
}

function toLicensing({ licensing }: WirePageData): PageData['licensing'] {
	return {
		error: toPlainText(licensing.error),
		showLicensingUi: licensing.showLicensingUi,
		counts: licensing.userCounts,
		dismissedNotice: {
			lastDetachedCount: licensing.activationNoticeDismiss.last_detached_count,
			lastDismissedTime: licensing.activationNoticeDismiss.last_dismissed_time,
		},
	};
}

function toStateNotices({ jetpackStateNotices: notices }: WirePageData): PageData['stateNotices'] {
	const post = notices.messageContent;
	return {
		messageCode: notices.messageCode,
		errorCode: notices.errorCode,
		errorDescription: notices.errorDescription,
		messageContent: post && {
			title: toPlainText(post.release_post_title),
			content: post.release_post_content,
		},
	};
}

function toProducts({ products }: WirePageData): PageData['products'] {
	const entries = Object.entries(products).map(([key, product]) => [
		key,
		{
			title: product.title,
			slug: product.slug,
			description: product.description,
			showPromotion: product.show_promotion,
			discountPercent: product.discount_percent,
			includedInPlans: product.included_in_plans,
			features: product.features,
		},
	]);
	return Object.fromEntries(entries);
}

function toPageData(wire: WirePageData): PageData {
	const { tracksUserData: tracks } = wire;
	return {
		apiRoot: wire.WP_API_root,
		apiNonce: wire.WP_API_nonce,
		registrationNonce: wire.registrationNonce,
		connectUrl: wire.connectUrl,
		doNotUseConnectionIframe: wire.doNotUseConnectionIframe,
		connectionStatus: wire.connectionStatus,
		connectedPlugins: wire.connectedPlugins,
		currentUser: wire.userData.currentUser,
		modules: wire.getModules,
		settings: wire.settings,
		site: toSite(wire),
		stats: wire.stats,
		dismissedNotices: wire.dismissedNotices,
		stateNotices: toStateNotices(wire),
		licensing: toLicensing(wire),
		products: toProducts(wire),
		externalServicesConnectUrls: wire.externalServicesConnectUrls,
		tracksUser: tracks && {
			blogId: tracks.blogid,
			userId: tracks.userid,
			username: tracks.username,
		},
		localeSlug: wire.localeSlug,
	};
}

/**
 * Decodes what the admin page printed.
 *
 * @throws {ApiError} Kind `shape`, naming each required key that is missing or malformed (ERR-12).
 */
export const decodePageData = decoder(z.pipe(pageDataSchema, z.transform(toPageData)));
