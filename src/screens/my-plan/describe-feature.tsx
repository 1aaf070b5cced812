import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import {
	calendar,
	chartBar,
	currencyDollar,
	image,
	lifesaver,
	lockOutline,
	search,
	share,
	styles as themes,
	video,
} from '@wordpress/icons';
import type { PlanFeature } from '@/domain/plans/feature-cards';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl, type Href, type SafeUrl } from '@/lib/safe-url';
import { Button } from '@/ui/button';
import type { CardProps } from '@/ui/card';
import { ProviderLink } from '../common/provider-link';

interface Described {
	title: string;
	icon: CardProps['icon'];
	/** What it does for the site. */
	text: string;
	/** The link to manage it once it is on. */
	manage: ReactNode;
}

/** The features whose texts depend on nothing. */
export type DescribedFeature = Exclude<PlanFeature, 'backups' | 'anti-spam'>;

const manageAt = (href: Href, label: string, target?: string) => (
	<Button size="small" href={href} target={target}>
		{label}
	</Button>
);

/** What each card says, by the address of wp-admin. */
export const DESCRIPTIONS: Record<DescribedFeature, (adminUrl: SafeUrl) => Described> = {
	performance: () => ({
		title: __('Site accelerator', 'dashboard-for-jetpack'),
		icon: image,
		text: __('Load images and files from a fast global network.', 'dashboard-for-jetpack'),
		manage: manageAt('#/performance', __('View performance settings', 'dashboard-for-jetpack')),
	}),
	search: (adminUrl) => ({
		title: __('Search', 'dashboard-for-jetpack'),
		icon: search,
		text: __('Help visitors find things fast, with results as they type.', 'dashboard-for-jetpack'),
		manage: manageAt(
			joinUrl(adminUrl, 'admin.php?page=jetpack-search-configure'),
			__('Configure your search', 'dashboard-for-jetpack'),
		),
	}),
	videopress: (adminUrl) => ({
		title: __('VideoPress', 'dashboard-for-jetpack'),
		icon: video,
		text: __('Host your videos without ads, and play them fast.', 'dashboard-for-jetpack'),
		manage: manageAt(joinUrl(adminUrl, 'upload.php'), __('Upload videos', 'dashboard-for-jetpack')),
	}),
	ads: () => ({
		title: __('Ads', 'dashboard-for-jetpack'),
		icon: currencyDollar,
		text: __('Earn money with ads on your site.', 'dashboard-for-jetpack'),
		manage: manageAt('#/traffic', __('Configure ads', 'dashboard-for-jetpack')),
	}),
	'google-analytics': () => ({
		title: __('Google Analytics', 'dashboard-for-jetpack'),
		icon: chartBar,
		text: __('Track your visitors with your own account.', 'dashboard-for-jetpack'),
		manage: manageAt('#/traffic', __('Configure Google Analytics', 'dashboard-for-jetpack')),
	}),
	publicize: () => ({
		title: __('Publicize connections', 'dashboard-for-jetpack'),
		icon: share,
		text: __('Share new posts to your social networks automatically.', 'dashboard-for-jetpack'),
		manage: (
			<ProviderLink source="calypso-marketing-connections" variant="secondary">
				{__('Connect your social media accounts', 'dashboard-for-jetpack')}
			</ProviderLink>
		),
	}),
	protect: () => ({
		title: __('Brute force protection', 'dashboard-for-jetpack'),
		icon: lockOutline,
		text: __('Blocks brute force attacks on your login page.', 'dashboard-for-jetpack'),
		manage: manageAt('#/security', __('View security settings', 'dashboard-for-jetpack')),
	}),
	activity: () => ({
		title: __('Activity', 'dashboard-for-jetpack'),
		icon: calendar,
		text: __('See who changed what on your site, and when.', 'dashboard-for-jetpack'),
		manage: (
			<ProviderLink source="calypso-activity-log" variant="secondary">
				{__('View the activity log', 'dashboard-for-jetpack')}
			</ProviderLink>
		),
	}),
	themes: (adminUrl) => ({
		title: __('Themes', 'dashboard-for-jetpack'),
		icon: themes,
		text: __('Change how your site looks.', 'dashboard-for-jetpack'),
		manage: manageAt(
			joinUrl(adminUrl, 'theme-install.php'),
			__('Browse themes', 'dashboard-for-jetpack'),
		),
	}),
	support: () => ({
		title: __('Support documentation', 'dashboard-for-jetpack'),
		icon: lifesaver,
		text: __('Guides and answers for every feature.', 'dashboard-for-jetpack'),
		manage: manageAt(
			getRedirectUrl('jetpack-support'),
			__('Search our support site', 'dashboard-for-jetpack'),
			'_blank',
		),
	}),
};
