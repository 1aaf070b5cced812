import { isApiError, type Api } from '@/api';
import type { SettingsMap } from '@/domain/settings/effects';
import { sendSettings } from '../trial-start';
import type { AppThunk } from '../types';
import { loadSettings } from './load';

export interface FormRules {
	/** Whether the server's value is the one that was sent. */
	isSame: (key: string, fresh: unknown, sent: unknown) => boolean;
	/** The whole value of a setting when only some of its members were sent. */
	complete: (key: string, before: unknown, sent: unknown) => unknown;
}

/** The server prints numbers and flags in several ways. */
const isSameValue = (_key: string, fresh: unknown, sent: unknown): boolean =>
	typeof sent === 'boolean'
		? Boolean(fresh) === sent
		: JSON.stringify(fresh) === JSON.stringify(sent);

/** @return The saved changes with the server's answer. */
export const send =
	(
		api: Api,
		changes: SettingsMap,
		known: SettingsMap,
		remedy: SettingsMap | undefined,
	): AppThunk<Promise<{ saved: SettingsMap; answer: unknown }>> =>
	async (dispatch) => {
		const save = (values: SettingsMap) => dispatch(sendSettings(api, values, known));
		try {
			return { saved: changes, answer: await save(changes) };
		} catch (error) {
			// Only a refusal is worth a second try: an unreachable site must not get two more requests.
			if (!remedy || !isApiError(error) || error.status < 400 || error.status >= 500) {
				throw error;
			}
			await save(remedy);
			return { saved: { ...remedy, ...changes }, answer: await save(changes) };
		}
	};

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
