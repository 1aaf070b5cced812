/** A GET request of a card that the tests break. */
export interface Read {
	path: string;
	/** Requests with the same data, which must fail with it. */
	also?: string[];
	scenario: string;
	hash: string;
	/** The card that shows the response. */
	card: string;
	/** The card that is there while the response is pending, if it is another one. */
	pendingCard?: string;
	/** The message of a failure. */
	says: string;
	/** Whether the card is collapsed and has to be opened first. */
	isFolded?: boolean;
}

const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';
const BOTH = 'Backups and security scanning';
const [SECURITY, PERFORMANCE, PRIVACY, TRAFFIC, PLAN] = [
	'#/security',
	'#/performance',
	'#/privacy',
	'#/traffic',
	'#/my-plan',
];
const VERIFICATION = {
	scenario: 'verification-token',
	hash: TRAFFIC,
	card: 'Site verification',
};

/** Every GET request of the settings, My Plan and the product pages whose failure is visible. */
export const READS: Read[] = [
	{ path: 'rewind', scenario: 'security', hash: SECURITY, card: BOTH, says: OOPS },
	{ path: 'scan', scenario: 'security', hash: SECURITY, card: BOTH, says: OOPS },
	{
		path: 'module/vaultpress/data',
		scenario: 'vaultpress-threats',
		hash: SECURITY,
		card: BOTH,
		says: OOPS,
	},
	{ path: 'plugins', scenario: 'vaultpress-missing', hash: SECURITY, card: BOTH, says: OOPS },
	{
		path: 'module/akismet/data',
		scenario: 'free',
		hash: SECURITY,
		card: 'Protect your site from spam',
		says: "Couldn't check whether Akismet is installed.",
	},
	{
		path: 'module/akismet/key/check',
		scenario: 'anti-spam-active',
		hash: SECURITY,
		card: 'Anti-spam',
		says: "Couldn't check your key.",
		isFolded: true,
	},
	{
		path: 'waf',
		scenario: 'firewall-old-rules',
		hash: SECURITY,
		card: 'Firewall',
		says: "Couldn't load the firewall's setup.",
	},
	{
		path: 'site/features',
		also: ['site'],
		scenario: 'search-active',
		hash: PERFORMANCE,
		card: 'Search',
		says: "Couldn't load your plan.",
	},
	{
		path: 'site',
		scenario: 'videopress-storage',
		hash: PERFORMANCE,
		card: 'Media',
		says: "Couldn't load your video storage.",
	},
	{
		...VERIFICATION,
		path: 'verify-site/google',
		says: "Couldn't check whether Google has verified your site.",
	},
	{
		path: 'site',
		also: ['site/features'],
		scenario: 'free',
		hash: TRAFFIC,
		card: 'Ads',
		says: "Couldn't load your plan.",
	},
	{
		path: 'tracking/settings',
		scenario: 'free',
		hash: PRIVACY,
		card: 'Privacy settings',
		says: "Couldn't load your choice about sharing usage data.",
	},
	{
		path: 'site/purchases',
		scenario: 'realtime-beside-premium',
		hash: PLAN,
		card: 'My Products',
		pendingCard: 'Your plan',
		says: "Couldn't load your products.",
	},
	{
		path: 'rewind',
		scenario: 'security',
		hash: PLAN,
		card: 'Site backups and security',
		says: "Couldn't check its status.",
	},
	{
		path: 'module/akismet/data',
		scenario: 'security',
		hash: PLAN,
		card: 'Anti-spam',
		says: "Couldn't check its status.",
	},
	{
		path: 'site/products',
		scenario: 'free',
		hash: '#/product/backup',
		card: 'Jetpack Backup',
		says: "Couldn't load the price.",
	},
	{
		path: 'site/features',
		also: ['site'],
		scenario: 'free',
		hash: '#/product/backup',
		card: 'Jetpack Backup',
		says: "Couldn't check what your plan includes.",
	},
];

/** A form of the settings whose save the tests break. */
export interface Form {
	scenario: string;
	hash: string;
	card: string;
	/** Name of each field → typed text; the server rejects the first field. */
	typed: Record<string, string>;
	/** The setting's key of the first field. */
	key: string;
	isFolded?: boolean;
	/** The message of the card once the form can be saved. */
	ready?: string;
}

export const FORMS: Form[] = [
	{
		scenario: 'security',
		hash: SECURITY,
		card: 'Brute force protection',
		typed: { 'Always allowed IP addresses': '192.0.2.7' },
		key: 'jetpack_protect_global_whitelist',
	},
	{
		scenario: 'security',
		hash: SECURITY,
		card: 'Firewall',
		typed: {
			'Blocked IP addresses': '192.0.2.8',
			'Always allowed IP addresses': '192.0.2.9',
		},
		key: 'jetpack_waf_ip_block_list',
	},
	{
		scenario: 'security',
		hash: '#/discussion',
		card: 'Comments',
		typed: { 'Comment form introduction': 'Say what you think' },
		key: 'highlander_comment_form_prompt',
	},
	{
		...VERIFICATION,
		typed: {
			Bing: '<meta name="msvalidate.01" content="b-1" />',
			Facebook: '<meta name="facebook-domain-verification" content="f_2" />',
		},
		key: 'bing',
	},
	{
		scenario: 'complete',
		hash: TRAFFIC,
		card: 'Ads',
		typed: {
			'Privacy Policy URL': 'https://example.org/privacy',
			'Your ads.txt entries': 'ads.example, 1, DIRECT',
		},
		key: 'wordads_ccpa_privacy_policy_url',
	},
	{
		scenario: 'anti-spam-active',
		hash: SECURITY,
		card: 'Anti-spam',
		typed: { 'Your API key': 'b2c3d4e5f6a1' },
		key: 'wordpress_api_key',
		isFolded: true,
		ready: 'Your Anti-spam key is valid.',
	},
];

/**
 * Messages that explain a failure: the server's, our own, or that the session has ended. The site accelerator shows only the
 * code (SETPERF-10).
 */
export const SAYS_WHY =
	/has a cold|could(?: not|n't)|failed to|No route|reach the server|doesn't understand|web page came|logged out|Error disabling site accelerator\. \w/i;
