import { nanoid } from '@reduxjs/toolkit';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ErrorInfo } from '@/api';
import { splitReasons } from '@/domain/modules/module-rows';
import { ACTION_NOTICE_DURATION, type NoticeOptions, type Undo } from '@/domain/notices/notice';
import { isReloadingSave, type SettingsMap } from '@/domain/settings/effects';
import { listChanged } from '@/domain/settings/change';
import { isSwitchedOn } from '@/lib/values';
import { noticeRemoved, showFailure, showNotice } from '../notices';
import { BUSY, isUnconfirmed, mayBeOfOthers } from '../store/outcome';
import {
	askOrConfirm,
	loadSettings,
	nameKeys,
	SAVE_NOTICE,
	saveFailureDismissed,
	setSettings,
	settingsSaveFailed,
} from '../settings';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';

export { refreshModules, selectModuleList } from './refresh';

type ModuleValues = Readonly<Record<string, boolean>>;

interface ManySentences {
	progress: string;
	success: string;
}

/** The key of a failure of several modules, and of the notice about it. */
export const ALL_MODULES = 'all-modules';

const withUndo = (id: string, undo: Undo | undefined): NoticeOptions =>
	undo ? { id, undo, duration: ACTION_NOTICE_DURATION } : { id };

export function buildSwitchSentences(count: number, isOn: boolean): ManySentences {
	return isOn
		? {
				progress: sprintf(
					/* translators: %d: number of modules. */
					_n('Turning on %d module…', 'Turning on %d modules…', count),
					count,
				),
				success: sprintf(
					/* translators: %d: number of modules. */
					_n('%d module turned on.', '%d modules turned on.', count),
					count,
				),
			}
		: {
				progress: sprintf(
					/* translators: %d: number of modules. */
					_n('Turning off %d module…', 'Turning off %d modules…', count),
					count,
				),
				success: sprintf(
					/* translators: %d: number of modules. */
					_n('%d module turned off.', '%d modules turned off.', count),
					count,
				),
			};
}

export const buildDefaultsSentences = (): ManySentences => ({
	progress: __('Restoring the default modules…'),
	success: __('Default modules restored.'),
});

const readSaved = ({ settings }: RootState, slug: string) => isSwitchedOn(settings.saved[slug]);

const pick = (values: SettingsMap, slugs: readonly string[]): Record<string, boolean> =>
	Object.fromEntries(slugs.map((slug) => [slug, isSwitchedOn(values[slug])]));

/** The keys of the pending save that a module belongs to: modules and their companions. */
function listSentKeys({ settings: { pending } }: RootState, slug: string): string[] {
	const saveId = pending[slug]?.saveId;
	return Object.keys(pending).filter((key) => pending[key]?.saveId === saveId);
}

/** The values that a save has changed; undefined if it has changed nothing. */
function buildUndo(keys: readonly string[], before: RootState, after: RootState): Undo | undefined {
	const saved = pick(after.settings.saved, keys);
	const changes = listChanged(before.settings.saved, saved);
	return changes.length > 0 ? { failureKey: ALL_MODULES, changes } : undefined;
}

const reportRefusals =
	(values: ModuleValues, refused: readonly string[], error: ErrorInfo): AppThunk<Promise<void>> =>
	async (dispatch) => {
		// Split before the slugs are replaced by names.
		const fields = splitReasons(error.serverMessage ?? error.message, refused);
		const named = await nameKeys({ ...error, fields }, refused);
		for (const [slug, reason] of Object.entries(named.fields ?? {})) {
			const own = pick(values, [slug]);
			const failure = { failureKey: slug, reason, values: own };
			dispatch(settingsSaveFailed({ saveId: nanoid(), changes: own, failure }));
		}
	};

/** Reports a save that failed as a whole, with a retry of what is still to do. */
const reportWhole =
	(values: ModuleValues, refused: readonly string[], error: ErrorInfo): AppThunk =>
	(dispatch) => {
		const rest = pick(values, refused);
		const reason = error.message || error.code || error.kind;
		const isLasting = error.kind !== 'session' && error.kind !== 'other-user';
		const failure = isLasting
			? { failureKey: ALL_MODULES, reason, values: rest, isOfOthers: mayBeOfOthers(error) }
			: undefined;
		dispatch(settingsSaveFailed({ saveId: nanoid(), changes: rest, failure }));
	};

const describePart = (changed: number, asked: number) =>
	sprintf(
		/* translators: 1: number of modules that were switched. 2: number of modules to switch. */
		_n(
			'%1$d of %2$d module switched. The list shows what went wrong.',
			'%1$d of %2$d modules switched. The list shows what went wrong.',
			asked,
		),
		changed,
		asked,
	);

/**
 * Switches several modules in one save, with one notice and one Undo for all of them. The server saves those that it
 * accepts even if it refuses others: the refused ones are rolled back, each with its reason.
 *
 * @return The slugs that the server refused. Fails as `busy` while the same change is pending.
 */
export const switchModules =
	(values: ModuleValues, sentences: ManySentences): AsyncThunk<{ refused: string[] }> =>
	async (dispatch, getState) => {
		const slugs = Object.keys(values);
		const before = getState();
		const [first = ''] = slugs;
		if (slugs.every((slug) => before.settings.pending[slug]?.value === values[slug])) {
			return { error: BUSY };
		}
		dispatch(saveFailureDismissed(ALL_MODULES));
		dispatch(noticeRemoved(ALL_MODULES));
		dispatch(showNotice('info', sentences.progress, SAVE_NOTICE));
		const confirm = () => {
			const undo = isReloadingSave(values) ? undefined : buildUndo(sent, before, getState());
			dispatch(showNotice('success', sentences.success, withUndo(SAVE_NOTICE.id, undo)));
		};
		const saving = dispatch(setSettings(values, { isSilent: true, confirm }));
		const sent = listSentKeys(getState(), first);
		const { error } = await saving;
		if (!error) {
			return { data: { refused: [] } };
		}
		if (error.code !== 'some_updated' && error.status > 0) {
			// The site may have stopped after the first modules.
			await dispatch(loadSettings());
		}
		const after = getState();
		const refused = slugs.filter((slug) => readSaved(after, slug) !== values[slug]);
		if (error.code === 'some_updated') {
			await dispatch(reportRefusals(values, refused, error));
		} else {
			dispatch(reportWhole(values, refused, error));
		}
		const text = isUnconfirmed(error)
			? error.message
			: describePart(slugs.length - refused.length, slugs.length);
		const saved = sent.filter((key) => !refused.includes(key));
		const undo = buildUndo(saved, before, after);
		const report = () => {
			dispatch(noticeRemoved(SAVE_NOTICE.id));
			dispatch(showFailure(error, text, withUndo(ALL_MODULES, undo)));
		};
		// The site may have put what it accepted on trial. The list shows what it refused.
		dispatch(askOrConfirm(pick(after.settings.saved, saved), report));
		return { data: { refused } };
	};
