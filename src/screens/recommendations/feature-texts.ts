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

/** The texts of a feature (RECS-08). */
export function getFeatureText(feature: RecommendedFeature): FeatureText {
	switch (feature) {
		case 'woocommerce':
			return {
				name: __('WooCommerce', 'dashboard-for-jetpack'),
				lead: __('Start selling on your site', 'dashboard-for-jetpack'),
				description: __(
					'WooCommerce is a free plugin. It adds products, a cart and payments to your site.',
					'dashboard-for-jetpack',
				),
				action: __('Install WooCommerce', 'dashboard-for-jetpack'),
				activate: __('Activate WooCommerce', 'dashboard-for-jetpack'),
			};
		case 'monitor':
			return {
				name: __('Downtime monitoring', 'dashboard-for-jetpack'),
				lead: __('Know right away when your site goes down', 'dashboard-for-jetpack'),
				description: __(
					"Jetpack checks your site every five minutes. You get an email when it stops answering, and when it's back.",
					'dashboard-for-jetpack',
				),
				action: __('Turn on downtime monitoring', 'dashboard-for-jetpack'),
			};
		case 'related-posts':
			return {
				name: __('Related posts', 'dashboard-for-jetpack'),
				lead: __('Keep visitors reading', 'dashboard-for-jetpack'),
				description: __(
					"Below each post, visitors find other posts on the same topic. Jetpack picks them from what you've written.",
					'dashboard-for-jetpack',
				),
				action: __('Turn on related posts', 'dashboard-for-jetpack'),
			};
		case 'creative-mail':
			return {
				name: __('Creative Mail', 'dashboard-for-jetpack'),
				lead: __('Reach your readers by email', 'dashboard-for-jetpack'),
				description: __(
					'Creative Mail is a plugin for newsletters and store emails. You write and send them without leaving WordPress.',
					'dashboard-for-jetpack',
				),
				action: __('Install Creative Mail', 'dashboard-for-jetpack'),
				activate: __('Activate Creative Mail', 'dashboard-for-jetpack'),
			};
		case 'site-accelerator':
			return {
				name: __('Site accelerator', 'dashboard-for-jetpack'),
				lead: __('Load your pages faster', 'dashboard-for-jetpack'),
				description: __(
					'Images and static files come from a fast global network, sized for each screen. Your server has less to do.',
					'dashboard-for-jetpack',
				),
				action: __('Turn on site accelerator', 'dashboard-for-jetpack'),
			};
		case 'publicize':
			return {
				name: __('Publicize connections', 'dashboard-for-jetpack'),
				lead: __('Share new posts automatically', 'dashboard-for-jetpack'),
				description: __(
					"When you publish a post, Jetpack shares it to the social networks you've connected.",
					'dashboard-for-jetpack',
				),
				action: __('Turn on Publicize connections', 'dashboard-for-jetpack'),
			};
		case 'videopress':
			return {
				name: __('VideoPress', 'dashboard-for-jetpack'),
				lead: __('Host fast videos without ads', 'dashboard-for-jetpack'),
				description: __(
					"Upload videos to your media library. They play smoothly on any screen, without anyone else's ads.",
					'dashboard-for-jetpack',
				),
				action: __('Turn on VideoPress', 'dashboard-for-jetpack'),
			};
	}
}

interface FeatureLink {
	label: string;
	href: Href;
}

interface FeatureLinks {
	settings: FeatureLink;
	/** Link to where the feature is used. */
	use?: FeatureLink;
}

/**
 * Links to where a feature is set up and used (RECS-09).
 *
 * @param adminUrl With a trailing slash.
 */
export function getFeatureLinks(feature: RecommendedFeature, adminUrl: SafeUrl): FeatureLinks {
	switch (feature) {
		case 'woocommerce':
			return {
				settings: {
					label: __('Set up your store', 'dashboard-for-jetpack'),
					href: joinUrl(adminUrl, 'admin.php?page=wc-admin&path=/setup-wizard'),
				},
			};
		case 'monitor':
			return {
				settings: {
					label: __('Monitoring settings', 'dashboard-for-jetpack'),
					href: '#/settings?term=monitor',
				},
			};
		case 'related-posts':
			return {
				settings: {
					label: __('Related posts settings', 'dashboard-for-jetpack'),
					href: '#/settings?term=related%20posts',
				},
			};
		case 'creative-mail':
			return {
				settings: {
					label: __('Creative Mail settings', 'dashboard-for-jetpack'),
					href: joinUrl(adminUrl, 'admin.php?page=creativemail'),
				},
			};
		case 'site-accelerator':
			return {
				settings: {
					label: __('Site accelerator settings', 'dashboard-for-jetpack'),
					href: '#/settings?term=cdn',
				},
			};
		case 'publicize':
			return {
				settings: {
					label: __('Sharing settings', 'dashboard-for-jetpack'),
					href: '#/sharing',
				},
			};
		case 'videopress':
			return {
				settings: {
					label: __('VideoPress settings', 'dashboard-for-jetpack'),
					href: '#/performance',
				},
				use: {
					label: __('Upload a video', 'dashboard-for-jetpack'),
					href: joinUrl(adminUrl, 'upload.php'),
				},
			};
	}
}
