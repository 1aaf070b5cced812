import { lacks, type Expectation } from './expectation';

const WHY = 'button: Why can’t I change this?';
const UNAVAILABLE = 'Unavailable in Offline Mode';
const GOOD_NEWS =
	'Good news: Jetpack is sending your sitemap automatically to all major search engines for indexing.';
const CONFIGURE_GA = 'link: Configure Google Analytics (opens in a new tab)';
const CUSTOMIZE = 'link: Configure related posts in the Customizer';
const EARNINGS = 'link: View your earnings (opens in a new tab)';
const NO_ADS = "Your plan doesn't include ads.";
const NO_GA = "Your plan doesn't include Google Analytics.";

const SEO_CARD = 'Search engine optimization';
const SEO_PANELS = [
	'button: Page title structures',
	'button: Front page meta description',
	'button: Previews for Google, Facebook and Twitter',
	'link: Configure your SEO settings (opens in a new tab)',
	'button: Save settings',
];

export const SEO: Record<string, Expectation> = {
	seo: { [SEO_CARD]: [...SEO_PANELS, 'switch: on', lacks(WHY)] },
	'other-seo': {
		[SEO_CARD]: [
			'Your SEO settings are managed by the following plugin: Yoast SEO',
			'switch: off',
			WHY,
			...SEO_PANELS.map(lacks),
		],
	},
};

const PREVIEW = [
	'Preview Related',
	// Its own post, and samples instead of the two that it does not have.
	'Hello world!',
	'January 30, 2026',
	'Our new app, on every screen',
	'A small wedding, planned by phone',
];

export const FREE: Expectation = {
	page: ["Maximize your site's visibility in search engines and view traffic stats in real time."],
	Ads: [
		NO_ADS,
		'link: Upgrade',
		WHY,
		'button: Placements, privacy and ads.txt',
		lacks('Display ads below posts on'),
		'By turning on ads, you agree to these terms: Automattic Ads Terms of Service',
		lacks(EARNINGS),
	],
	'Related posts': [
		...PREVIEW,
		"These settings don't apply to Related Posts blocks.",
		lacks(CUSTOMIZE),
	],
	'Google Analytics': [NO_GA, 'link: Upgrade', lacks(CONFIGURE_GA), lacks('Save settings')],
	'Site stats': ['button: Stats settings', lacks('Activate Site Stats')],
	Shortlinks: ['Generate shortened URLs for simpler sharing.', 'switch: off', lacks(WHY)],
	Sitemaps: ['switch: off', lacks(GOOD_NEWS)],
};

/** The complete plan: nothing is disabled, nothing is offered. */
export const FULL: Expectation = {
	Ads: [lacks(NO_ADS), lacks('Upgrade'), lacks(WHY)],
	'Related posts': [...PREVIEW, CUSTOMIZE],
	'Google Analytics': [CONFIGURE_GA, lacks(NO_GA)],
	Sitemaps: ['switch: on', GOOD_NEWS, 'button: Copy', lacks('Search Engine Visibility')],
};

export const OFFLINE: Expectation = {
	Ads: [WHY, lacks(NO_ADS), lacks(EARNINGS), lacks('Upgrade')],
	'Related posts': [...PREVIEW, WHY, lacks(CUSTOMIZE)],
	[SEO_CARD]: ['switch: off', WHY, ...SEO_PANELS.map(lacks)],
	'Google Analytics': [UNAVAILABLE, lacks(CONFIGURE_GA), lacks(NO_GA)],
	'Site stats': [UNAVAILABLE, lacks('Activate Site Stats')],
	Shortlinks: [WHY, 'switch: off'],
	Sitemaps: ['switch: off', lacks(WHY)],
};

export const SITE_ONLY: Expectation = {
	Ads: [NO_ADS, 'link: Connect', lacks('Upgrade')],
	'Google Analytics': [NO_GA, 'link: Connect', lacks('Upgrade')],
};

export const OFF: Expectation = {
	'Site stats': ['button: Activate Site Stats', lacks('Stats settings')],
};

export const OVERRIDDEN: Expectation = {
	Sitemaps: ['switch: on', WHY, GOOD_NEWS],
};

const AUTO = 'button: Verify with Google';
const MANUAL = 'button: Manually Verify';
const SAVE = 'button: Save';
const VERIFIED = 'Your site is verified with Google';
const CONSOLE = 'link: Open Google Search Console (opens in a new tab)';

export const GOOGLE: Record<string, Expectation> = {
	'verification-token': { 'Site verification': [AUTO, MANUAL, lacks(SAVE), lacks(VERIFIED)] },
	verified: { 'Site verification': [VERIFIED, 'button: Edit', CONSOLE, lacks(AUTO)] },
	'verified-by-another': { 'Site verification': [VERIFIED, 'button: Edit', lacks(CONSOLE)] },
	'verification-withdrawn': { 'Site verification': [AUTO, MANUAL, lacks(VERIFIED)] },
	'verification-failing': {
		'Site verification': [
			"Couldn't check whether Google has verified",
			'button: Try again',
			MANUAL,
		],
	},
	'coming-soon': { 'Site verification': [SAVE, lacks(AUTO), lacks('button: Cancel')] },
};
