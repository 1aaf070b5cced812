import { __ } from '@wordpress/i18n';
import {
	FEATURE_MODULES,
	resolveModuleFeatureCard,
	resolveSearchFeatureCard,
	type FeatureCardState,
	type ModuleFeature,
} from '@/domain/plans/feature-cards';
import { resolveSearchCard } from '@/domain/search/dashboard-card';
import type { SiteAccelerator } from '@/domain/modules/site-accelerator';
import type { SettingKey } from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
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
import { DESCRIPTIONS, type DescribedFeature } from './describe-feature';
import { FeatureCard } from './feature-card';

interface SwitchedCardProps {
	feature: DescribedFeature;
	state: FeatureCardState;
	isBusy: boolean;
	setting: SettingKey;
	/** The key of the failure in the store. */
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
	const { adminUrl } = useAppSelector(selectSite);
	const { manage, ...described } = DESCRIPTIONS[feature](adminUrl);
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

/** A feature that is a single module. */
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
