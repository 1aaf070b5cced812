import type { ErrorInfo } from '@/api';
import { JOURNAL, type Journal, type Step } from '../domain/journal';
import { injectRecord } from '@/state/store/inject-record';
import { defineMemory } from '@/state/store/memory';
import type { AppThunk, RootState } from '@/state/store/types';

/** The last file that was applied on this site in this browser. */
interface SettingsFileState {
	/** Null without one, and until it has been read from the browser's storage. */
	journal: Journal | null;
	isRunning: boolean;
	/** Why it was cut short: no network, or an expired login. */
	error?: ErrorInfo;
}

export const { select: selectSettingsFile, changed } = injectRecord<SettingsFileState>(
	'settingsFile',
	{ journal: null, isRunning: false },
);

export const SETTINGS_FILE_KEY = 'dashboard-for-jetpack-settings-file';

const journals = defineMemory(SETTINGS_FILE_KEY, JOURNAL, {
	of: 'person and site',
	most: 5,
});

/** Stores a journal in the state and in this browser; null forgets it. */
export const storeJournal =
	(journal: Journal | null): AppThunk =>
	(dispatch) => {
		dispatch(journals.remember(journal));
		dispatch(changed({ journal }));
	};

export const change =
	(how: (journal: Journal) => Partial<Journal>): AppThunk =>
	(dispatch, getState) => {
		const { journal } = selectSettingsFile(getState());
		if (journal) {
			dispatch(storeJournal({ ...journal, ...how(journal) }));
		}
	};

export const changeSteps = (how: (steps: readonly Step[]) => readonly Step[]): AppThunk =>
	change(({ steps }) => ({ steps: how(steps) }));

export const listWaiting = (state: RootState): Step[] =>
	selectSettingsFile(state).journal?.steps.filter((step) => step.state === 'waiting') ?? [];

/** Reads how far an earlier visit or another tab came. */
export const readJournal = (): AppThunk => (dispatch, getState) => {
	if (!selectSettingsFile(getState()).isRunning) {
		dispatch(changed({ journal: dispatch(journals.recall()) }));
	}
};

export const forgetJournal = (): AppThunk => storeJournal(null);
