import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { chartBar, currencyDollar, lockOutline, share, video } from '@wordpress/icons';
import type { ModuleFeature } from '@/domain/plans/feature-cards';
import { joinUrl, type Href, type SafeUrl } from '@/lib/safe-url';
import { Button } from '@/ui/button';
import type { CardProps } from '@/ui/card';
import { ProviderLink } from '../common/provider-link';

interface Described {
	title: string;
	icon: CardProps['icon'];
	text: string;
	/** The link to manage it once it is on. */
	manage: ReactNode;
}

/** The link from a feature that is on to where it is managed. */
export const ManageLink = ({ href, children }: { href: Href; children: string }) => (
	<Button size="small" href={href}>
		{children}
	</Button>
);

const DESCRIPTIONS: Record<ModuleFeature, (adminUrl: SafeUrl) => Described> = {
	videopress: (adminUrl) => ({
		title: __('VideoPress', 'dashboard-for-jetpack'),
		icon: video,
		text: __('Host your videos without ads, and play them fast.', 'dashboard-for-jetpack'),
		manage: (
			<ManageLink href={joinUrl(adminUrl, 'upload.php')}>
				{__('Upload videos', 'dashboard-for-jetpack')}
			</ManageLink>
		),
	}),
	ads: () => ({
		title: __('Ads', 'dashboard-for-jetpack'),
		icon: currencyDollar,
		text: __('Earn money with ads on your site.', 'dashboard-for-jetpack'),
		manage: (
			<ManageLink href="#/traffic">{__('Configure ads', 'dashboard-for-jetpack')}</ManageLink>
		),
	}),
	'google-analytics': () => ({
		title: __('Google Analytics', 'dashboard-for-jetpack'),
		icon: chartBar,
		text: __('Track your visitors with your own account.', 'dashboard-for-jetpack'),
		manage: (
			<ManageLink href="#/traffic">
				{__('Configure Google Analytics', 'dashboard-for-jetpack')}
			</ManageLink>
		),
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
		manage: (
			<ManageLink href="#/security">
				{__('View security settings', 'dashboard-for-jetpack')}
			</ManageLink>
		),
	}),
};

/** The texts of a feature that is a single module. */
export const describeModuleFeature = (feature: ModuleFeature, adminUrl: SafeUrl): Described =>
	DESCRIPTIONS[feature](adminUrl);
