import { __ } from '@wordpress/i18n';
import { assertNever } from '@/lib/assert-never';
import type { ProductKey } from './slugs';

/** What a product is called where the page data does not say. */
export function getProductName(key: ProductKey): string {
	switch (key) {
		case 'akismet':
			return __('Jetpack Anti-spam', 'jetpack');
		case 'backup':
			return __('Jetpack Backup', 'jetpack');
		case 'scan':
			return __('Jetpack Scan', 'jetpack');
		case 'search':
			return __('Jetpack Search', 'jetpack');
		case 'security':
			return __('Jetpack Security', 'jetpack');
		case 'videopress':
			return __('Jetpack VideoPress', 'jetpack');
		default:
			return assertNever(key, 'product');
	}
}
