import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import { findPageFault, type PageFault } from '@/domain/site/page-fault';
import type { Change } from '@/domain/settings/change';
import { resolveChangeState } from '@/domain/settings/undo';
import { nameEntry } from '@/domain/settings/file/site-entries';
import { SAVE_NOTICE } from '@/state/settings';
import { selectFileFacts } from '@/state/settings/file-facts';
import { injectSlice } from '@/state/store/inject-slice';
import { noticeRemoved, showNotice } from '@/state/notices';
import { toOutcome } from '@/state/store/outcome';
import { refreshModules } from '@/state/modules/refresh';
import type { AppThunk } from '@/state/store/types';
import { trialApi, type Trial, type TrialAnswer } from '../api/trial';
import { openTrials, selectPrinted } from './memory';

/** The front page and the login page after the change. */
export type PageCheck =
	| { kind: 'running' }
	| { kind: 'done'; faults: PageFault[] }
	/** They are on another host, which a browser can't read. */
	| { kind: 'elsewhere' }
	| { kind: 'none' };

interface TrialState {
	question:
		| (Omit<Trial, 'seconds'> & {
				/** Epoch milliseconds. */
				endsAt: number;
				/** Screen readers have been told. */
				isAnnounced: boolean;
		  })
		| null;
	check: PageCheck;
	/** The answer that is being sent. */
	sending: TrialAnswer | null;
	/** Why it was not received. */
	failure: string;
}

const CLOSED: TrialState = {
	question: null,
	check: { kind: 'none' },
	sending: null,
	failure: '',
};

const slice = createSlice({
	name: 'trial',
	initialState: CLOSED,
	reducers: {
		changed: (state, { payload }: PayloadAction<Partial<TrialState>>) => ({ ...state, ...payload }),
		trialAnnounced({ question }) {
			if (question) {
				question.isAnnounced = true;
			}
		},
	},
});

const { changed } = slice.actions;
export const { trialAnnounced } = slice.actions;

export const selectTrial = injectSlice('trial', slice.reducer);

/** Shows the site's answer about the trial, and remembers it for the next page. */
const receive =
	(trial: Trial | null): AppThunk =>
	(dispatch, getState, { browser }) => {
		if (!trial) {
			dispatch(openTrials.remember(null));
			dispatch(changed(CLOSED));
			return;
		}
		const { seconds, ...asked } = trial;
		const { id, changes, isOld } = trial;
		const { question } = selectTrial(getState());
		const endsAt = browser.now() + seconds * 1000;
		const isAnnounced = question?.id === id && question.isAnnounced;
		dispatch(openTrials.remember(isOld ? null : { id, changes }));
		dispatch(changed({ question: { ...asked, endsAt, isAnnounced }, sending: null, failure: '' }));
	};

/** Reads the site's settings, and reports which changes it has put back. Someone may have kept or changed the others. */
const reportEnd =
	(changes: readonly Change[], isAsked: boolean): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const earlier = getState().settings.saved;
		const { error } = await dispatch(refreshModules());
		if (error) {
			return;
		}
		const { saved } = getState().settings;
		// The site sends a list in another form than the question has it.
		const isRestored = (change: Change) =>
			resolveChangeState(change, saved) === 'restored' ||
			JSON.stringify(saved[change.key]) !== JSON.stringify(earlier[change.key]);
		const left = isAsked ? changes.filter((change) => !isRestored(change)) : [];
		const named = left.length > 0 ? left : changes.filter(isRestored);
		const facts = selectFileFacts(getState());
		const names = named.map(({ key }) => nameEntry(facts, key).name).join(', ');
		if (left.length > 0) {
			/* translators: %s: names of settings, separated by commas. */
			const text = __('Kept or changed somewhere else, so not put back: %s.');
			dispatch(showNotice('warning', sprintf(text, names), SAVE_NOTICE));
		} else if (isAsked) {
			/* translators: %s: names of settings, separated by commas. */
			const text = __('Put back: %s.');
			dispatch(showNotice('success', sprintf(text, names), SAVE_NOTICE));
		} else if (names) {
			/* translators: %s: names of settings, separated by commas. */
			const text = __('Nobody kept these settings in time, so they were put back: %s.');
			dispatch(showNotice('warning', sprintf(text, names), SAVE_NOTICE));
		}
	};

/** Looks at the front page and then at the login page, as a visitor. */
const checkPages =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const pages = selectPrinted(getState());
		const { origin } = new URL(getState().site.adminUrl);
		const asked = selectTrial(getState()).question?.id;
		if (!pages || [pages.front, pages.login].some((url) => new URL(url).origin !== origin)) {
			dispatch(changed({ check: { kind: 'elsewhere' } }));
			return;
		}
		const faults: PageFault[] = [];
		for (const page of ['front', 'login'] as const) {
			const fault = findPageFault(page, await api(trialApi).visit(pages[page]));
			faults.push(...(fault ? [fault] : []));
		}
		// A later change looks again.
		if (selectTrial(getState()).question?.id === asked) {
			dispatch(changed({ check: { kind: 'done', faults } }));
		}
	};

/** The site may put the change back without a question. The next page asks the site again; until then nothing is known about the change. */
const reportSilence = (): AppThunk => (dispatch) => {
	dispatch(openTrials.remember({ id: '', changes: [] }));
	const text = __(
		"Couldn't ask whether to keep this change. Reload this page to be asked again. Without an answer, the site puts the change back after a minute.",
	);
	dispatch(showNotice('warning', text, { id: 'trial' }));
};

/** Asks whether to keep what was saved, and looks at the pages. If the site has put nothing on trial, the save is confirmed. */
export const askToKeep =
	(confirm: AppThunk): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { api }) => {
		dispatch(changed({ check: { kind: 'running' } }));
		const { data: trial, error } = await toOutcome(() => api(trialApi).load());
		if (trial) {
			dispatch(noticeRemoved(SAVE_NOTICE.id));
			dispatch(receive(trial));
			await dispatch(checkPages());
		} else if (error) {
			dispatch(noticeRemoved(SAVE_NOTICE.id));
			dispatch(reportSilence());
		} else {
			dispatch(receive(null));
			dispatch(confirm);
		}
	};

/** Takes up a question that was asked on an earlier page. */
export const resumeTrial =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const open = dispatch(openTrials.recall());
		const isOpen = open ?? selectPrinted(getState())?.isOpen;
		const { question, check } = selectTrial(getState());
		// This page may be asking already.
		if (!isOpen || question || check.kind !== 'none') {
			return;
		}
		const { data, error } = await toOutcome(() => api(trialApi).load());
		if (error) {
			return;
		}
		dispatch(receive(data));
		if (!data && open) {
			await dispatch(reportEnd(open.changes, false));
		}
	};

/** Answers the question; without an answer the time is up. Any request makes the site put the changes back then, so this one does. */
export const answerTrial =
	(answer?: TrialAnswer): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const { question, sending } = selectTrial(getState());
		if (!question || sending) {
			return;
		}
		dispatch(changed({ sending: answer ?? 'put-back', failure: '' }));
		const { data, error } = await toOutcome(() =>
			answer ? api(trialApi).answer(question.id, answer) : api(trialApi).load(),
		);
		if (error) {
			dispatch(changed({ sending: null, failure: error.message }));
			return;
		}
		dispatch(receive(data));
		if (answer ? answer === 'put-back' : !data) {
			await dispatch(reportEnd(question.changes, answer !== undefined));
		}
	};
