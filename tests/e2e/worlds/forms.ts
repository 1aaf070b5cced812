export interface Form {
	scenario: string;
	hash: string;
	card: string;
	/** Name of each field → typed text. */
	typed: Record<string, string>;
	isFolded?: boolean;
	/** The message of the card once the form can be saved. */
	ready?: string;
}

const formOf = (scenario: string, hash: string, card: string, typed: Form['typed']): Form => ({
	...{ scenario, hash, card, typed },
});

export const FORMS: Form[] = [
	formOf('security', '#/security', 'Brute force protection', {
		'Always allowed IP addresses': '192.0.2.7',
	}),
	formOf('security', '#/security', 'Firewall', {
		'Blocked IP addresses': '192.0.2.8',
		'Always allowed IP addresses': '192.0.2.9',
	}),
	formOf('security', '#/discussion', 'Comments', {
		'Comment form introduction': 'Say what you think',
	}),
	formOf('verification-token', '#/traffic', 'Site verification', {
		Bing: '<meta name="msvalidate.01" content="b-1" />',
		Facebook: '<meta name="facebook-domain-verification" content="f_2" />',
	}),
	formOf('complete', '#/traffic', 'Ads', {
		'Privacy Policy URL': 'https://example.org/privacy',
		'Your ads.txt entries': 'ads.example, 1, DIRECT',
	}),
	{
		...formOf('anti-spam-active', '#/security', 'Anti-spam', { 'Your API key': 'b2c3d4e5f6a1' }),
		isFolded: true,
		ready: 'Your Anti-spam key is valid.',
	},
	// Below, the address opens the folded part of the card.
	formOf(
		'complete',
		'#/traffic?setting=advanced_seo_front_page_description',
		'Search engine optimization',
		{ 'Front page meta description': 'Bread for the whole street' },
	),
	formOf('jetpack-16', '#/discussion?setting=subscription_options', 'Newsletter', {
		'Email that asks to confirm a subscription': 'Please confirm, and the bread is yours',
		'Welcome email': 'Fresh every morning',
	}),
];

/**
 * Messages that explain a failure: the server's or our own. The site accelerator shows only the code (SETPERF-10).
 */
export const SAYS_WHY = /has a cold|could(?: not|n't)|Error disabling site accelerator\. \w/i;
