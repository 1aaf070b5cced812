/** DISCON-17, in the order in which they stand. */
export const SURVEY_REASONS = [
	'troubleshooting',
	'not-working',
	'slowed-down-site',
	'buggy',
	'what-does-it-do',
	'another-reason',
] as const;

export type SurveyReason = (typeof SURVEY_REASONS)[number];

/** DISCON-18. */
export const SURVEY_TEXT_LIMIT = 1000;

/** Why someone disconnects. */
export interface SurveyAnswer {
	reason: SurveyReason;
	/** Free text, sent with `another-reason` only (DISCON-19). */
	text: string;
}

/** DISCON-21, as it goes over the wire. */
export interface SurveyPayload {
	site_id: number;
	/** The account at the provider, not the site's user. */
	user_id: number;
	survey_id: 'jetpack-plugin-disconnect';
	survey_responses: { 'why-cancel': { response: SurveyReason; text: string | null } };
}

/** Null where the site or the user is not known at the provider: there is nothing to ask then (DISCON-14). */
export function buildSurvey(
	{ reason, text }: SurveyAnswer,
	{ siteId, userId }: { siteId?: number; userId?: number },
): SurveyPayload | null {
	if (!siteId || !userId) {
		return null;
	}
	const isTextAsked = reason === 'another-reason';
	return {
		site_id: siteId,
		user_id: userId,
		survey_id: 'jetpack-plugin-disconnect',
		survey_responses: {
			'why-cancel': {
				response: reason,
				text: isTextAsked ? text.trim().slice(0, SURVEY_TEXT_LIMIT) || null : null,
			},
		},
	};
}
