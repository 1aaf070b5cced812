import { AS_PRINTED, type Reading } from '@/domain/settings/change';
import type { SettingsMap } from '@/domain/settings/effects';
import type { AppThunk } from '../store/types';
import { loadSettings } from './load';

/**
 * The part of a save that reached the site, where its answer couldn't be read; undefined if none did. A text that the server rewrites
 * counts as saved, because it differs from the earlier one.
 */
export const readSave =
	(
		changes: SettingsMap,
		{ isSame }: Pick<Reading, 'isSame'> = AS_PRINTED,
	): AppThunk<Promise<SettingsMap | undefined>> =>
	async (dispatch, getState) => {
		const before = getState().settings.saved;
		const { data: site } = await dispatch(loadSettings());
		const keys = Object.keys(changes);
		if (!site || !keys.every((key) => key in site)) {
			throw new Error();
		}
		const isStored = (key: string) =>
			isSame(key, site[key], changes[key]) ||
			JSON.stringify(site[key]) !== JSON.stringify(before[key]);
		return keys.every(isStored)
			? Object.fromEntries(keys.map((key) => [key, site[key]]))
			: undefined;
	};
