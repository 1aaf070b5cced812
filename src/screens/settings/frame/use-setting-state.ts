import type { SettingState } from '@/domain/settings-registry';
import { useAppSelector } from '@/state/hooks';
import { selectSettingState } from './select-setting-state';

const isSame = (one: SettingState, other: SettingState) =>
	JSON.stringify(one) === JSON.stringify(other);

/** Whether a setting may be set just now, and why not; drawn anew only by another answer. */
export const useSettingState = (id: string): SettingState =>
	useAppSelector((state) => selectSettingState(state, id), isSame);
