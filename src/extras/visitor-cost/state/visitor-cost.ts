import * as v from 'valibot';
import { injectRecord } from '@/state/store/inject-record';
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

const { select: selectVisitorCost, changed } = injectRecord<VisitorCostState>('visitorCost', {
	costs: null,
	problems: {},
	run: null,
	isElsewhere: false,
});

export { selectVisitorCost };

const memory = defineMemory(
	'dashboard-for-jetpack-visitor-cost',
	v.record(v.string(), MEASURED_COST),
	{ of: 'site', most: 5 },
);

const LOCK = 'dashboard-for-jetpack-visitor-cost';

export const recallCosts = (): AppThunk => (dispatch, getState) => {
	if (selectVisitorCost(getState()).costs === null) {
		dispatch(changed({ costs: dispatch(memory.recall()) ?? {} }));
	}
};

/** Another tab may have measured since, so the stored costs are read again. */
const storeCost =
	(slug: string, cost: MeasuredCost): AppThunk =>
	(dispatch) => {
		const costs = { ...dispatch(memory.recall()), [slug]: cost };
		dispatch(memory.remember(costs));
		dispatch(changed({ costs }));
	};

const isStopping = (state: RootState) => selectVisitorCost(state).run?.isStopping !== false;

const measureAll =
	(slugs: readonly string[]): AppThunk<Promise<void>> =>
	async (dispatch, getState, { browser }) => {
		const baselines: Baselines = new Map();
		dispatch(changed({ run: { slugs, at: 0, isStopping: false }, isElsewhere: false }));
		for (const [at, slug] of slugs.entries()) {
			if (isStopping(getState())) {
				break;
			}
			dispatch(changed({ run: { slugs, at, isStopping: false } }));
			const { pages, problem } = await dispatch(measureModule(slug, baselines));
			const { [slug]: _earlier, ...others } = selectVisitorCost(getState()).problems;
			dispatch(changed({ problems: problem ? { ...others, [slug]: problem } : others }));
			if (pages) {
				dispatch(storeCost(slug, { at: browser.now(), pages }));
			}
		}
		dispatch(changed({ run: null }));
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
					lock ? dispatch(measureAll(slugs)) : void dispatch(changed({ isElsewhere: true })),
				)
			: dispatch(measureAll(slugs)));
	};

/** Stops after the module that is being measured. */
export const stopMeasuring = (): AppThunk => (dispatch, getState) => {
	const { run } = selectVisitorCost(getState());
	if (run) {
		dispatch(changed({ run: { ...run, isStopping: true } }));
	}
};
