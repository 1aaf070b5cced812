import { viewRemote, type FailedView, type Remote } from '@/lib/remote';
import { getSelected, getSkipped, type RecommendationsData } from './data';
import {
	RECOMMENDED_FEATURES,
	RECOMMENDED_RESOURCES,
	type RecommendedFeature,
	type RecommendedResource,
} from './features';

export type SummarySlug = RecommendedFeature | RecommendedResource;

export type Summary =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'ready'; selected: SummarySlug[]; skipped: SummarySlug[] };

const SLUGS: readonly SummarySlug[] = [...RECOMMENDED_FEATURES, ...RECOMMENDED_RESOURCES];

/**
 * The selected and the skipped features, in the order of the steps (RECS-55). Slugs without a step are left out, and
 * a slug in both lists counts as selected.
 */
export function resolveSummary(remote: Remote<RecommendationsData, unknown>): Summary {
	const view = viewRemote(remote);
	if (view.kind !== 'known') {
		return view;
	}
	const selected = getSelected(view.data);
	const skipped = getSkipped(view.data);
	return {
		kind: 'ready',
		selected: SLUGS.filter((slug) => selected.includes(slug)),
		skipped: SLUGS.filter((slug) => skipped.includes(slug) && !selected.includes(slug)),
	};
}
