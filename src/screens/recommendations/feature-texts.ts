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
		name: __('WooCommerce', 'dashboard-for-jetpack'),
		lead: __('Start selling on your site', 'dashboard-for-jetpack'),
		description: __(
			'WooCommerce is a free plugin. It adds products, a cart and payments to your site.',
			'dashboard-for-jetpack',
		),
		action: __('Install WooCommerce', 'dashboard-for-jetpack'),
		activate: __('Activate WooCommerce', 'dashboard-for-jetpack'),
	}),
	monitor: () => ({
		name: __('Downtime monitoring', 'dashboard-for-jetpack'),
		lead: __('Know right away when your site goes down', 'dashboard-for-jetpack'),
		description: __(
			"Jetpack checks your site every five minutes. You get an email when it stops answering, and when it's back.",
			'dashboard-for-jetpack',
		),
		action: __('Turn on downtime monitoring', 'dashboard-for-jetpack'),
	}),
	'related-posts': () => ({
		name: __('Related posts', 'dashboard-for-jetpack'),
		lead: __('Keep visitors reading', 'dashboard-for-jetpack'),
		description: __(
			"Below each post, visitors find other posts on the same topic. Jetpack picks them from what you've written.",
			'dashboard-for-jetpack',
		),
		action: __('Turn on related posts', 'dashboard-for-jetpack'),
	}),
	'creative-mail': () => ({
		name: __('Creative Mail', 'dashboard-for-jetpack'),
		lead: __('Reach your readers by email', 'dashboard-for-jetpack'),
		description: __(
			'Creative Mail is a plugin for newsletters and store emails. You write and send them without leaving WordPress.',
			'dashboard-for-jetpack',
		),
		action: __('Install Creative Mail', 'dashboard-for-jetpack'),
		activate: __('Activate Creative Mail', 'dashboard-for-jetpack'),
	}),
	'site-accelerator': () => ({
		name: __('Site accelerator', 'dashboard-for-jetpack'),
		lead: __('Load your pages faster', 'dashboard-for-jetpack'),
		description: __(
			'Images and static files come from a fast global network, sized for each screen. Your server has less to do.',
			'dashboard-for-jetpack',
		),
		action: __('Turn on site accelerator', 'dashboard-for-jetpack'),
	}),
	publicize: () => ({
		name: __('Publicize connections', 'dashboard-for-jetpack'),
		lead: __('Share new posts automatically', 'dashboard-for-jetpack'),
		description: __(
			"When you publish a post, Jetpack shares it to the social networks you've connected.",
			'dashboard-for-jetpack',
		),
		action: __('Turn on Publicize connections', 'dashboard-for-jetpack'),
	}),
	videopress: () => ({
		name: __('VideoPress', 'dashboard-for-jetpack'),
		lead: __('Host fast videos without ads', 'dashboard-for-jetpack'),
		description: __(
			"Upload videos to your media library. They play smoothly on any screen, without anyone else's ads.",
			'dashboard-for-jetpack',
		),
		action: __('Turn on VideoPress', 'dashboard-for-jetpack'),
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
			label: __('Set up your store', 'dashboard-for-jetpack'),
			href: joinUrl(adminUrl, 'admin.php?page=wc-admin&path=/setup-wizard'),
		},
	}),
	monitor: () => ({
		settings: {
			label: __('Monitoring settings', 'dashboard-for-jetpack'),
			href: '#/settings?term=monitor',
		},
	}),
	'related-posts': () => ({
		settings: {
			label: __('Related posts settings', 'dashboard-for-jetpack'),
			href: '#/settings?term=related%20posts',
		},
	}),
	'creative-mail': (adminUrl) => ({
		settings: {
			label: __('Creative Mail settings', 'dashboard-for-jetpack'),
			href: joinUrl(adminUrl, 'admin.php?page=creativemail'),
		},
	}),
	'site-accelerator': () => ({
		settings: {
			label: __('Site accelerator settings', 'dashboard-for-jetpack'),
			href: '#/settings?term=cdn',
		},
	}),
	publicize: () => ({
		settings: {
			label: __('Sharing settings', 'dashboard-for-jetpack'),
			href: '#/sharing',
		},
	}),
	videopress: (adminUrl) => ({
		settings: {
			label: __('VideoPress settings', 'dashboard-for-jetpack'),
			href: '#/performance',
		},
		use: {
			label: __('Upload a video', 'dashboard-for-jetpack'),
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
