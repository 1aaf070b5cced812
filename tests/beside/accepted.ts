import type { Acceptance, BesideSite } from './judge';

const isNewerThan11 = ({ jetpack }: BesideSite) => Number(jetpack.split('.')[0]) > 11;
const isUpTo11 = (site: BesideSite) => !isNewerThan11(site);

/** Settings that 11.2 does not have yet, so its site doesn't show their switches. */
const SINCE_12 = [
	...['account-protection', 'ai_seo_enhancer_enabled', 'blocks', 'enable_odyssey_stats'],
	...['jetpack_(author|gravatar|post_date)_in_email', 'jetpack_subscriptions_\\w+', 'sm_enabled'],
	...['jetpack_seo_(llms_txt_enabled|ai_crawler_overrides)', 'wordads_(inline|cmp)_enabled'],
	...['jetpack_subscribe_(overlay|floating_button)_enabled', 'wpcom_reader_views_enabled'],
	...['jetpack_waf_(automatic_rules|share_debug_data)', 'subscription_options'],
	...['wpcom_featured_image_in_email', 'wpcom_newsletter_\\w+'],
	'wpcom_subscription_emails_use_excerpt',
];

/** Findings that a run beside a real Jetpack accepts, each with its reason. */
export const ACCEPTED: readonly Acceptance[] = [
	{
		check: /^(Routes|Page data)/,
		finding: /^subscriber.*: no page \(HTTP 403\)$/,
		isFor: isNewerThan11,
		reason: "subscribers have no page, by Jetpack's own rule",
	},
	{
		check: /^Page data$/,
		finding: /^(?!admin:)\w+: userData\.currentUser\.wpcomUser\./,
		reason: 'users without an account of their own have no record of one',
	},
	{
		check: /^Page data$/,
		finding: /^\w+: licensing\.userCounts\./,
		reason: 'the first request has the license counts, because the provider is asked for them',
	},
	{
		check: /^Page data$/,
		finding: /^\w+: localeSlug: missing$/,
		reason: 'the app reads the locale from the document',
	},
	{
		check: /^Page data$/,
		finding: /^\w+: adminEmail: missing$/,
		reason: "no release prints the site's email address, and no screen reads it",
	},
	{
		check: /^Page data$/,
		finding: /^\w+: identityCrisis: missing$/,
		reason: 'the addresses of an identity crisis are printed only during one',
	},
	{
		check: /^Page data$/,
		finding: /^\w+: jetpackUpdate: missing$/,
		reason: 'an update is printed only where WordPress offers one',
	},
	{
		check: /^Page data$/,
		finding: /^\w+: siteData\.plan\.features\.available: missing$/,
		reason: 'a plan has no list of features until Jetpack has asked the provider for it',
	},
	{
		check: /^Page data against/,
		finding: /^\w+: the release has no helper$/,
		reason: 'the release has no helper to compare with',
	},
	{
		check: /^(Calls|Answers)/,
		finding: /wordads\/settings/,
		reason: 'the routes of ads exist only with the constant ENABLE_WORDADS_SHARED_UI',
	},
	{
		check: /^(Calls|Answers)/,
		finding: /setup\/questionnaire/,
		reason: 'no release has the questionnaire, and no screen asks for it',
	},
	{
		check: /^Calls/,
		finding: /^POST connection\/register: the server has no key "(no_iframe|registration_nonce)"$/,
		reason: 'the server reads two keys of the registration that its schema leaves out',
	},
	{
		check: /^Answers/,
		finding: /^(recommendations\/|site\/benefits).*rest_no_route$/,
		isFor: ({ next }) => next > 0,
		reason: "some routes go with the last caller in Jetpack's own dashboard",
	},
	{
		check: /^Answers/,
		finding: /^module\/vaultpress\/data: not-found 404 not_active$/,
		reason: "VaultPress isn't installed",
	},
	{
		check: /^(Setting keys$|Saves)/,
		finding: /^(backups|waf_bootstrap|site-accelerator|tracks_opt_out|akismet): /,
		reason: 'some switches are saved by other calls than the settings',
	},
	{
		check: /^Setting keys$/,
		finding: new RegExp(`^(${SINCE_12.join('|')}): `),
		isFor: isUpTo11,
		reason: 'this release does not have the newer settings, and the dashboard does not show them',
	},
	{
		check: /^Setting keys$/,
		finding: /^(custom-css|enhanced-distribution|google-analytics|lazy-images|masterbar): /,
		isFor: isNewerThan11,
		reason: 'Jetpack has removed some modules',
	},
	{
		check: /^Setting keys$/,
		finding: /^categories: /,
		reason: 'the categories of the site are read with the settings, and never saved',
	},
	{
		check: /^Setting keys$/,
		finding: /^dismiss_dash_app_card: /,
		isFor: isNewerThan11,
		reason: 'a dismissal that the server cannot keep is kept in the browser',
	},
	{
		check: /^Setting keys$/,
		finding: /^jetpack_waf_ip_list: /,
		isFor: isNewerThan11,
		reason: 'the one switch of the lists of IP addresses is now one for each list',
	},
	{
		check: /^Saves/,
		finding: /: The requested Jetpack module is not supported by your plan\.$/,
		reason: 'the release refuses features that the plan does not include',
	},
	{
		check: /^Saves/,
		finding:
			/^(carousel_display_comments|infinite_scroll|enable_header_ad|wordads_\w+): off: it is on$/,
		isFor: isUpTo11,
		reason:
			'this release cannot store "off" for some options before anything else is stored for them',
	},
	{
		check: /^Reading saves nothing/,
		finding: /^admin: \/(recommendations|woo-setup)\b.*: it saves jetpack_options$/,
		reason: 'the assistant saves which step is open',
	},
	{
		check: /^Reading saves nothing/,
		finding: /^admin: \/traffic: it saves verification_services_codes$/,
		reason: "the screen stores Google's code for the site once Google has one",
	},
	{
		check: /^Facts, as in the sandbox: site$/,
		finding: /^admin2?: purchaseToken: false/,
		reason:
			"only Jetpack's own dashboard, whose page the sandbox stands in for, creates the token of purchases",
	},
	{
		check: /^Facts, as in the sandbox: (user|site)$/,
		finding:
			/module (account-protection|blaze|subscriptions|verification-tools): on, false, and off/,
		isFor: isNewerThan11,
		reason:
			'the scenario of a new site with Jetpack 16 leaves some features off, to show what that does',
	},
	{
		check: /^Facts, as in the sandbox: none$/,
		finding: /^admin2?: (siteData\.showMyJetpack|right view_stats): true/,
		isFor: isNewerThan11,
		reason: 'newer releases have My Jetpack and the right to view stats before a site is connected',
	},
	{
		check: /^Files applied by WP-CLI$/,
		finding: /: (Not supported by current plan|Requires WooCommerce 3\+ plugin)$/,
		reason: 'a feature that the site cannot have is left as it is, with the reason',
	},
	{
		check: /^Files applied by WP-CLI$/,
		finding: /^protect, turned on: /,
		reason: 'Jetpack turns on brute force protection only for somebody whose address it sees',
	},
	{
		check: /^Screens without routes$/,
		finding: /theme_has_support/,
		isFor: isUpTo11,
		reason: 'this release calls a function that WordPress has deprecated',
	},
];
