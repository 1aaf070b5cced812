import { selectSiteConnection } from '@/state/connection';
import { loadFeatures } from '@/state/features';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { toggleSearch } from '@/state/search';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { useLoads } from '../../../common/use-loads';
import { InstantSwitch } from './instant-switch';
import { SearchNote } from './search-note';
import { selectSearchSettings } from './select-search-settings';

/** The provider's search: its two switches, and what is missing for them (SETPERF-12 to SETPERF-15, SETPERF-21). */
export function SearchCard() {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const retry = useLoads(isConnected && loadFeatures);
	const settings = useAppSelector(selectSearchSettings);
	return (
		<SettingCard id="search">
			<ModuleSwitch id="search" onChange={(isOn) => void dispatch(toggleSearch(isOn))} />
			<InstantSwitch isOn={settings.isInstantOn} isUsable={settings.isInstantUsable} />
			<SearchNote note={settings.note} onRetry={retry} />
		</SettingCard>
	);
}
