import { __ } from '@wordpress/i18n';
import type { SettingsMap } from '@/domain/settings/effects';
import { listFormerValues, listReplaced } from '@/domain/settings-file/history';
import type { HistoryEntry } from '@/domain/settings-file/history-entry';
import { showNotice } from './notices';
import { buildUndoSentences, saveValues } from './settings';
import type { AsyncThunk } from './types';

const sayLeftOut = () =>
	showNotice(
		'warning',
		__(
			'Some of these settings were changed somewhere else, and were left as they are.',
			'dashboard-for-jetpack',
		),
		{ id: 'settings-save' },
	);

/**
 * Restores the values from before a save: exactly these, because the companions of a switch are among them. The site is read first, and values that
 * it has replaced since are left alone.
 *
 * @param how With `isReplacing`, what it has replaced is restored, too, if the page shows what replaced it.
 */
export const undoEntry =
	(entry: HistoryEntry, { isReplacing = false } = {}): AsyncThunk<SettingsMap> =>
	async (dispatch, getState) => {
		const shown = getState().settings.saved;
		const pick = (settings: SettingsMap) =>
			listFormerValues(entry, settings, isReplacing ? shown : undefined);
		const asked = pick(shown);
		let isLeftOut = false;
		const outcome = await dispatch(
			saveValues(asked, {
				sentences: buildUndoSentences(),
				rebase: (fresh) => {
					const changes = pick(fresh);
					isLeftOut = listReplaced(entry, fresh).some(
						({ key }) => key in asked && !(key in changes),
					);
					return changes;
				},
			}),
		);
		if (!outcome.error && isLeftOut) {
			dispatch(sayLeftOut());
		}
		return outcome;
	};
