export type RecommendationValue = boolean | string | string[] | null;

/**
 * The assistant's saved data: answers such as `site-type-store`, and lists of slugs (RECS-53, RECS-54).
 * A save replaces all of it, so unknown keys are kept, too.
 */
export type RecommendationsData = Record<string, RecommendationValue>;

/** The answers to the one question (RECS-54). */
export const SITE_TYPES = [
	'site-type-personal',
	'site-type-business',
	'site-type-store',
	'site-type-other',
] as const;

export type SiteType = (typeof SITE_TYPES)[number];

/** A change by the user, kept until it is saved. */
export type RecommendationsChange =
	| { kind: 'select' | 'skip' | 'view' | 'view-discount'; slug: string }
	| { kind: 'answer'; answers: RecommendationsData };

const SELECTED = 'selectedRecommendations';
const SKIPPED = 'skippedRecommendations';
const VIEWED = 'viewedRecommendations';
const VIEWED_DISCOUNTS = 'viewedDiscounts';

function read(data: RecommendationsData, list: string): string[] {
	const value = data[list];
	return Array.isArray(value) ? value : [];
}

export const getSelected = (data: RecommendationsData) => read(data, SELECTED);
export const getSkipped = (data: RecommendationsData) => read(data, SKIPPED);
export const getViewed = (data: RecommendationsData) => read(data, VIEWED);
/** The steps that showed a discount (RECS-46). */
export const getViewedDiscounts = (data: RecommendationsData) => read(data, VIEWED_DISCOUNTS);

function add(data: RecommendationsData, list: string, slug: string): RecommendationsData {
	const slugs = read(data, list);
	return slugs.includes(slug) ? data : { ...data, [list]: [...slugs, slug] };
}

function remove(data: RecommendationsData, list: string, slug: string): RecommendationsData {
	const slugs = read(data, list);
	return slugs.includes(slug) ? { ...data, [list]: slugs.filter((other) => other !== slug) } : data;
}

/**
 * Applies a change to the data. If nothing differs, returns the same object, so that nothing is saved
 * (RECS-37). A feature is selected or skipped, never both (RECS-33, RECS-34), and a step is marked as
 * viewed once (RECS-36).
 */
export function applyChange(
	data: RecommendationsData,
	change: RecommendationsChange,
): RecommendationsData {
	switch (change.kind) {
		case 'select':
			return remove(add(data, SELECTED, change.slug), SKIPPED, change.slug);
		case 'skip':
			return remove(add(data, SKIPPED, change.slug), SELECTED, change.slug);
		case 'view':
			return add(data, VIEWED, change.slug);
		case 'view-discount':
			return add(data, VIEWED_DISCOUNTS, change.slug);
		case 'answer':
			return Object.entries(change.answers).every(([key, value]) => data[key] === value)
				? data
				: { ...data, ...change.answers };
	}
}
