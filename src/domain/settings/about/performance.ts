import { __ } from '@wordpress/i18n';
import type { TabExplanations } from './explanation';

const describeImageCopies = () =>
	/* translators: %s: the name of the host. */
	__(
		'copies of your public images, and the IP addresses of visitors, whose browsers load from %s.',
	);

export default {
	cards: {
		search: () => ({
			what: __(
				"Replaces your site's search with a faster one that ranks results better and can filter them.",
			),
			/* translators: %s: the name of the host. */
			shares: __('your public content, which %s indexes, and what visitors search for.'),
			needsPlan: true,
		}),
		speed: () => ({
			what: __(
				'Helps your pages load faster. Use both parts of the site accelerator, or only one.',
			),
			support: 'jetpack-support-site-accelerator',
		}),
		media: () => ({
			/* translators: %s: the name of the host. */
			what: __('Stores your videos on %s and plays them on your site without ads.'),
			shares: __('the videos that you upload, and how often visitors play them.'),
		}),
	},
	settings: {
		instant_search_enabled: () => ({
			what: __(
				'Shows results over the current page while visitors type, without loading another page.',
			),
			/* translators: %s: the name of the host. */
			shares: __('what visitors type and their IP addresses, sent from their browsers to %s.'),
			needsPlan: true,
		}),
		'site-accelerator': () => ({
			what: __(
				'Turns on both parts below: images and static files come from servers near your visitors.',
			),
			shares: describeImageCopies(),
			support: 'jetpack-support-site-accelerator',
		}),
		photon: () => ({
			what: __(
				'Serves your images in the right size for each screen, from servers near your visitors.',
			),
			shares: describeImageCopies(),
		}),
		'photon-cdn': () => ({
			/* translators: %s: the name of the host. */
			what: __(
				'Serves the scripts and styles of WordPress and Jetpack from %s, which takes load off your server.',
			),
			/* translators: %s: the name of the host. */
			shares: __('the IP addresses of visitors, whose browsers load these files from %s.'),
		}),
		'lazy-images': () =>
			__('Loads an image only when a visitor scrolls near it, so that pages open sooner.'),
		videopress_private_enabled_for_site: () =>
			__('Only people who are logged in to your site can watch its videos.'),
	},
} satisfies TabExplanations;
