import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageFault } from '@/domain/trial/pages';
import type { Trial, TrialAnswer } from '@/domain/trial/trial';
import { injectSlice } from './inject-slice';

/** The front page and the login page after the change. */
export type PageCheck =
	| { kind: 'running' }
	| { kind: 'done'; faults: PageFault[] }
	/** They are on another host, which a browser can't read. */
	| { kind: 'elsewhere' }
	| { kind: 'none' };

interface Question extends Omit<Trial, 'seconds'> {
	/** Epoch milliseconds. */
	endsAt: number;
	/** Screen readers have been told. */
	isAnnounced: boolean;
}

interface TrialState {
	question: Question | null;
	check: PageCheck;
	/** The answer that is being sent. */
	sending: TrialAnswer | null;
	/** Why it was not received. */
	failure: string;
}

declare module './root-reducer' {
	interface InjectedSlices {
		trial: TrialState;
	}
}

export const NOT_CHECKED: PageCheck = { kind: 'none' };

const slice = createSlice({
	name: 'trial',
	initialState: (): TrialState => ({
		question: null,
		check: NOT_CHECKED,
		sending: null,
		failure: '',
	}),
	reducers: {
		asked(state, { payload }: PayloadAction<Omit<Question, 'isAnnounced'> | null>) {
			const isAnnounced = payload?.id === state.question?.id && !!state.question?.isAnnounced;
			state.question = payload && { ...payload, isAnnounced };
			state.sending = null;
			state.failure = '';
		},
		announced({ question }) {
			if (question) {
				question.isAnnounced = true;
			}
		},
		checked(state, { payload }: PayloadAction<PageCheck>) {
			state.check = payload;
		},
		sent(state, { payload }: PayloadAction<TrialAnswer>) {
			state.sending = payload;
			state.failure = '';
		},
		failed(state, { payload }: PayloadAction<string>) {
			state.sending = null;
			state.failure = payload;
		},
	},
});

export const { announced: trialAnnounced, asked, checked, failed, sent } = slice.actions;

export const selectTrial = injectSlice('trial', slice.reducer);
