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
import {
	FEATURE_MODULES,
	resolveModuleFeatureCard,
	resolveSearchFeatureCard,
	type FeatureCardState,
	type ModuleFeature,
	type PlanFeature,
} from '@/domain/plans/feature-cards';
import { resolveSearchCard } from '@/domain/search/dashboard-card';
import type { SiteAccelerator } from '@/domain/modules/site-accelerator';
import type { SettingKey } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { getRedirectUrl } from '@/lib/redirect-url';
import type { Href } from '@/lib/safe-url';
import { selectSiteConnection } from '@/state/connection';
import { selectGrantedModules } from '@/state/modules/granted';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
} from '@/state/modules';
import { selectSearchFacts, selectSiteAccelerator } from '@/state/modules/performance';
import { buildActivationSentences, selectIsSettingPending, setSetting } from '@/state/settings';
import { Button } from '@/ui/button';
import type { CardProps } from '@/ui/card';
import { AdminLink } from '../common/admin-link';
import { ProviderLink } from '../common/provider-link';
import { SaveFailure } from '../common/save-failure';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { FeatureCard } from './feature-card';

interface Described {
	title: string;
	icon: CardProps['icon'];
	text: string;
	/** The link to manage it once it is on. */
	manage: ReactNode;
}

/** The features whose texts depend on nothing. */
type DescribedFeature = Exclude<PlanFeature, 'backups' | 'anti-spam'>;

const manageAt = (href: Href, label: string, target?: string) => (
	<Button size="small" href={href} target={target}>
		{label}
	</Button>
);

/** What each card says. */
const DESCRIPTIONS: Record<DescribedFeature, () => Described> = {
	performance: () => ({
		title: __('Site accelerator'),
		icon: image,
		text: __('Load images and files from a fast global network.'),
		manage: manageAt('#/performance', __('View performance settings')),
	}),
	search: () => ({
		title: __('Search'),
		icon: search,
		text: __('Help visitors find things fast, with results as they type.'),
		manage: (
			<AdminLink page="admin.php?page=jetpack-search-configure">
				{__('Configure your search')}
			</AdminLink>
		),
	}),
	videopress: () => ({
		title: __('VideoPress'),
		icon: video,
		text: __('Host your videos without ads, and play them fast.'),
		manage: <AdminLink page="upload.php">{__('Upload videos')}</AdminLink>,
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
	themes: () => ({
		title: __('Themes'),
		icon: themes,
		text: __('Change how your site looks.'),
		manage: <AdminLink page="theme-install.php">{__('Browse themes')}</AdminLink>,
	}),
	support: () => ({
		title: __('Support documentation'),
		icon: lifesaver,
		text: __('Guides and answers for every feature.'),
		manage: manageAt(getRedirectUrl('jetpack-support'), __('Search our support site'), '_blank'),
	}),
};

interface SwitchedCardProps {
	feature: DescribedFeature;
	state: FeatureCardState;
	isBusy: boolean;
	setting: SettingKey;
	failureKey?: SettingKey;
	/** How the change is announced, by the feature's title. */
	announce?: (title: string) => Parameters<typeof setSetting>[2];
	onRetry?: () => void;
}

/** A feature with a button that turns it on, and then a link to manage it. */
function SwitchedCard({
	feature,
	state,
	isBusy,
	setting,
	failureKey = setting,
	announce,
	onRetry,
}: SwitchedCardProps) {
	const dispatch = useAppDispatch();
	const { manage, ...described } = DESCRIPTIONS[feature]();
	const { title } = described;
	const activate = () =>
		void dispatch(setSetting(setting, true, { failureKey, subject: title, ...announce?.(title) }));
	return (
		<FeatureCard
			{...described}
			// The new state is set at once, so the button would turn into a link under the second half of a double click.
			state={isBusy ? { kind: 'to-activate' } : state}
			onRetry={onRetry}
			actions={{
				active: manage,
				'to-activate': (
					<>
						<Button isForCard size="small" isBusy={isBusy} onClick={activate}>
							{__('Activate')}
						</Button>
						<SaveFailure failureKey={failureKey} feature={title} onRetry={activate} />
					</>
				),
			}}
		/>
	);
}

export function ModuleCard({ feature }: { feature: ModuleFeature }) {
	const module = FEATURE_MODULES[feature];
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const isOffered = useAppSelector((state) => selectGrantedModules(state)[module]?.isAvailable);
	return (
		<SwitchedCard
			feature={feature}
			state={resolveModuleFeatureCard(availability, isOn, isOffered)}
			isBusy={useAppSelector((state) => selectIsModuleToggling(state, module))}
			setting={module}
			announce={(title) => ({
				// As `nameSwitch`, whose records are in the chunks of the settings.
				subject: feature === 'ads' || feature === 'publicize' ? quoteName(title) : title,
				sentences: buildActivationSentences(title),
			})}
		/>
	);
}

/** Images and static files from the provider's network: one switch over two modules (SETPERF-04). */
export function PerformanceCard() {
	const { accelerator, isToggling } = useAppSelector(selectSiteAccelerator);
	return (
		<SwitchedCard
			feature="performance"
			state={toState(accelerator)}
			isBusy={isToggling}
			setting="site-accelerator"
		/>
	);
}

function toState(accelerator: SiteAccelerator): FeatureCardState {
	switch (accelerator.kind) {
		case 'absent':
			return { kind: 'none' };
		case 'usable':
			return { kind: accelerator.isOn ? 'active' : 'to-activate' };
		case 'locked':
			return resolveModuleFeatureCard(accelerator.availability, accelerator.isOn);
	}
}

/** Search as visitors type, for sites that have it (PLAN-09). */
export function SearchCard() {
	const view = resolveSearchCard(useAppSelector(selectSearchFacts));
	return (
		<SwitchedCard
			feature="search"
			state={resolveSearchFeatureCard(view)}
			isBusy={useAppSelector((state) => selectIsSettingPending(state, 'search'))}
			setting={view.kind === 'off' ? view.switch : 'search'}
			failureKey="search"
			onRetry={useEntitlementLoads()}
		/>
	);
}

/** A feature without a switch. The activity needs the connection. */
export function SimpleCard({ feature }: { feature: 'activity' | 'themes' | 'support' }) {
	const isOffline = useAppSelector(selectSiteConnection) === 'offline';
	const { manage, ...described } = DESCRIPTIONS[feature]();
	const known: FeatureCardState = isOffline
		? { kind: 'unavailable', availability: { kind: 'offline' } }
		: { kind: 'active' };
	return (
		<FeatureCard
			{...described}
			state={feature === 'activity' ? known : { kind: 'none' }}
			actions={{ active: manage, none: manage }}
		/>
	);
}
