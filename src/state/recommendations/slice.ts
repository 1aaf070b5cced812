import { createAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';
import type { ProductOffer, Upsell } from '@/domain/recommendations/offers';
import type { RecommendationsChange, RecommendationsData } from '@/domain/recommendations/data';
import { injectRemote, injectSlice } from '../store/inject-slice';

/** Additional steps for this site besides the usual ones. */
export const conditionalSteps = injectRemote<string[]>('recommendations/conditional');
/** The saved data, as in the server's last answer. */
export const savedData = injectRemote<RecommendationsData>('recommendations/data');
export const suggestions = injectRemote<ProductOffer[]>('recommendations/suggestions');
export const upsell = injectRemote<Upsell>('recommendations/upsell');

export interface Progress {
	/** The step whose page is open; null before the first. */
	step: string | null;
	/** Whether the opening of that step is still to be recorded (RECS-32). */
	isViewDue: boolean;
	unsaved: RecommendationsChange[];
	isSaving: boolean;
	/** Why the last save failed; kept until one succeeds. */
	error: ErrorInfo | null;
}

const START: Progress = {
	step: null,
	isViewDue: false,
	unsaved: [],
	isSaving: false,
	error: null,
};

export const progressed = createAction<Partial<Progress>>('recommendations/progressed');

export const selectProgress = injectSlice<Progress>('recommendations', (state = START, action) =>
	progressed.match(action) ? { ...state, ...action.payload } : state,
);
