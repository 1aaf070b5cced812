import { viewRemote, type Remote, type Unsettled } from '@/lib/remote';
import { getSelected, getSkipped, type RecommendationsData } from './data';
import {
	RECOMMENDED_FEATURES,
	RECOMMENDED_RESOURCES,
	type FeatureState,
	type RecommendedFeature,
	type RecommendedResource,
} from './features';

/** The selected and the skipped steps by their state on this site, and what else is on. */
export interface SummaryLists {
	/** Something was selected or skipped. */
	hasChoices: boolean;
	on: RecommendedFeature[];
	off: RecommendedFeature[];
	/** The first of them that can be turned on here, which is the next thing to do. */
	main: RecommendedFeature | null;
	/** Plugins whose state this user can't see, or that couldn't be loaded. */
	unchecked: RecommendedFeature[];
	resources: RecommendedResource[];
}

export type Summary = Unsettled | ({ kind: 'ready' } & SummaryLists);

type FeatureKinds = Record<RecommendedFeature, FeatureState['kind']>;

const UNCHECKED: readonly FeatureState['kind'][] = ['failed', 'no-right'];

/**
 * The selected and the skipped steps, each list in the order of the steps (RECS-55); slugs without a step are left out. A feature that is on counts,
 * no matter who turned it on. Loading until every feature is known, so that none moves from one list to another.
 */
export function resolveSummary(
	remote: Remote<RecommendationsData, unknown>,
	kinds: FeatureKinds,
): Summary {
	const view = viewRemote(remote);
	if (view.kind !== 'known') {
		return view;
	}
	const listed = [...getSelected(view.data), ...getSkipped(view.data)];
	const features = RECOMMENDED_FEATURES.filter((slug) => listed.includes(slug));
	if (RECOMMENDED_FEATURES.some((slug) => kinds[slug] === 'loading')) {
		return { kind: 'loading' };
	}
	const isUnchecked = (slug: RecommendedFeature) => UNCHECKED.includes(kinds[slug]);
	const resources = RECOMMENDED_RESOURCES.filter((slug) => listed.includes(slug));
	return {
		kind: 'ready',
		hasChoices: features.length + resources.length > 0,
		on: RECOMMENDED_FEATURES.filter((slug) => kinds[slug] === 'on'),
		off: features.filter((slug) => kinds[slug] !== 'on' && !isUnchecked(slug)),
		main: features.find((slug) => kinds[slug] === 'off') ?? null,
		unchecked: features.filter(isUnchecked),
		resources,
	};
}
