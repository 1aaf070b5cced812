import { __ } from '@wordpress/i18n';
import { isRecommendedFeature, type RecommendedResource } from '@/domain/recommendations/features';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { SafeUrl } from '@/lib/safe-url';
import { getFeatureText } from './feature-texts';

interface ResourceText {
	name: string;
	lead: string;
	description: string;
	action: string;
	href: SafeUrl;
}

const RESOURCE_TEXTS: Record<RecommendedResource, () => ResourceText> = {
	'security-plan': () => ({
		name: __('Security'),
		lead: __('Make a plan before something goes wrong'),
		description: __(
			'Backups, scans and strong passwords each protect a part of your site. Learn how they work together.',
		),
		action: __('Read about site security'),
		href: getRedirectUrl('jetpack-support-security-features'),
	}),
	'anti-spam': () => ({
		name: __('Anti-spam'),
		lead: __('Keep spam out of comments and forms'),
		description: __(
			'Spam takes your time and drives visitors away. Learn where it comes from and how to block it automatically.',
		),
		action: __('Read about blocking spam'),
		href: getRedirectUrl('jetpack-support-akismet'),
	}),
};

/** The texts of a resource (RECS-56). */
export const getResourceText = (resource: RecommendedResource): ResourceText =>
	RESOURCE_TEXTS[resource]();

/** The heading of a page. */
export function getPageTitle(page: RecommendationPage): string {
	if (isRecommendedFeature(page)) {
		return getFeatureText(page).name;
	}
	switch (page) {
		case 'site-type':
			return __('Tell us about your site');
		case 'product-suggestions':
			return __('Products for your site');
		case 'product-purchased':
			return __('Your new product');
		case 'summary':
			return __('Your recommendations');
		case 'security-plan':
		case 'anti-spam':
			return getResourceText(page).name;
	}
}
