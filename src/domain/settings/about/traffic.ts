import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

export default {
	cards: {
		ads: () => ({
			what: __("Shows ads of Automattic's ad network on your site and pays you for them."),
			shares: __(
				"visitors' IP addresses, browser details and visited pages, with the network and its partners.",
			),
			needsPlan: true,
			support: 'jetpack-support-ads',
		}),
		'related-posts': () => ({
			what: __('Shows links to similar posts of your site below each post.'),
			/* translators: %s: the name of the host. */
			shares: __('your public posts, which %s compares with each other.'),
		}),
		seo: () => ({
			what: __('Lets you write what search engines and social networks show about your site.'),
			shares: __('nothing more than your public pages, which contain these texts.'),
		}),
		ai: () => __('What AI services may read on your site, and what they may write for you.'),
		'google-analytics': () => ({
			what: __(
				"Adds Google's tracking code to your pages, so that Google Analytics counts your visits.",
			),
			shares: __("visitors' IP addresses and what they do on your site, with Google."),
			needsPlan: true,
			support: 'jetpack-support-google-analytics',
		}),
		stats: () => ({
			what: __('Counts the visits to your pages and shows where visitors come from.'),
			shares: __(
				"each page view with the visitor's IP address, browser and the page they came from.",
			),
		}),
		shortlinks: () => ({
			what: __('Gives each post and page a short address on wp.me that is easy to share.'),
			/* translators: %s: the name of the host. */
			shares: __('visits to short addresses, which %s sends on to your site.'),
			support: 'jetpack-support-shortlinks',
		}),
		sitemaps: () =>
			__(
				"Lists your site's public pages in files for search engines, so that they find all of them.",
			),
		verification: () => ({
			what: __(
				'Proves to search engines and other services that your site is yours, by a code in your home page.',
			),
			shares: __('your codes, which anyone can read in the source of your home page.'),
		}),
	},
	settings: {
		wordads_display_front_page: () => __('Shows ads below posts on your front page.'),
		wordads_display_post: () => __('Shows an ad below each post on its own page.'),
		wordads_display_page: () => __('Shows an ad below the content of each page.'),
		wordads_display_archive: () =>
			__('Shows ads below posts in lists, such as those of a month, a category or an author.'),
		enable_header_ad: () => __('Shows an ad above the content of each page.'),
		wordads_second_belowpost: () => __('Shows another ad below the first one after a post.'),
		wordads_inline_enabled: () => __('Shows ads between the paragraphs of a long post.'),
		wordads_ccpa_enabled: () => ({
			what: __(
				'Shows visitors from California ads that match their interests, until they opt out.',
			),
			shares: __('what the network knows about these visitors, with its partners.'),
		}),
		wordads_cmp_enabled: () =>
			__('Asks visitors from Europe before ads may use their data, and remembers the answer.'),
		wordads_custom_adstxt_enabled: () =>
			__('Adds your lines to ads.txt, the public file that names who may sell ads on your site.'),
		show_headline: () => __('Puts a heading above the related posts.'),
		show_thumbnails: () => __('Shows the picture of each related post that has one.'),
		jetpack_seo_llms_txt_enabled: () =>
			__(
				"Adds the public file llms.txt, which lists your site's most important pages for AI assistants.",
			),
		ai_seo_enhancer_enabled: () => ({
			what: __(
				'Writes an SEO title, a description and texts for pictures when you publish a post.',
			),
			/* translators: %s: the name of the host. */
			shares: __("the text and pictures of new posts, with %s's AI service."),
			needsPlan: true,
		}),
		jetpack_seo_ai_crawler_overrides: () =>
			__('Adds rules to robots.txt that let an AI crawler read your site or ask it to stay away.'),
		admin_bar: () => __('Adds a small chart of the last 48 hours to the admin bar.'),
		enable_odyssey_stats: () =>
			__('Opens the newer stats pages in your dashboard instead of the old ones.'),
		wpcom_reader_views_enabled: () => ({
			/* translators: %s: the name of the host. */
			what: __('Shows people in the %s Reader how often your posts were viewed.'),
			shares: __('the number of views of each post, with everyone who reads it there.'),
		}),
		count_roles: () =>
			__(
				'Counts the visits of people who are logged in with one of these roles. Other logged-in people are not counted.',
			),
		roles: () => __("Lets people with these roles open your site's stats in the dashboard."),
	},
} satisfies TabExplanations;
