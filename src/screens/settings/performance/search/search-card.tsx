import { selectSiteConnection } from '@/state/connection';
import { loadFeatures } from '@/state/features';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { toggleSearch } from '@/state/search';
import { ModuleSwitch } from '../../frame/module-switch';
import { SettingCard } from '../../frame/setting-card';
import { useLoad } from '../../../common/use-load';
import { InstantSwitch } from './instant-switch';
import { SearchNote } from './search-note';
import { selectSearchSettings } from './select-search-settings';

/** The provider's search: its two switches, and what is missing for them (SETPERF-12 to SETPERF-15, SETPERF-21). */
export function SearchCard() {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectSiteConnection) === 'connected';
	const { isRetrying, retry } = useLoad(loadFeatures, isConnected);
	const settings = useAppSelector((state) => selectSearchSettings(state, isRetrying));
	return (
		<SettingCard id="search">
			<ModuleSwitch id="search" onChange={(isOn) => void dispatch(toggleSearch(isOn))} />
			<InstantSwitch isOn={settings.isInstantOn} isUsable={settings.isInstantUsable} />
			<SearchNote note={settings.note} onRetry={retry} />
		</SettingCard>
	);
}
