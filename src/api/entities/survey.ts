import { __ } from '@wordpress/i18n';
import type { Survey } from '@/domain/connection/survey';
import { isMap } from '@/lib/values';
import { ApiError, type Client } from '../client';
import { readFailureBody } from '../client/read-answer';

/** The error code of a survey that the site couldn't deliver. */
export const SURVEY_NOT_DELIVERED = 'survey_not_delivered';

const PROVIDER_ENDPOINT = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';

/**
 * Only `success: true` is a success (DISCON-22). The site prints nothing if it couldn't reach the provider,
 * and passes on the provider's refusal unchanged.
 */
function decodeSurvey(json: unknown): true {
	if (isMap(json) && json.success === true) {
		return true;
	}
	const { code, message } = readFailureBody(json);
	throw new ApiError('envelope', message || __("Couldn't send the survey."), {
		status: 200,
		code: json === undefined ? SURVEY_NOT_DELIVERED : code,
		response: json,
		serverMessage: message,
	});
}

/** The survey in the provider's format (DISCON-21). */
const toWire = ({ siteId, userId, reason, text }: Survey) => ({
	site_id: siteId,
	user_id: userId,
	survey_id: 'jetpack-plugin-disconnect',
	survey_responses: { 'why-cancel': { response: reason, text } },
});

export const surveyApi = (client: Client) => ({
	/** API-53: through the site. */
	submit: (survey: Survey) => client.post('marketing/survey', decodeSurvey, toWire(survey)),
	/** DISCON-22: directly to the provider. */
	submitToProvider: (survey: Survey) =>
		client.postPublic(PROVIDER_ENDPOINT, decodeSurvey, toWire(survey)),
});
