export type RecommendationValue = boolean | string | string[] | null;

/**
 * What the assistant remembers: answers such as `site-type-store`, and the lists below (RECS-53, RECS-54).
 * A save replaces all of it, so keys that nobody here reads are kept too.
 */
export type RecommendationsData = Record<string, RecommendationValue>;

const SELECTED = 'selectedRecommendations';
const SKIPPED = 'skippedRecommendations';
const VIEWED = 'viewedRecommendations';

function read(data: RecommendationsData, list: string): string[] {
	const value = data[list];
	return Array.isArray(value) ? value : [];
}

export const getSelected = (data: RecommendationsData) => read(data, SELECTED);
export const getSkipped = (data: RecommendationsData) => read(data, SKIPPED);
export const getViewed = (data: RecommendationsData) => read(data, VIEWED);

/** A change that changes nothing gives the very same data, so that nothing is saved for it (RECS-37). */
export type RecommendationsChange = (data: RecommendationsData) => RecommendationsData;

function add(data: RecommendationsData, list: string, slug: string): RecommendationsData {
	const slugs = read(data, list);
	return slugs.includes(slug) ? data : { ...data, [list]: [...slugs, slug] };
}

function remove(data: RecommendationsData, list: string, slug: string): RecommendationsData {
	const slugs = read(data, list);
	return slugs.includes(slug) ? { ...data, [list]: slugs.filter((other) => other !== slug) } : data;
}

/** The feature was chosen, so it was not skipped (RECS-33). */
export const markSelected =
	(slug: string): RecommendationsChange =>
	(data) =>
		remove(add(data, SELECTED, slug), SKIPPED, slug);

/** RECS-34. The summary may not name a feature in both of its lists. */
export const markSkipped =
	(slug: string): RecommendationsChange =>
	(data) =>
		remove(add(data, SKIPPED, slug), SELECTED, slug);

/** The recommendation was seen (RECS-36). */
export const markViewed =
	(slug: string): RecommendationsChange =>
	(data) =>
		add(data, VIEWED, slug);

/** What was answered about the site (RECS-40). */
export const giveAnswers =
	(answers: RecommendationsData): RecommendationsChange =>
	(data) =>
		Object.entries(answers).every(([key, value]) => data[key] === value)
			? data
			: { ...data, ...answers };
