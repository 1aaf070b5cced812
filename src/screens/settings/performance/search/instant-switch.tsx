import { getSetting } from '@/domain/settings-registry';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { toggleInstantSearch } from '@/state/search';
import { selectIsSettingPending } from '@/state/settings';
import { Toggle } from '@/ui/toggle';
import { Marked } from '../../frame/marked';
import { SettingRow } from '../../frame/setting-row';

const ID = 'instant_search_enabled';

interface InstantSwitchProps {
	isOn: boolean;
	isUsable: boolean;
}

/** Usable while the search is off, as it brings the search with it. */
export function InstantSwitch({ isOn, isUsable }: InstantSwitchProps) {
	const dispatch = useAppDispatch();
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, ID));
	const { getName, getDescription } = getSetting(ID);
	return (
		<SettingRow id={ID}>
			<Toggle
				label={<Marked text={getName()} />}
				help={<Marked text={getDescription?.() ?? ''} />}
				checked={isOn}
				isToggling={isSaving}
				disabled={!isUsable}
				onChange={(checked) => void dispatch(toggleInstantSearch(checked))}
			/>
		</SettingRow>
	);
}
