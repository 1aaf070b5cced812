import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import type { PlanFeatureView } from '@/domain/plans/plan-feature';
import type { SearchSettings } from '@/domain/search/settings-card';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectIsModuleActive, selectIsModuleToggling, selectModule } from '@/state/modules';
import { setSetting } from '@/state/settings';
import { ModuleToggle } from '@/ui/module-toggle';
import { describeSetting } from './about';
import { Marked } from './search-context';
import { SettingRow } from './setting-row';
import { SettingStatus } from './setting-status';
import { useSettingState } from './use-setting-state';

/**
 * Why a switch is disabled while the plan is loading, or because the plan lacks the feature; "" if it is
 * enabled. It is also enabled after a failed request, because the site itself decides.
 *
 * @param plan
 * @param missing The text for a plan that lacks the feature.
 */
export function getPlanReason(
	plan: SearchSettings['rest'] | PlanFeatureView['kind'],
	missing: string,
): string {
	switch (plan) {
		case 'none':
		case 'granted':
		case 'failed':
			return '';
		case 'loading':
			return __('Loading your plan…', 'dashboard-for-jetpack');
		case 'missing':
			return missing;
		default:
			return assertNever(plan);
	}
}

interface ModuleSwitchProps {
	/** The module's slug, which is a setting. */
	id: SettingId;
	help?: ReactNode;
	/** Why it is disabled although the feature is available; "" if it is enabled. */
	restReason?: string;
}

/**
 * The switch of a feature, saved at once. People who can't manage features see only its state; on a site
 * without the module nothing is rendered.
 */
export function ModuleSwitch({ id, help, restReason = '' }: ModuleSwitchProps) {
	const dispatch = useAppDispatch();
	const isOn = useAppSelector((state) => selectIsModuleActive(state, id));
	const isToggling = useAppSelector((state) => selectIsModuleToggling(state, id));
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const record = useAppSelector((state) => selectModule(state, id));
	const state = useSettingState(id);
	const name = getSetting(id).getName();
	if (!record) {
		return null;
	}
	if (!canManage) {
		return <SettingStatus id={id} isOn={isOn} help={help} />;
	}
	const reason =
		state.kind === 'unavailable'
			? getUnavailableReason(state.availability, record.name || name)
			: restReason;
	return (
		<SettingRow id={id}>
			<ModuleToggle
				label={<Marked text={name} />}
				help={help}
				checked={isOn}
				isToggling={isToggling}
				disabled={reason !== ''}
				disabledReason={reason}
				about={describeSetting(id)}
				onChange={(checked) => void dispatch(setSetting(id, checked, { subject: name }))}
			/>
		</SettingRow>
	);
}
