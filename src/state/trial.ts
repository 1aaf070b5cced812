import { __, sprintf } from '@wordpress/i18n';
import { trialApi } from '@/api/entities/trial';
import { nameEntry } from '@/domain/settings-file/site-entries';
import { arePagesWhole, findPageFaults, type PageVisits } from '@/domain/trial/pages';
import type { Trial, TrialAnswer, TrialChange } from '@/domain/trial/trial';
import { selectFileFacts } from './file-facts';
import { showNotice } from './notices';
import { toOutcome } from './outcome';
import { refreshModules } from './refresh-modules';
import type { AppThunk, RootState } from './types';
import { openTrials } from './trial-memory';
import { asked, checked, failed, NOT_CHECKED, selectTrial, sent, visited } from './trial-slice';

const nameChanges = (state: RootState, changes: readonly TrialChange[]): string => {
	const facts = selectFileFacts(state);
	return changes.map(({ key }) => nameEntry(facts, key).name).join(', ');
};

/** The pages as a visitor sees them now; undefined if this browser can't read them. */
const visitPages =
	(): AppThunk<Promise<PageVisits> | undefined> =>
	(_dispatch, getState, { api }) => {
		const { adminUrl, trialPages } = getState().site;
		const { origin } = new URL(adminUrl);
		if (!trialPages || Object.values(trialPages).some((url) => new URL(url).origin !== origin)) {
			return undefined;
		}
		const visit = (url: string) => api(trialApi).visit(url);
		return Promise.all([visit(trialPages.front), visit(trialPages.login)]).then(
			([front, login]) => ({ front, login }),
		);
	};

/** Shows the site's answer about the trial, and remembers it for the next page. */
const receive =
	(trial: Trial | null): AppThunk =>
	(dispatch, _getState, { browser }) => {
		if (!trial) {
			dispatch(openTrials.remember(null));
			dispatch(asked(null));
			dispatch(checked(NOT_CHECKED));
			return;
		}
		const { seconds, ...question } = trial;
		const { id, changes } = trial;
		dispatch(openTrials.remember({ id, changes }));
		dispatch(asked({ ...question, endsAt: browser.now() + seconds * 1000 }));
	};

/** The changes that the site has put back meanwhile, read from its settings. Someone may also have kept them. */
const reportEnd =
	(changes: readonly TrialChange[]): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const { error } = await dispatch(refreshModules());
		const { saved } = getState().settings;
		const restored = error
			? []
			: changes.filter(({ key, before }) => JSON.stringify(saved[key]) === JSON.stringify(before));
		if (restored.length > 0) {
			const text = sprintf(
				/* translators: %s: names of settings, separated by commas. */
				__(
					'Nobody kept these settings in time, so they were put back: %s.',
					'dashboard-for-jetpack',
				),
				nameChanges(getState(), restored),
			);
			dispatch(showNotice('warning', text, { id: 'settings-save', duration: 0 }));
		}
	};

/** Looks at the pages after the last change of a trial. */
const checkPages =
	(before: PageVisits | null): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const asked = selectTrial(getState()).question?.id;
		dispatch(checked(before ? { kind: 'running' } : { kind: 'elsewhere' }));
		const after = before && (await dispatch(visitPages()));
		// A later change looks again.
		if (before && after && selectTrial(getState()).question?.id === asked) {
			dispatch(
				checked({
					kind: 'done',
					faults: findPageFaults(before, after),
					isWhole: arePagesWhole(after),
				}),
			);
		}
	};

/** The site may put the change back without a question. The next page asks the site again; until then nothing is known about the change. */
const reportSilence = (): AppThunk => (dispatch) => {
	dispatch(openTrials.remember({ id: '', changes: [] }));
	const text = __(
		"Couldn't ask whether to keep this change. Reload this page to be asked again. Without an answer, the site puts the change back after a minute.",
		'dashboard-for-jetpack',
	);
	dispatch(showNotice('warning', text, { id: 'trial', duration: 0 }));
};

/**
 * Looks at visitors' pages before a save. For another change in the same trial, the comparison is with the time before the first one.
 *
 * @return What to do after the save: asks whether to keep it, and looks at the pages again.
 */
export const beginTrial =
	(): AppThunk<Promise<AppThunk<Promise<void>>>> => async (dispatch, getState) => {
		const isOpen = selectTrial(getState()).question !== null;
		const before = isOpen
			? selectTrial(getState()).before
			: ((await dispatch(visitPages())) ?? null);
		dispatch(visited(before));
		return async (next, _getState, { api }) => {
			const { data: trial, error } = await toOutcome(() => api(trialApi).load());
			if (error) {
				next(reportSilence());
				return;
			}
			next(receive(trial));
			if (trial) {
				await next(checkPages(before));
			}
		};
	};

/** Takes up a question that was asked on an earlier page. */
export const resumeTrial =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const open = dispatch(openTrials.recall());
		if (!open || selectTrial(getState()).question) {
			return;
		}
		const { data, error } = await toOutcome(() => api(trialApi).load());
		if (error) {
			return;
		}
		dispatch(receive(data));
		if (!data) {
			await dispatch(reportEnd(open.changes));
		}
	};

const sayDelayed = () =>
	__(
		"The site couldn't put these settings back yet. It tries again by itself.",
		'dashboard-for-jetpack',
	);

const sayPutBack =
	(changes: readonly TrialChange[]): AppThunk =>
	(dispatch, getState) => {
		const text = sprintf(
			/* translators: %s: names of settings, separated by commas. */
			__('Put back: %s.', 'dashboard-for-jetpack'),
			nameChanges(getState(), changes),
		);
		dispatch(showNotice('success', text, { id: 'settings-save' }));
	};

/** Sends an answer to the question. */
export const answerTrial =
	(answer: TrialAnswer): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const { question, sending } = selectTrial(getState());
		if (!question || sending) {
			return;
		}
		dispatch(sent(answer));
		const { data, error } = await toOutcome(() => api(trialApi).answer(question.id, answer));
		if (error) {
			dispatch(failed(error.message));
			return;
		}
		if (answer === 'put-back') {
			await dispatch(refreshModules());
		}
		dispatch(receive(data));
		if (answer === 'put-back') {
			dispatch(data ? failed(sayDelayed()) : sayPutBack(question.changes));
		}
	};

/** The time is up. Any request makes the site put the changes back, so this one does. */
export const endTrial =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const { question, sending } = selectTrial(getState());
		if (!question || sending) {
			return;
		}
		dispatch(sent('put-back'));
		const { data, error } = await toOutcome(() => api(trialApi).load());
		if (error) {
			dispatch(failed(error.message));
			return;
		}
		dispatch(receive(data));
		if (!data) {
			await dispatch(reportEnd(question.changes));
		}
	};
