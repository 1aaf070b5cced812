import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ErrorInfo } from '@/api';

/** How the answer to the survey stands (DISCON-23). */
interface SurveyState {
	submitting: boolean;
	submitted: boolean;
	error: ErrorInfo | null;
}

const initialSurvey: SurveyState = { submitting: false, submitted: false, error: null };

const slice = createSlice({
	name: 'survey',
	initialState: initialSurvey,
	reducers: {
		started: () => ({ ...initialSurvey, submitting: true }),
		succeeded: () => ({ ...initialSurvey, submitted: true }),
		failed: (_state, { payload }: PayloadAction<ErrorInfo>) => ({
			...initialSurvey,
			error: payload,
		}),
	},
});

export const { started, succeeded, failed } = slice.actions;
export const surveyReducer = slice.reducer;
