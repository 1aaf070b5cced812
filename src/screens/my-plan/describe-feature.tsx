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
		title: __('Site accelerator'),
		icon: image,
		text: __('Load images and files from a fast global network.'),
		manage: manageAt('#/performance', __('View performance settings')),
	}),
	search: (adminUrl) => ({
		title: __('Search'),
		icon: search,
		text: __('Help visitors find things fast, with results as they type.'),
		manage: manageAt(
			joinUrl(adminUrl, 'admin.php?page=jetpack-search-configure'),
			__('Configure your search'),
		),
	}),
	videopress: (adminUrl) => ({
		title: __('VideoPress'),
		icon: video,
		text: __('Host your videos without ads, and play them fast.'),
		manage: manageAt(joinUrl(adminUrl, 'upload.php'), __('Upload videos')),
	}),
	ads: () => ({
		title: __('Ads'),
		icon: currencyDollar,
		text: __('Earn money with ads on your site.'),
		manage: manageAt('#/traffic', __('Configure ads')),
	}),
	'google-analytics': () => ({
		title: __('Google Analytics'),
		icon: chartBar,
		text: __('Track your visitors with your own account.'),
		manage: manageAt('#/traffic', __('Configure Google Analytics')),
	}),
	publicize: () => ({
		title: __('Publicize connections'),
		icon: share,
		text: __('Share new posts to your social networks automatically.'),
		manage: (
			<ProviderLink source="calypso-marketing-connections" variant="secondary">
				{__('Connect your social media accounts')}
			</ProviderLink>
		),
	}),
	protect: () => ({
		title: __('Brute force protection'),
		icon: lockOutline,
		text: __('Blocks brute force attacks on your login page.'),
		manage: manageAt('#/security', __('View security settings')),
	}),
	activity: () => ({
		title: __('Activity'),
		icon: calendar,
		text: __('See who changed what on your site, and when.'),
		manage: (
			<ProviderLink source="calypso-activity-log" variant="secondary">
				{__('View the activity log')}
			</ProviderLink>
		),
	}),
	themes: (adminUrl) => ({
		title: __('Themes'),
		icon: themes,
		text: __('Change how your site looks.'),
		manage: manageAt(joinUrl(adminUrl, 'theme-install.php'), __('Browse themes')),
	}),
	support: () => ({
		title: __('Support documentation'),
		icon: lifesaver,
		text: __('Guides and answers for every feature.'),
		manage: manageAt(getRedirectUrl('jetpack-support'), __('Search our support site'), '_blank'),
	}),
};
