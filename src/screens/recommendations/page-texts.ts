import { __ } from '@wordpress/i18n';
import {
	isRecommendedFeature,
	isRecommendedResource,
	type RecommendedFeature,
	type RecommendedResource,
} from '@/domain/recommendations/features';
import type { RecommendationPage } from '@/domain/recommendations/steps';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { HashPath, SafeUrl } from '@/lib/safe-url';

interface Text {
	name: string;
	/** Its benefit, in a few words. */
	lead: string;
	description: string;
	action: string;
}

/** A link to a screen of this app, or to a page of wp-admin. */
type FeatureLink = { label: string; href: HashPath } | { label: string; page: string };

export interface FeatureText extends Text {
	/** Label of its button for a plugin that is already installed. */
	activate?: string;
	/** Where it is set up, and where it is used (RECS-09). */
	settings: FeatureLink;
	use?: FeatureLink;
}

/** The words about a feature (RECS-08). */
export const FEATURE_TEXTS: Record<RecommendedFeature, () => FeatureText> = {
	woocommerce: () => ({
		name: __('WooCommerce'),
		lead: __('Start selling on your site'),
		description: __(
			'WooCommerce is a free plugin. It adds products, a cart and payments to your site.',
		),
		action: __('Install WooCommerce'),
		activate: __('Activate WooCommerce'),
		settings: {
			label: __('Set up your store'),
			page: 'admin.php?page=wc-admin&path=/setup-wizard',
		},
	}),
	monitor: () => ({
		name: __('Downtime monitoring'),
		lead: __('Know right away when your site goes down'),
		description: __(
			"Jetpack checks your site every five minutes. You get an email when it stops answering, and when it's back.",
		),
		action: __('Turn on downtime monitoring'),
		settings: { label: __('Monitoring settings'), href: '#/settings?term=monitor' },
	}),
	'related-posts': () => ({
		name: __('Related posts'),
		lead: __('Keep visitors reading'),
		description: __(
			"Below each post, visitors find other posts on the same topic. Jetpack picks them from what you've written.",
		),
		action: __('Turn on related posts'),
		settings: { label: __('Related posts settings'), href: '#/settings?term=related%20posts' },
	}),
	'creative-mail': () => ({
		name: __('Creative Mail'),
		lead: __('Reach your readers by email'),
		description: __(
			'Creative Mail is a plugin for newsletters and store emails. You write and send them without leaving WordPress.',
		),
		action: __('Install Creative Mail'),
		activate: __('Activate Creative Mail'),
		settings: { label: __('Creative Mail settings'), page: 'admin.php?page=creativemail' },
	}),
	'site-accelerator': () => ({
		name: __('Site accelerator'),
		lead: __('Load your pages faster'),
		description: __(
			'Images and static files come from a fast global network, sized for each screen. Your server has less to do.',
		),
		action: __('Turn on site accelerator'),
		settings: { label: __('Site accelerator settings'), href: '#/settings?term=cdn' },
	}),
	publicize: () => ({
		name: __('Publicize connections'),
		lead: __('Share new posts automatically'),
		description: __(
			"When you publish a post, Jetpack shares it to the social networks you've connected.",
		),
		action: __('Turn on Publicize connections'),
		settings: { label: __('Sharing settings'), href: '#/sharing' },
	}),
	videopress: () => ({
		name: __('VideoPress'),
		lead: __('Host fast videos without ads'),
		description: __(
			"Upload videos to your media library. They play smoothly on any screen, without anyone else's ads.",
		),
		action: __('Turn on VideoPress'),
		settings: { label: __('VideoPress settings'), href: '#/performance' },
		use: { label: __('Upload a video'), page: 'upload.php' },
	}),
};

interface ResourceText extends Text {
	href: SafeUrl;
}

/** The words about a resource (RECS-56). */
export const RESOURCE_TEXTS: Record<RecommendedResource, () => ResourceText> = {
	'security-plan': () => ({
		name: __('Security'),
		lead: __('Make a plan before something goes wrong'),
		description: __(
			'Backups, scans and strong passwords each protect a part of your site. Learn how they work together.',
		),
		action: __('Read about site security'),
		href: getRedirectUrl('jetpack-support-security-features'),
	}),
	'anti-spam': () => ({
		name: __('Anti-spam'),
		lead: __('Keep spam out of comments and forms'),
		description: __(
			'Spam takes your time and drives visitors away. Learn where it comes from and how to block it automatically.',
		),
		action: __('Read about blocking spam'),
		href: getRedirectUrl('jetpack-support-akismet'),
	}),
};

type Described = RecommendedFeature | RecommendedResource;

export const getText = (page: Described): Text =>
	isRecommendedFeature(page) ? FEATURE_TEXTS[page]() : RESOURCE_TEXTS[page]();

const TITLES: Record<Exclude<RecommendationPage, Described>, () => string> = {
	'site-type': () => __('Tell us about your site'),
	'product-suggestions': () => __('Products for your site'),
	'product-purchased': () => __('Your new product'),
	summary: () => __('Your recommendations'),
};

export const getPageTitle = (page: RecommendationPage): string =>
	isRecommendedFeature(page) || isRecommendedResource(page) ? getText(page).name : TITLES[page]();
