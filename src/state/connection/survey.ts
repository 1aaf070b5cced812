import type { Api, ErrorInfo } from '@/api';
import { SURVEY_NOT_DELIVERED, surveyApi } from '@/api/entities/survey';
import { buildSurvey, type Survey, type SurveyAnswer } from '@/domain/connection/survey';
import { createFacts } from '../store/create-facts';
import { injectValue } from '../store/inject-slice';
import { BUSY, toOutcome } from '../store/outcome';
import type { AsyncThunk, Outcome, RootState } from '../store/types';

/** The state of the survey's submission (DISCON-23). */
const IDLE = { submitting: false, submitted: false, error: null };

export const { select: selectSurvey, changed } = injectValue<
	Omit<typeof IDLE, 'error'> & { error: ErrorInfo | null }
>('survey', IDLE);

/** The provider's ids of the site and the user; they are kept after disconnecting. */
const selectSurveyParties = createFacts({
	siteId: (state) => state.site.blogId,
	userId: (state) => state.connection.user.providerUser?.id,
});

/** Whether the site and the user have ids at the provider (DISCON-14). */
export const selectCanSubmitSurvey = (state: RootState) => {
	const { siteId, userId } = selectSurveyParties(state);
	return Boolean(siteId && userId);
};

/** Whether the site lacks the route or could not forward the answer. After any other failure the answer may have arrived. */
const isUndelivered = ({ kind, code }: ErrorInfo) =>
	kind === 'not-found' || kind === 'not-found-redirected' || code === SURVEY_NOT_DELIVERED;

async function send(api: Api, filled: Survey): Promise<Outcome<true>> {
	const bySite = await toOutcome(() => api(surveyApi).submit(filled));
	return bySite.error && isUndelivered(bySite.error)
		? toOutcome(() => api(surveyApi).submitToProvider(filled))
		: bySite;
}

/**
 * Sends the provider the reason for disconnecting: through the site, else directly (API-53, DISCON-22).
 * A failure is recorded (DISCON-13); the user is thanked either way.
 *
 * @return False if nothing was sent, because the site or the user has no id at the provider (DISCON-14).
 */
export const submitSurvey =
	(answer: SurveyAnswer): AsyncThunk<boolean> =>
	async (dispatch, getState, { api, tracks }) => {
		const filled = buildSurvey(answer, selectSurveyParties(getState()));
		if (!filled) {
			return { data: false };
		}
		if (selectSurvey(getState()).submitting) {
			return { error: BUSY };
		}
		dispatch(changed({ ...IDLE, submitting: true }));
		const outcome = await send(api, filled);
		if (outcome.error) {
			dispatch(changed({ ...IDLE, error: outcome.error }));
			tracks.recordEvent('jetpack_disconnect_survey_error', {
				error_code: outcome.error.code || outcome.error.kind,
			});
			return { error: outcome.error };
		}
		dispatch(changed({ ...IDLE, submitted: true }));
		return outcome;
	};
