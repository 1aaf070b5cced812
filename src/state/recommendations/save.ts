import type { Api } from '@/api';
import { recommendationsApi } from '@/api/entities/recommendations';
import {
	applyChange,
	getViewed,
	type RecommendationsChange,
	type RecommendationsData,
} from '@/domain/recommendations';
import { knownData } from '@/lib/remote';
import { toOutcome, type Outcome } from '../outcome';
import { newRecommendationsLearned, recommendationsStepSaved } from '../site/slice';
import type { AppThunk, AsyncThunk, Browser, RootState } from '../types';
import { loadRecommendationsData } from './loaders';
import {
	selectAnswers,
	selectKeptData,
	selectNewRecommendations,
	selectProgress,
	selectSavedStep,
} from './selectors';
import { dataSlice, progressed } from './slice';

const DONE: Outcome<undefined> = { data: undefined };

const append =
	(change: RecommendationsChange): AppThunk =>
	(dispatch, getState) =>
		dispatch(progressed({ unsaved: [...selectProgress(getState()).unsaved, change] }));

/** Remembers where the assistant goes on (RECS-31, API-43). */
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

/** The step was seen, unless somebody has gone on since (RECS-32, RECS-36); only its first time is counted. */
const noteView =
	(step: string | null): AppThunk =>
	(dispatch, getState, { tracks }) => {
		const isOpen = step !== null && selectProgress(getState()).step === step;
		if (isOpen && !getViewed(selectAnswers(getState())).includes(step)) {
			tracks.recordEvent('jetpack_recommendations_step_view', { step });
			dispatch(append({ kind: 'view', slug: step }));
		}
	};

/** Saves what is unsaved on top of what the server has just said (RECS-37); nothing where it says the same. */
const writeChanges =
	(api: Api, fresh: RecommendationsData): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		const sent = selectProgress(getState()).unsaved;
		const data = sent.reduce(applyChange, fresh);
		if (data !== fresh) {
			const outcome = await toOutcome(() => api(recommendationsApi).saveData(data));
			if (outcome.error) {
				return outcome;
			}
			dispatch(dataSlice.received(data));
		}
		const { unsaved } = selectProgress(getState());
		dispatch(progressed({ unsaved: unsaved.slice(sent.length) }));
		return DONE;
	};

/** Whether the server has all that was done here, as far as anybody knows. */
const selectIsSettled = (state: RootState): boolean => {
	const { step, unsaved } = selectProgress(state);
	const kept = knownData(selectKeptData(state));
	const isKept = kept !== undefined && (step === null || getViewed(kept).includes(step));
	return isKept && unsaved.length === 0 && (step === null || step === selectSavedStep(state));
};

/** One turn: step, what the server keeps, and what is new to it. */
const saveAll =
	(api: Api): AsyncThunk<undefined> =>
	async (dispatch, getState) => {
		if (selectIsSettled(getState())) {
			dispatch(progressed({ isSaving: false, error: null }));
			return DONE;
		}
		const { step } = selectProgress(getState());
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
/** Milliseconds to wait for another tab, which may have been put to sleep with the lock in its hands. */
const PATIENCE = 5000;

/** Runs while no other tab of this browser saves, where the browser can tell. */
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
 * Saves all that was done and is not saved, what has failed before included.
 *
 * A save replaces all that the server keeps. So saves run one after the other, and each starts from what the
 * server says just then: another tab, or another device, may have saved since (RECS-37).
 */
export const saveRecommendations =
	(): AsyncThunk<undefined> =>
	(dispatch, _getState, { api, browser }) =>
		takeTurn(browser, () => api.inTurn((turn) => dispatch(saveAll(turn))));

/** A step's page is open: it is saved as the step, and once it is, counted as viewed (RECS-31, RECS-32). */
export const openStep =
	(step: string): AsyncThunk<undefined> =>
	(dispatch) => {
		dispatch(progressed({ step }));
		return dispatch(saveRecommendations());
	};

/** Keeps a change such as `{ kind: 'skip', slug: 'monitor' }` and saves it (API-39, RECS-37). */
export const changeRecommendations =
	(change: RecommendationsChange): AsyncThunk<undefined> =>
	(dispatch) => {
		dispatch(append(change));
		return dispatch(saveRecommendations());
	};
