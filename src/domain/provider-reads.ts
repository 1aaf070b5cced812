/**
 * The reads of our screens for which the site asks the provider, below `jetpack/v4/`: each may occupy one of PHP's workers until the provider answers. The client
 * sends one at a time (`api/client/provider-queue.ts`), and the site answers several of them in one request (`class-first-calls.php`).
 */
export const PROVIDER_READS: readonly string[] = [
	'intro-offers',
	'licensing/user/counts',
	'licensing/user/licenses',
	'module/akismet/data',
	'module/akismet/key/check',
	'module/stats/data',
	'module/vaultpress/data',
	'recommendations/product-suggestions',
	'recommendations/upsell',
	'rewind',
	'scan',
	'search/plan',
	'search/pricing',
	'search/stats',
	'site',
	'site/activity',
	'site/benefits',
	'site/discount',
	'site/features',
	'site/products',
	'site/purchases',
	'tracking/settings',
	'verify-site/google',
];

/** Whether a read asks the provider. A number at its end is the id of something. */
export const asksProvider = (path: string): boolean =>
	PROVIDER_READS.includes(path.replace(/\/\d+$/, ''));
