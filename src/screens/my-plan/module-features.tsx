import { __ } from '@wordpress/i18n';
import { image, search as searchIcon } from '@wordpress/icons';
import {
	FEATURE_MODULES,
	resolveModuleFeatureCard,
	resolveSearchFeatureCard,
	type FeatureCardState,
	type ModuleFeature,
} from '@/domain/plans/feature-cards';
import { resolveSearchCard } from '@/domain/search/dashboard-card';
import type { SiteAccelerator } from '@/domain/modules/site-accelerator';
import { quoteName } from '@/domain/settings/sentences';
import { assertNever } from '@/lib/values';
import { joinUrl } from '@/lib/safe-url';
import { selectGrantedModules } from '@/state/modules/granted';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	selectIsModuleActive,
	selectIsModuleToggling,
	selectModuleAvailability,
} from '@/state/modules';
import { selectSearchFacts, selectSiteAccelerator } from '@/state/modules/performance';
import { buildActivationSentences, selectIsSettingPending, setSetting } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { SaveFailure } from '../common/save-failure';
import { useEntitlementLoads } from '../common/use-entitlement-loads';
import { describeModuleFeature, ManageLink } from './describe-module-feature';
import { FeatureCard } from './feature-card';

/**
 * Keeps the previous state while a change is being saved. The new state is set at once, so the button would
 * otherwise turn into a link under the second half of a double click.
 */
const whileSaved = (state: FeatureCardState, isBusy: boolean): FeatureCardState =>
	isBusy ? { kind: 'to-activate' } : state;

interface ActivationProps {
	/** The key of the failure in the store. */
	failureKey: string;
	feature: string;
	isBusy: boolean;
	onActivate: () => void;
}

const Activation = ({ failureKey, feature, isBusy, onActivate }: ActivationProps) => (
	<>
		<Button isForCard size="small" isBusy={isBusy} onClick={onActivate}>
			{__('Activate', 'dashboard-for-jetpack')}
		</Button>
		<SaveFailure failureKey={failureKey} feature={feature} onRetry={onActivate} />
	</>
);

/** As `nameSwitch`, whose records are in the chunks of the settings. */
const nameSubject = (feature: ModuleFeature, title: string) =>
	feature === 'ads' || feature === 'publicize' ? quoteName(title) : title;

/** A feature that is a single module. */
export function ModuleCard({ feature }: { feature: ModuleFeature }) {
	const dispatch = useAppDispatch();
	const module = FEATURE_MODULES[feature];
	const { adminUrl } = useAppSelector(selectSite);
	const availability = useAppSelector((state) => selectModuleAvailability(state, module));
	const isOn = useAppSelector((state) => selectIsModuleActive(state, module));
	const isBusy = useAppSelector((state) => selectIsModuleToggling(state, module));
	const isOffered = useAppSelector((state) => selectGrantedModules(state)[module]?.isAvailable);
	const { manage, ...described } = describeModuleFeature(feature, adminUrl);
	return (
		<FeatureCard
			{...described}
			state={whileSaved(resolveModuleFeatureCard(availability, isOn, isOffered), isBusy)}
			actions={{
				active: manage,
				'to-activate': (
					<Activation
						failureKey={module}
						feature={described.title}
						isBusy={isBusy}
						onActivate={() =>
							void dispatch(
								setSetting(module, true, {
									subject: nameSubject(feature, described.title),
									sentences: buildActivationSentences(described.title),
								}),
							)
						}
					/>
				),
			}}
		/>
	);
}

/** Images and static files from the provider's network: one switch over two modules (SETPERF-04). */
export function PerformanceCard() {
	const dispatch = useAppDispatch();
	const { accelerator, isToggling: isBusy } = useAppSelector(selectSiteAccelerator);
	const title = __('Site accelerator', 'dashboard-for-jetpack');
	return (
		<FeatureCard
			title={title}
			icon={image}
			text={__('Load images and files from a fast global network.', 'dashboard-for-jetpack')}
			state={whileSaved(toState(accelerator), isBusy)}
			actions={{
				active: (
					<ManageLink href="#/performance">
						{__('View performance settings', 'dashboard-for-jetpack')}
					</ManageLink>
				),
				'to-activate': (
					<Activation
						failureKey="site-accelerator"
						feature={title}
						isBusy={isBusy}
						onActivate={() =>
							void dispatch(
								setSetting('site-accelerator', true, {
									subject: title,
								}),
							)
						}
					/>
				),
			}}
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
		default:
			return assertNever(accelerator);
	}
}

/** Search as visitors type, for sites that have it (PLAN-09). */
export function SearchCard() {
	const dispatch = useAppDispatch();
	const view = resolveSearchCard(useAppSelector(selectSearchFacts));
	const retry = useEntitlementLoads();
	const { adminUrl } = useAppSelector(selectSite);
	const isBusy = useAppSelector((state) => selectIsSettingPending(state, 'search'));
	const title = __('Search', 'dashboard-for-jetpack');
	return (
		<FeatureCard
			title={title}
			icon={searchIcon}
			text={__(
				'Help visitors find things fast, with results as they type.',
				'dashboard-for-jetpack',
			)}
			state={whileSaved(resolveSearchFeatureCard(view), isBusy)}
			onRetry={retry}
			actions={{
				active: (
					<ManageLink href={joinUrl(adminUrl, 'admin.php?page=jetpack-search-configure')}>
						{__('Configure your search', 'dashboard-for-jetpack')}
					</ManageLink>
				),
				'to-activate': (
					<Activation
						failureKey="search"
						feature={title}
						isBusy={isBusy}
						onActivate={() =>
							view.kind === 'off' &&
							void dispatch(setSetting(view.switch, true, { failureKey: 'search', subject: title }))
						}
					/>
				),
			}}
		/>
	);
}
