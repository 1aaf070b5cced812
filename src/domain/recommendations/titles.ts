import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import type { RecommendationPage } from './steps';

export function getRecommendationTitle(page: RecommendationPage): string {
	switch (page) {
		case 'site-type':
			return __('Tell us about your site', 'dashboard-for-jetpack');
		case 'product-suggestions':
			return __('Products for your site', 'dashboard-for-jetpack');
		case 'product-purchased':
			return __('Your new product', 'dashboard-for-jetpack');
		case 'woocommerce':
			return __('WooCommerce', 'dashboard-for-jetpack');
		case 'monitor':
			return __('Downtime monitoring', 'dashboard-for-jetpack');
		case 'related-posts':
			return __('Related posts', 'dashboard-for-jetpack');
		case 'creative-mail':
			return __('Creative Mail', 'dashboard-for-jetpack');
		case 'site-accelerator':
			return __('Site accelerator', 'dashboard-for-jetpack');
		case 'publicize':
			return __('Social media sharing', 'dashboard-for-jetpack');
		case 'security-plan':
			return __('Security', 'dashboard-for-jetpack');
		case 'anti-spam':
			return __('Anti-spam', 'dashboard-for-jetpack');
		case 'videopress':
			return __('VideoPress', 'dashboard-for-jetpack');
		case 'summary':
			return __('Your recommendations', 'dashboard-for-jetpack');
		default:
			return assertNever(page, 'recommendations page');
	}
}
