/** Why someone may have disconnected, in the order in which the reasons stand (DISCON-17). */
export const SURVEY_REASONS = [
	'troubleshooting',
	'not-working',
	'slowed-down-site',
	'buggy',
	'what-does-it-do',
	'another-reason',
] as const;

export type SurveyReason = (typeof SURVEY_REASONS)[number];

/** How many characters of free text are sent (DISCON-18). */
export const SURVEY_TEXT_LIMIT = 1000;

/** Why someone disconnects. */
export interface SurveyAnswer {
	reason: SurveyReason;
	/** Free text, sent with `another-reason` only (DISCON-19). */
	text: string;
}

/** What the provider is told (DISCON-21). */
export interface Survey {
	siteId: number;
	/** The account at the provider, not the site's user. */
	userId: number;
	reason: SurveyReason;
	text: string | null;
}

/** Null where the site or the user is not known at the provider: there is nothing to ask then (DISCON-14). */
export function buildSurvey(
	{ reason, text }: SurveyAnswer,
	{ siteId, userId }: { siteId?: number; userId?: number },
): Survey | null {
	if (!siteId || !userId) {
		return null;
	}
	const isTextAsked = reason === 'another-reason';
	return {
		siteId,
		userId,
		reason,
		text: isTextAsked ? text.trim().slice(0, SURVEY_TEXT_LIMIT) || null : null,
	};
}
