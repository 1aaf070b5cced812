import { getSavedPage } from './steps';

interface BannerFacts {
	canManageModules: boolean;
	showRecommendations: boolean;
	/** As it is saved. */
	step: string;
	/** Recommended steps that were not viewed yet. */
	news: readonly string[];
	/** The id of the banner that was dismissed last, or null. */
	dismissed: string | null;
}

export type RecommendationsBanner =
	| { kind: 'none' }
	| { kind: 'start'; id: string }
	/** The assistant was started but not finished. */
	| { kind: 'resume'; id: string }
	| { kind: 'new'; id: string; count: number };

function resolveDue(step: string, news: readonly string[]): RecommendationsBanner {
	if (step === 'not-started') {
		return { kind: 'start', id: 'start' };
	}
	if (getSavedPage(step) !== 'summary') {
		return { kind: 'resume', id: 'resume' };
	}
	return news.length > 0
		? { kind: 'new', id: news.join(' '), count: news.length }
		: { kind: 'none' };
}

/** The assistant's banner on At a Glance; once the assistant is finished, only for new recommendations. */
export function resolveRecommendationsBanner(facts: BannerFacts): RecommendationsBanner {
	if (!facts.canManageModules || !facts.showRecommendations) {
		return { kind: 'none' };
	}
	const due = resolveDue(facts.step, facts.news);
	return due.kind !== 'none' && due.id === facts.dismissed ? { kind: 'none' } : due;
}
