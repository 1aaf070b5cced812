import type { Api } from '@/api';
import { recommendationsApi } from '@/api/entities/recommendations';
import {
	applyChange,
	getViewed,
	type RecommendationsChange,
	type RecommendationsData,
} from '@/domain/recommendations/data';
import { knownData } from '@/lib/remote';
import { toOutcome, type Outcome, toWriteOutcome } from '../store/outcome';
import { newRecommendationsLearned, recommendationsStepSaved } from '../site';
import type { AppThunk, AsyncThunk, Browser, RootState } from '../store/types';
import { loadRecommendationsData } from './loaders';
import {
	selectAnswers,
	selectSavedData,
	selectNewRecommendations,
	selectSavedStep,
} from './selectors';
import { progressed, savedData, selectProgress } from './slice';

const DONE: Outcome<undefined> = { data: undefined };

/** The server prints a list of pages in its own order. */
const isSameData = (one: RecommendationsData, other: RecommendationsData): boolean => {
	const toText = (data: RecommendationsData) => JSON.stringify(Object.entries(data).sort());
	return toText(one) === toText(other);
};

const append =
	(change: RecommendationsChange): AppThunk =>
	(dispatch, getState) =>
		dispatch(progressed({ unsaved: [...selectProgress(getState()).unsaved, change] }));

/** Saves the step that the assistant resumes at (RECS-31, API-43). */
const saveOpenStep =
	(api: Api, step: string | null): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		if (step === null || step === selectSavedStep(getState())) {
			return DONE;
		}
		const outcome = await toOutcome(() => api(recommendationsApi).saveStep(step));
		if (outcome.error) {
			return outcome;
		}
		dispatch(recommendationsStepSaved(step));
		return DONE;
	};

/**
 * Records the opening of a step once, unless the user has moved on since (RECS-32), and marks the step as viewed if it
 * isn't yet (RECS-36).
 */
const noteView =
	(step: string | null): AppThunk =>
	(dispatch, getState, { tracks }) => {
		const open = selectProgress(getState());
		if (step === null || open.step !== step) {
			return;
		}
		if (open.isViewDue) {
			tracks.recordEvent('jetpack_recommendations_step_view', { step });
			dispatch(progressed({ isViewDue: false }));
		}
		if (!getViewed(selectAnswers(getState())).includes(step)) {
			dispatch(append({ kind: 'view', slug: step }));
		}
	};

/** Applies the unsaved changes to the server's latest data and saves the result (RECS-37), unless nothing differs. */
const writeChanges =
	(api: Api, fresh: RecommendationsData): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		const sent = selectProgress(getState()).unsaved;
		const data = sent.reduce(applyChange, fresh);
		if (data !== fresh) {
			const outcome = await toWriteOutcome(
				() => api(recommendationsApi).saveData(data),
				async () => {
					const kept = await api(recommendationsApi).loadData();
					return isSameData(kept, data) ? { data: true as const } : undefined;
				},
			);
			if (outcome.error) {
				return outcome;
			}
			dispatch(savedData.received(data));
		}
		const { unsaved } = selectProgress(getState());
		dispatch(progressed({ unsaved: unsaved.slice(sent.length) }));
		return DONE;
	};

/** Whether all changes made here are saved, as far as known. */
const selectIsSettled = (state: RootState): boolean => {
	const { step, unsaved } = selectProgress(state);
	const kept = knownData(selectSavedData(state));
	const isKept = kept !== undefined && (step === null || getViewed(kept).includes(step));
	return isKept && unsaved.length === 0 && (step === null || step === selectSavedStep(state));
};

/** One save: the step, the server's data, then the changes on top of it. */
const saveAll =
	(api: Api): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		const { step } = selectProgress(getState());
		if (selectIsSettled(getState())) {
			dispatch(noteView(step));
			dispatch(progressed({ isSaving: false, error: null }));
			return DONE;
		}
		dispatch(progressed({ isSaving: true }));
		const [placed, read] = await Promise.all([
			dispatch(saveOpenStep(api, step)),
			dispatch(loadRecommendationsData({ force: true })),
		]);
		let written: Outcome<undefined> = DONE;
		if (!read.error) {
			if (!placed.error) {
				dispatch(noteView(step));
			}
			written = await dispatch(writeChanges(api, read.data));
			dispatch(newRecommendationsLearned(selectNewRecommendations(getState())));
		}
		const error = placed.error ?? read.error ?? written.error;
		dispatch(progressed({ isSaving: false, error: error ?? null }));
		return error ? { error } : DONE;
	};

const LOCK = 'dashboard-for-jetpack-recommendations';
/** Milliseconds to wait for another tab, which the browser may have frozen while it holds the lock. */
const PATIENCE = 5000;

/** Runs a task while no other tab of this browser saves, where the browser supports locks. */
async function takeTurn<T>(browser: Browser, task: () => Promise<T>): Promise<T> {
	const locks = browser.locks();
	if (!locks) {
		return task();
	}
	let running: Promise<T> | undefined;
	const start = () => (running ??= task());
	const signal = AbortSignal.timeout(PATIENCE);
	return locks.request(LOCK, { signal }, start).catch(start);
}

/**
 * Saves all unsaved changes, including those of failed saves.
 *
 * A save replaces all of the server's data. So saves run one at a time, and each starts from the server's
 * current data: another tab or device may have saved in between (RECS-37).
 */
export const saveRecommendations =
	(): AsyncThunk<undefined> =>
	(dispatch, _getState, { api, browser }) =>
		takeTurn(browser, () => api.inTurn((turn) => dispatch(saveAll(turn))));

/** Saves the step of an opened page, then records the view (RECS-31, RECS-32). Call it once for each opening. */
export const openStep =
	(step: string): AsyncThunk<undefined> =>
	(dispatch) => {
		dispatch(progressed({ step, isViewDue: true }));
		return dispatch(saveRecommendations());
	};

/** Records a change such as `{ kind: 'skip', slug: 'monitor' }` and saves it (API-39, RECS-37). */
export const changeRecommendations =
	(change: RecommendationsChange): AsyncThunk<undefined> =>
	(dispatch) => {
		dispatch(append(change));
		return dispatch(saveRecommendations());
	};
