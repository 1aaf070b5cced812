import { __, sprintf } from '@wordpress/i18n';
import { trialApi } from '@/api/entities/trial';
import { nameEntry } from '@/domain/settings-file/site-entries';
import type { NoticeStatus } from '@/domain/notices/notice';
import { findPageFault, type PageFault } from '@/domain/trial/pages';
import type { Trial, TrialAnswer, TrialChange } from '@/domain/trial/trial';
import { selectFileFacts } from './file-facts';
import { showNotice } from './notices';
import { toOutcome } from './outcome';
import { refreshModules } from './refresh-modules';
import type { AppThunk, RootState } from './types';
import { openTrials } from './trial-memory';
import { asked, checked, failed, NOT_CHECKED, selectTrial, sent } from './trial-slice';

const nameChanges = (state: RootState, changes: readonly TrialChange[]): string => {
	const facts = selectFileFacts(state);
	return changes.map(({ key }) => nameEntry(facts, key).name).join(', ');
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
		const { id, changes, isOld } = trial;
		dispatch(openTrials.remember(isOld ? null : { id, changes }));
		dispatch(asked({ ...question, endsAt: browser.now() + seconds * 1000 }));
	};

/** Reads the site's settings, and reports which changes it has put back. Someone may have kept or changed the others. */
const reportEnd =
	(changes: readonly TrialChange[], isAsked: boolean): AppThunk<Promise<void>> =>
	async (dispatch, getState) => {
		const earlier = getState().settings.saved;
		const { error } = await dispatch(refreshModules());
		if (error) {
			return;
		}
		const { saved } = getState().settings;
		const isSame = (one: unknown, another: unknown) =>
			JSON.stringify(one) === JSON.stringify(another);
		// The site sends a list in another form than the question has it.
		const isRestored = ({ key, before }: TrialChange) =>
			isSame(saved[key], before) || !isSame(saved[key], earlier[key]);
		const report = (status: NoticeStatus, text: string) =>
			dispatch(
				showNotice(status, text, {
					id: 'settings-save',
					...(status === 'warning' && { duration: 0 }),
				}),
			);
		const left = changes.filter((change) => !isRestored(change));
		const names = nameChanges(
			getState(),
			left.length > 0 && isAsked ? left : changes.filter(isRestored),
		);
		if (isAsked) {
			report(
				left.length > 0 ? 'warning' : 'success',
				left.length > 0
					? /* translators: %s: names of settings, separated by commas. */
						sprintf(__('Changed again since, so not put back: %s.', 'dashboard-for-jetpack'), names)
					: /* translators: %s: names of settings, separated by commas. */
						sprintf(__('Put back: %s.', 'dashboard-for-jetpack'), names),
			);
		} else if (names) {
			report(
				'warning',
				sprintf(
					/* translators: %s: names of settings, separated by commas. */
					__(
						'Nobody kept these settings in time, so they were put back: %s.',
						'dashboard-for-jetpack',
					),
					names,
				),
			);
		}
	};

/** Looks at the front page and then at the login page, as a visitor. */
const checkPages =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const { adminUrl, trial: pages } = getState().site;
		const { origin } = new URL(adminUrl);
		const asked = selectTrial(getState()).question?.id;
		if (!pages || [pages.front, pages.login].some((url) => new URL(url).origin !== origin)) {
			dispatch(checked({ kind: 'elsewhere' }));
			return;
		}
		dispatch(checked({ kind: 'running' }));
		const faults: PageFault[] = [];
		for (const page of ['front', 'login'] as const) {
			const fault = findPageFault(page, await api(trialApi).visit(pages[page]));
			faults.push(...(fault ? [fault] : []));
		}
		// A later change looks again.
		if (selectTrial(getState()).question?.id === asked) {
			dispatch(checked({ kind: 'done', faults }));
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

/** Asks whether to keep what was saved, and looks at the pages. */
export const askToKeep =
	(): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { api }) => {
		const { data: trial, error } = await toOutcome(() => api(trialApi).load());
		if (error) {
			dispatch(reportSilence());
			return;
		}
		dispatch(receive(trial));
		if (trial) {
			await dispatch(checkPages());
		}
	};

/** Takes up a question that was asked on an earlier page. */
export const resumeTrial =
	(): AppThunk<Promise<void>> =>
	async (dispatch, getState, { api }) => {
		const open = dispatch(openTrials.recall());
		const isOpen = open ?? getState().site.trial?.isOpen;
		if (!isOpen || selectTrial(getState()).question) {
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
		dispatch(receive(data));
		if (answer === 'put-back') {
			await dispatch(reportEnd(question.changes, true));
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
			await dispatch(reportEnd(question.changes, false));
		}
	};
