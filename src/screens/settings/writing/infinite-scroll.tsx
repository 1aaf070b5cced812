import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import {
	INFINITE_SCROLL_KEYS,
	INFINITE_SCROLL_MODES,
	readInfiniteScroll,
	writeInfiniteScroll,
	type InfiniteScrollMode,
} from '@/domain/settings/infinite-scroll';
import { toFormValue } from '@/domain/settings/form';
import { getSetting, nameModule, type SettingKey } from '@/domain/settings/registry';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	selectAreFieldsSaving,
	selectFieldProblem,
	selectFieldValue,
	selectSetting,
	typeField,
} from '@/state/settings';
import { selectSite } from '@/state/site';
import type { AppThunk, RootState } from '@/state/store/types';
import { ExternalLink } from '@/ui/external-link';
import { ChoiceGroup } from '@/ui/choice-group';
import { VisuallyHidden } from '@/ui/screen-reader';
import { SettingRow } from '../frame/setting-row';
import { useSettingState } from '../frame/use-setting-state';

const ID = 'infinite-scroll';

const LABELS: Record<InfiniteScrollMode, () => string> = {
	default: () => __("The theme's default"),
	button: () => __('A button that loads more posts'),
	scroll: () => __('More posts as people scroll down'),
};

const selectShown = (state: RootState) => readInfiniteScroll((key) => selectFieldValue(state, key));
const selectProblem = (state: RootState) =>
	INFINITE_SCROLL_KEYS.map((key) => selectFieldProblem(state, key)).find(Boolean);

const typeInfiniteScroll =
	(mode: InfiniteScrollMode): AppThunk =>
	(dispatch, getState) => {
		const readSaved = (key: SettingKey) => toFormValue(key, selectSetting(getState(), key));
		Object.entries(writeInfiniteScroll(mode, readSaved)).forEach(([key, value]) =>
			dispatch(typeField(key, value)),
		);
	};

/** Why the choice is disabled, or else what it changes (WRITING-23). */
function Help({ reason, isSupported }: { reason: string; isSupported: boolean }) {
	if (!isSupported) {
		return (
			<>
				{__('Theme support required.')}{' '}
				<ExternalLink href={getRedirectUrl('jetpack-support-infinite-scroll')}>
					{__('Learn more')}
					<VisuallyHidden> ({getSetting(ID).getName()})</VisuallyHidden>
				</ExternalLink>
			</>
		);
	}
	return reason ? <>{reason}</> : getSetting(ID).getDescription?.();
}

/**
 * Three choices that set two settings, saved by the card's button (WRITING-21 to WRITING-23). Each setting
 * has only two values, so a change made elsewhere can't conflict.
 */
export function InfiniteScroll() {
	const dispatch = useAppDispatch();
	const mode = useAppSelector(selectShown);
	const problem = useAppSelector(selectProblem);
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, INFINITE_SCROLL_KEYS));
	// If it is unknown, the server decides.
	const isSupported = useAppSelector((state) => selectSite(state).theme.support[ID] !== false);
	const state = useSettingState(ID);
	const reason =
		state.kind === 'unavailable' ? getUnavailableReason(state.availability, nameModule(ID)) : '';

	const choose = (next: InfiniteScrollMode) => dispatch(typeInfiniteScroll(next));
	return (
		<SettingRow id={ID}>
			<ChoiceGroup
				type="radio"
				label={getSetting(ID).getName()}
				help={<Help reason={reason} isSupported={isSupported} />}
				error={problem}
				choices={INFINITE_SCROLL_MODES.map((value) => ({
					value,
					label: LABELS[value](),
					isOn: value === mode,
				}))}
				onChange={choose}
				disabled={!isSupported || reason !== '' || isSaving}
			/>
		</SettingRow>
	);
}
