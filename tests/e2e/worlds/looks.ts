interface Look {
	scenario: string;
	hashes: string[];
}

const SETTINGS = [
	'#/security',
	'#/performance',
	'#/writing',
	'#/sharing',
	'#/discussion',
	'#/traffic',
];

/**
 * The screens to check at phone width, and right to left with longer texts: every route once, and every kind of user and
 * connection at least on the first screen.
 */
export const LOOKS: Look[] = [
	{
		scenario: 'security',
		hashes: [
			'#/dashboard',
			'#/my-plan',
			...SETTINGS,
			'#/privacy',
			'#/recommendations/site-type',
			'#/recommendations/summary',
			'#/license/activation',
			'#/product/backup',
			'#/woo-setup',
			'#/reconnect',
		],
	},
	{
		scenario: 'free',
		hashes: ['#/dashboard', '#/my-plan', '#/product/backup', '#/disconnect'],
	},
	{ scenario: 'unlinked-admin', hashes: ['#/dashboard', '#/connect-user', '#/sharing'] },
	{
		scenario: 'recommendations-new',
		hashes: ['#/recommendations/summary', '#/recommendations/publicize'],
	},
	{
		scenario: 'recommendations-product-suggestions',
		hashes: ['#/recommendations/product-suggestions', '#/recommendations/product-purchased'],
	},
	{ scenario: 'offline', hashes: ['#/dashboard', ...SETTINGS] },
	{ scenario: 'disconnected', hashes: ['#/dashboard', '#/woo-setup'] },
	{ scenario: 'site-only', hashes: ['#/dashboard', '#/security', '#/traffic', '#/my-plan'] },
	{ scenario: 'editor-view', hashes: ['#/dashboard', '#/sharing', '#/writing'] },
	{ scenario: 'author-view', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'contributor-view', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'subscriber-view', hashes: ['#/dashboard', '#/settings'] },
	{ scenario: 'coupon', hashes: ['#/dashboard'] },
	{ scenario: 'coupon-connected', hashes: ['#/dashboard'] },
	{ scenario: 'overridden', hashes: ['#/dashboard', '#/security', '#/traffic'] },
	{ scenario: 'stats-error', hashes: ['#/dashboard'] },
	{ scenario: 'stats-empty', hashes: ['#/dashboard'] },
	{ scenario: 'connection-error', hashes: ['#/dashboard'] },
	{ scenario: 'identity-crisis', hashes: ['#/dashboard'] },
	{ scenario: 'development', hashes: ['#/dashboard'] },
	{ scenario: 'sandboxed', hashes: ['#/dashboard'] },
	{ scenario: 'multisite', hashes: ['#/dashboard'] },
	{ scenario: 'atomic', hashes: ['#/dashboard', '#/security'] },
	{ scenario: 'threats', hashes: ['#/dashboard'] },
	{ scenario: 'cloud-failing', hashes: ['#/dashboard'] },
	{ scenario: 'vaultpress-missing', hashes: ['#/dashboard'] },
	{ scenario: 'modules-off', hashes: ['#/dashboard'] },
	{ scenario: 'complete', hashes: ['#/traffic'] },
	{ scenario: 'seo', hashes: ['#/traffic'] },
	{ scenario: 'verified', hashes: ['#/traffic'] },
	{ scenario: 'anti-spam-no-key', hashes: ['#/security'] },
	{ scenario: 'plan-complete-monthly', hashes: ['#/my-plan'] },
	{ scenario: 'purchases-thousand', hashes: ['#/my-plan'] },
	{ scenario: 'license-screen', hashes: ['#/my-plan'] },
	{ scenario: 'sold-out', hashes: ['#/product/search'] },
	{ scenario: 'discount-valid', hashes: ['#/product/backup'] },
	{ scenario: 'prices-bhd', hashes: ['#/product/backup'] },
];
