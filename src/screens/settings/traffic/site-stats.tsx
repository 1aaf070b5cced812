import { useState } from 'react';
import { createSelector } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import {
	resolveStatsSettings,
	resolveRoleLists,
	type RoleListKey,
} from '@/domain/stats/settings-card';
import {
	getCard,
	getSetting,
	isOnSite,
	nameSwitch,
	type SettingId,
} from '@/domain/settings/registry';
import { quoteName } from '@/domain/settings/sentences';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive, selectIsModuleToggling, selectModule } from '@/state/modules';
import { selectIsSettingPending, selectSetting, setSetting } from '@/state/settings';
import { selectSiteFacts } from '@/state/settings/cards';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/store/types';
import { Button } from '@/ui/button';
import { Toggle } from '@/ui/toggle';
import { useLocale } from '@/ui/use-locale';
import { StatsUnavailable } from '../../common/stats-unavailable';
import { CardFrame } from '../frame/card-frame';
import { SettingSwitch } from '../frame/setting-switch';
import { Indented, SettingGroup, SettingRow } from '../frame/setting-row';
import { SettingsPanel } from '../frame/settings-panel';
import { useSettingState } from '../frame/use-setting-state';
import styles from '../frame/style.module.scss';

const MODULE = 'stats';

/** A list of roles, each with a switch (TRAFFIC-46 to TRAFFIC-49). */
function RoleSwitches({ id }: { id: RoleListKey }) {
	const dispatch = useAppDispatch();
	const saved = useAppSelector((state) => selectSetting(state, id));
	const siteRoles = useAppSelector((state) => selectSite(state).roles);
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, id));
	const isUsable = useSettingState(id).kind === 'usable';
	const [pressed, setPressed] = useState('');
	const locale = useLocale();
	const { switches, others } = resolveRoleLists(id, saved, siteRoles);
	const title = getSetting(id).getName();
	return (
		<SettingRow id={id}>
			<SettingGroup title={title}>
				<div className={styles.roles}>
					{switches.map(({ role, name, isOn, isFixed }) => (
						<Toggle
							key={role}
							label={name}
							checked={isOn}
							isToggling={isSaving && role === pressed}
							disabled={!isUsable || isFixed}
							disabledReason={isFixed && __('Administrators always see your stats.')}
							onChange={(checked) => {
								setPressed(role);
								const subject = sprintf(
									/* translators: 1: name of a list of roles. 2: name of a role, such as "Editor". */
									__('%1$s: %2$s'),
									title,
									name,
								);
								const change = { member: role, isOn: checked };
								void dispatch(setSetting(id, change, { subject: quoteName(subject) }));
							}}
						/>
					))}
				</div>
				{others.length > 0 && (
					<p>
						{sprintf(
							/* translators: %s: a list of names of roles. */
							__('Other saved roles: %s'),
							new Intl.ListFormat(locale, { type: 'unit' }).format(others),
						)}
					</p>
				)}
			</SettingGroup>
		</SettingRow>
	);
}

function KnownSwitch({ id }: { id: SettingId }) {
	const isKnown = useAppSelector((state) => isOnSite(getSetting(id), selectSiteFacts(state)));
	return isKnown ? <SettingSwitch id={id} /> : null;
}

const IN_PANEL = getCard('stats').settings.map(({ id }) => id);

/** The folded options of the stats (TRAFFIC-44, TRAFFIC-45). */
const StatsPanel = () => (
	<SettingsPanel title={__('Stats settings')} feature={MODULE} settings={IN_PANEL}>
		<div className="jd-column">
			<SettingSwitch id={MODULE} />
			<Indented>
				<SettingSwitch id="admin_bar" />
				<KnownSwitch id="enable_odyssey_stats" />
				<KnownSwitch id="wpcom_reader_views_enabled" />
				<RoleSwitches id="count_roles" />
				<RoleSwitches id="roles" />
			</Indented>
		</div>
	</SettingsPanel>
);

const selectView = createSelector(
	[
		(state: RootState) => selectModule(state, MODULE)?.override ?? 'none',
		selectSiteConnection,
		(state: RootState) =>
			selectIsModuleActive(state, MODULE) !== selectIsModuleToggling(state, MODULE),
	],
	(override, connection, isOn) => resolveStatsSettings({ override, connection, isOn }),
);

/** The button that turns on the stats (TRAFFIC-42). */
function ActivateStats() {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector((state) => selectIsModuleToggling(state, MODULE));
	return (
		<SettingRow id={MODULE}>
			<div className="jd-column">
				<p>{__('Activate stats to see how many people visit your site and what they read.')}</p>
				<Button
					size="small"
					isBusy={isBusy}
					data-focus-successor
					onClick={() => void dispatch(setSetting(MODULE, true, { subject: nameSwitch(MODULE) }))}
				>
					{__('Activate Site Stats')}
				</Button>
			</div>
		</SettingRow>
	);
}

function StatsContent() {
	const view = useAppSelector(selectView);
	switch (view.kind) {
		case 'overridden':
		case 'offline':
		case 'needs-site':
			return <StatsUnavailable view={view} />;
		case 'inactive':
			return <ActivateStats />;
		case 'settings':
			return <StatsPanel />;
	}
}

/** Whose visits are counted, and who can see the stats (TRAFFIC-41 to TRAFFIC-49). */
export const SiteStatsCard = () => (
	<CardFrame id={MODULE}>
		<StatsContent />
	</CardFrame>
);
