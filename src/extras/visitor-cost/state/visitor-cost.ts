import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { injectSlice } from '@/state/store/inject-slice';
import { defineMemory } from '@/state/store/memory';
import type { AppThunk, RootState } from '@/state/store/types';
import { MEASURED_COST, type MeasuredCost } from '../domain/cost';
import type { CostProblem } from '../domain/sentences';
import { measureModule, type Baselines } from './measure-module';

interface Run {
	slugs: readonly string[];
	/** Index of the module that is being measured. */
	at: number;
	isStopping: boolean;
}

interface VisitorCostState {
	/** By module; null until it has been read from the browser's storage. */
	costs: Record<string, MeasuredCost> | null;
	/** By module, of this visit. */
	problems: Record<string, CostProblem>;
	run: Run | null;
	/** Another tab of this site is measuring. */
	isElsewhere: boolean;
}

const slice = createSlice({
	name: 'visitorCost',
	initialState: (): VisitorCostState => ({
		costs: null,
		problems: {},
		run: null,
		isElsewhere: false,
	}),
	reducers: {
		costsRead(state, { payload }: PayloadAction<Record<string, MeasuredCost>>) {
			state.costs = payload;
		},
		runChanged(state, { payload }: PayloadAction<Run | null>) {
			state.run = payload && { ...payload, slugs: [...payload.slugs] };
			state.isElsewhere = false;
		},
		foundElsewhere(state) {
			state.isElsewhere = true;
		},
		problemFound(state, { payload }: PayloadAction<{ slug: string; problem?: CostProblem }>) {
			delete state.problems[payload.slug];
			if (payload.problem) {
				state.problems[payload.slug] = payload.problem;
			}
		},
	},
});

const { costsRead, runChanged, foundElsewhere, problemFound } = slice.actions;

export const selectVisitorCost = injectSlice('visitorCost', slice.reducer);

const memory = defineMemory(
	'dashboard-for-jetpack-visitor-cost',
	v.record(v.string(), MEASURED_COST),
	{ of: 'site', most: 5 },
);

const LOCK = 'dashboard-for-jetpack-visitor-cost';

export const recallCosts = (): AppThunk => (dispatch, getState) => {
	if (selectVisitorCost(getState()).costs === null) {
		dispatch(costsRead(dispatch(memory.recall()) ?? {}));
	}
};

/** Another tab may have measured since, so the stored costs are read again. */
const storeCost =
	(slug: string, cost: MeasuredCost): AppThunk =>
	(dispatch) => {
		const costs = { ...dispatch(memory.recall()), [slug]: cost };
		dispatch(memory.remember(costs));
		dispatch(costsRead(costs));
	};

const isStopping = (state: RootState) => selectVisitorCost(state).run?.isStopping !== false;

const measureAll =
	(slugs: readonly string[]): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		const baselines: Baselines = new Map();
		dispatch(runChanged({ slugs, at: 0, isStopping: false }));
		for (const [at, slug] of slugs.entries()) {
			if (isStopping(getState())) {
				break;
			}
			dispatch(runChanged({ slugs, at, isStopping: false }));
			const { pages, problem } = await dispatch(measureModule(slug, baselines));
			dispatch(problemFound({ slug, problem }));
			if (pages) {
				dispatch(storeCost(slug, { at: browser.now(), pages }));
			}
		}
		dispatch(runChanged(null));
	};

/** Measures modules, one at a time, in one tab of this site at a time. */
export const measureCosts =
	(slugs: readonly string[]): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		if (selectVisitorCost(getState()).run) {
			return;
		}
		const locks = browser.locks();
		await (locks
			? locks.request(LOCK, { ifAvailable: true }, async (lock) =>
					lock ? dispatch(measureAll(slugs)) : void dispatch(foundElsewhere()),
				)
			: dispatch(measureAll(slugs)));
	};

/** Stops after the module that is being measured. */
export const stopMeasuring = (): AppThunk => (dispatch, getState) => {
	const { run } = selectVisitorCost(getState());
	if (run) {
		dispatch(runChanged({ ...run, isStopping: true }));
	}
};
