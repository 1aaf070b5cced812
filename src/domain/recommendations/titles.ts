import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import type { RecommendationPage } from './steps';

export function getRecommendationTitle(page: RecommendationPage): string {
	switch (page) {
		case 'site-type':
			return __('Tell us about your site', 'jetpack');
		case 'product-suggestions':
			return __('Products for your site', 'jetpack');
		case 'product-purchased':
			return __('Your new product', 'jetpack');
		case 'woocommerce':
			return __('WooCommerce', 'jetpack');
		case 'monitor':
			return __('Downtime monitoring', 'jetpack');
		case 'related-posts':
			return __('Related posts', 'jetpack');
		case 'creative-mail':
			return __('Creative Mail', 'jetpack');
		case 'site-accelerator':
			return __('Site accelerator', 'jetpack');
		case 'publicize':
			return __('Social media sharing', 'jetpack');
		case 'security-plan':
			return __('Security', 'jetpack');
		case 'anti-spam':
			return __('Anti-spam', 'jetpack');
		case 'videopress':
			return __('VideoPress', 'jetpack');
		case 'summary':
			return __('Your recommendations', 'jetpack');
		default:
			return assertNever(page, 'recommendations page');
	}
}
