import type { SettingsMap } from '@/domain/settings/effects';
import type { AppThunk } from '../types';
import { loadSettings } from './load';
import type { FormRules } from './send';

/** The server prints numbers and flags in several ways. */
const isSameValue = (_key: string, fresh: unknown, sent: unknown): boolean =>
	typeof sent === 'boolean'
		? Boolean(fresh) === sent
		: JSON.stringify(fresh) === JSON.stringify(sent);

/**
 * The part of a save that reached the site, where its answer couldn't be read; undefined if none did. A text that the server rewrites
 * counts as saved, because it differs from the earlier one.
 */
export const readSave =
	(
		changes: SettingsMap,
		{ isSame = isSameValue }: Partial<FormRules> = {},
	): AppThunk<Promise<SettingsMap | undefined>> =>
	async (dispatch, getState) => {
		const before = getState().settings.saved;
		const { data: fresh } = await dispatch(loadSettings());
		const keys = Object.keys(changes);
		if (!fresh || !keys.every((key) => key in fresh)) {
			throw new Error();
		}
		const isStored = (key: string) =>
			isSame(key, fresh[key], changes[key]) ||
			JSON.stringify(fresh[key]) !== JSON.stringify(before[key]);
		return keys.every(isStored)
			? Object.fromEntries(keys.map((key) => [key, fresh[key]]))
			: undefined;
	};
