import { __ } from '@wordpress/i18n';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { joinUrl, type Href, type SafeUrl } from '@/lib/safe-url';

export interface FeatureText {
	name: string;
	/** Its benefit, in a few words. */
	lead: string;
	description: string;
	/** Label of the button that turns it on. */
	action: string;
	/** The same, for a plugin that is already installed. */
	activate?: string;
}

const FEATURE_TEXTS: Record<RecommendedFeature, () => FeatureText> = {
	woocommerce: () => ({
		name: __('WooCommerce'),
		lead: __('Start selling on your site'),
		description: __(
			'WooCommerce is a free plugin. It adds products, a cart and payments to your site.',
		),
		action: __('Install WooCommerce'),
		activate: __('Activate WooCommerce'),
	}),
	monitor: () => ({
		name: __('Downtime monitoring'),
		lead: __('Know right away when your site goes down'),
		description: __(
			"Jetpack checks your site every five minutes. You get an email when it stops answering, and when it's back.",
		),
		action: __('Turn on downtime monitoring'),
	}),
	'related-posts': () => ({
		name: __('Related posts'),
		lead: __('Keep visitors reading'),
		description: __(
			"Below each post, visitors find other posts on the same topic. Jetpack picks them from what you've written.",
		),
		action: __('Turn on related posts'),
	}),
	'creative-mail': () => ({
		name: __('Creative Mail'),
		lead: __('Reach your readers by email'),
		description: __(
			'Creative Mail is a plugin for newsletters and store emails. You write and send them without leaving WordPress.',
		),
		action: __('Install Creative Mail'),
		activate: __('Activate Creative Mail'),
	}),
	'site-accelerator': () => ({
		name: __('Site accelerator'),
		lead: __('Load your pages faster'),
		description: __(
			'Images and static files come from a fast global network, sized for each screen. Your server has less to do.',
		),
		action: __('Turn on site accelerator'),
	}),
	publicize: () => ({
		name: __('Publicize connections'),
		lead: __('Share new posts automatically'),
		description: __(
			"When you publish a post, Jetpack shares it to the social networks you've connected.",
		),
		action: __('Turn on Publicize connections'),
	}),
	videopress: () => ({
		name: __('VideoPress'),
		lead: __('Host fast videos without ads'),
		description: __(
			"Upload videos to your media library. They play smoothly on any screen, without anyone else's ads.",
		),
		action: __('Turn on VideoPress'),
	}),
};

/** The texts of a feature (RECS-08). */
export const getFeatureText = (feature: RecommendedFeature): FeatureText =>
	FEATURE_TEXTS[feature]();

interface FeatureLink {
	label: string;
	href: Href;
}

interface FeatureLinks {
	settings: FeatureLink;
	/** Link to where the feature is used. */
	use?: FeatureLink;
}

const FEATURE_LINKS: Record<RecommendedFeature, (adminUrl: SafeUrl) => FeatureLinks> = {
	woocommerce: (adminUrl) => ({
		settings: {
			label: __('Set up your store'),
			href: joinUrl(adminUrl, 'admin.php?page=wc-admin&path=/setup-wizard'),
		},
	}),
	monitor: () => ({
		settings: {
			label: __('Monitoring settings'),
			href: '#/settings?term=monitor',
		},
	}),
	'related-posts': () => ({
		settings: {
			label: __('Related posts settings'),
			href: '#/settings?term=related%20posts',
		},
	}),
	'creative-mail': (adminUrl) => ({
		settings: {
			label: __('Creative Mail settings'),
			href: joinUrl(adminUrl, 'admin.php?page=creativemail'),
		},
	}),
	'site-accelerator': () => ({
		settings: {
			label: __('Site accelerator settings'),
			href: '#/settings?term=cdn',
		},
	}),
	publicize: () => ({
		settings: {
			label: __('Sharing settings'),
			href: '#/sharing',
		},
	}),
	videopress: (adminUrl) => ({
		settings: {
			label: __('VideoPress settings'),
			href: '#/performance',
		},
		use: {
			label: __('Upload a video'),
			href: joinUrl(adminUrl, 'upload.php'),
		},
	}),
};

/**
 * Links to where a feature is set up and used (RECS-09).
 *
 * @param adminUrl With a trailing slash.
 */
export const getFeatureLinks = (feature: RecommendedFeature, adminUrl: SafeUrl): FeatureLinks =>
	FEATURE_LINKS[feature](adminUrl);
