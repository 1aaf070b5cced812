import { __ } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules';
import {
	INFINITE_SCROLL_KEYS,
	INFINITE_SCROLL_MODES,
	readInfiniteScroll,
	writeInfiniteScroll,
	type InfiniteScrollFields,
	type InfiniteScrollMode,
} from '@/domain/settings-cards/infinite-scroll';
import { toFormValue } from '@/domain/settings-form';
import { getSetting } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { selectSetting } from '@/state/settings';
import {
	selectAreFieldsSaving,
	selectFieldProblem,
	selectFieldValue,
	typeField,
} from '@/state/settings-form';
import { selectSite } from '@/state/site';
import type { RootState } from '@/state/types';
import { ExternalLink } from '@/ui/external-link';
import { RadioGroup } from '@/ui/radio-group';
import { Marked } from '../frame/search-context';
import { SettingRow } from '../frame/setting-place';
import { useSettingState } from '../frame/use-setting-state';

const ID = 'infinite-scroll';

function getLabel(mode: InfiniteScrollMode): string {
	switch (mode) {
		case 'default':
			return __("The theme's default", 'dashboard-for-jetpack');
		case 'button':
			return __('A button that loads more posts', 'dashboard-for-jetpack');
		case 'scroll':
			return __('More posts as people scroll down', 'dashboard-for-jetpack');
		default:
			return assertNever(mode, 'mode');
	}
}

const fieldsBy = (read: (key: string) => string): InfiniteScrollFields => ({
	'infinite-scroll': read('infinite-scroll'),
	infinite_scroll: read('infinite_scroll'),
});

const selectShown = (state: RootState) =>
	readInfiniteScroll(fieldsBy((key) => selectFieldValue(state, key)));
const selectSavedScroll = (state: RootState) =>
	toFormValue('infinite_scroll', selectSetting(state, 'infinite_scroll'));
const selectProblem = (state: RootState) =>
	INFINITE_SCROLL_KEYS.map((key) => selectFieldProblem(state, key)).find(Boolean);

/** Why nothing can be chosen, and else what the choice is about (WRITING-23). */
function Help({ reason, isSupported }: { reason: string; isSupported: boolean }) {
	if (!isSupported) {
		return (
			<>
				{__('Theme support required.', 'dashboard-for-jetpack')}{' '}
				<ExternalLink href={getRedirectUrl('jetpack-support-infinite-scroll')}>
					{__('Learn more', 'dashboard-for-jetpack')}
				</ExternalLink>
			</>
		);
	}
	return reason ? <>{reason}</> : <Marked text={getSetting(ID).getDescription?.() ?? ''} />;
}

/** Three choices over two settings, saved by the card's button (WRITING-21 to WRITING-23). Of two values none can conflict. */
export function InfiniteScroll() {
	const dispatch = useAppDispatch();
	const mode = useAppSelector(selectShown);
	const savedScroll = useAppSelector(selectSavedScroll);
	const problem = useAppSelector(selectProblem);
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, INFINITE_SCROLL_KEYS));
	const isSupported = useAppSelector((state) => Boolean(selectSite(state).theme.support[ID]));
	const feature = useAppSelector((state) => selectModule(state, ID)?.name ?? '');
	const state = useSettingState(ID);
	const reason =
		state.kind === 'unavailable' ? getUnavailableReason(state.availability, feature) : '';

	const choose = (next: InfiniteScrollMode) => {
		Object.entries(writeInfiniteScroll(next, savedScroll)).forEach(([key, value]) =>
			dispatch(typeField(key, value)),
		);
	};
	return (
		<SettingRow id={ID}>
			<RadioGroup
				label={<Marked text={getSetting(ID).getName()} />}
				help={<Help reason={reason} isSupported={isSupported} />}
				error={problem}
				choices={INFINITE_SCROLL_MODES.map((value) => ({ value, label: getLabel(value) }))}
				value={mode}
				onChange={choose}
				disabled={!isSupported || reason !== '' || isSaving}
			/>
		</SettingRow>
	);
}
