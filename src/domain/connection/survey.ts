import { cleanSentence } from '@/domain/pasted/sentence';

/** The possible reasons for disconnecting, in the order shown (DISCON-17). */
export const SURVEY_REASONS = [
	'troubleshooting',
	'not-working',
	'slowed-down-site',
	'buggy',
	'what-does-it-do',
	'another-reason',
] as const;

export type SurveyReason = (typeof SURVEY_REASONS)[number];

/** The maximum number of characters of free text (DISCON-18). */
export const SURVEY_TEXT_LIMIT = 1000;

export interface SurveyAnswer {
	reason: SurveyReason;
	/** Free text, sent with `another-reason` only (DISCON-19). */
	text: string;
}

/** The data sent to the provider (DISCON-21). */
export interface Survey {
	siteId: number;
	/** The id of the provider's account, not of the site's user. */
	userId: number;
	reason: SurveyReason;
	text: string | null;
}

/** Null if the site or the user has no id at the provider: then there is no survey (DISCON-14). */
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
		text: isTextAsked ? cleanSentence(text.trim().slice(0, SURVEY_TEXT_LIMIT)) || null : null,
	};
}
