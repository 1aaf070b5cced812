const SECURITY = '#/security';
const TRAFFIC = '#/traffic';

/** A form of the settings whose save the tests break. */
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

export const FORMS: Form[] = [
	{
		scenario: 'security',
		hash: SECURITY,
		card: 'Brute force protection',
		typed: { 'Always allowed IP addresses': '192.0.2.7' },
	},
	{
		scenario: 'security',
		hash: SECURITY,
		card: 'Firewall',
		typed: {
			'Blocked IP addresses': '192.0.2.8',
			'Always allowed IP addresses': '192.0.2.9',
		},
	},
	{
		scenario: 'security',
		hash: '#/discussion',
		card: 'Comments',
		typed: { 'Comment form introduction': 'Say what you think' },
	},
	{
		scenario: 'verification-token',
		hash: TRAFFIC,
		card: 'Site verification',
		typed: {
			Bing: '<meta name="msvalidate.01" content="b-1" />',
			Facebook: '<meta name="facebook-domain-verification" content="f_2" />',
		},
	},
	{
		scenario: 'complete',
		hash: TRAFFIC,
		card: 'Ads',
		typed: {
			'Privacy Policy URL': 'https://example.org/privacy',
			'Your ads.txt entries': 'ads.example, 1, DIRECT',
		},
	},
	{
		scenario: 'anti-spam-active',
		hash: SECURITY,
		card: 'Anti-spam',
		typed: { 'Your API key': 'b2c3d4e5f6a1' },
		isFolded: true,
		ready: 'Your Anti-spam key is valid.',
	},
];

/**
 * Messages that explain a failure: the server's or our own. The site accelerator shows only the code (SETPERF-10).
 */
export const SAYS_WHY = /has a cold|could(?: not|n't)|Error disabling site accelerator\. \w/i;
