import {
	FIRST_PAGE,
	getPageOfStep,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
} from '@/domain/recommendations/steps';
import { getNextPage, getRedirect, type StepOrderFacts } from '@/domain/recommendations/step-order';
import { isRecommendedFeature, RECOMMENDED_FEATURES } from '@/domain/recommendations/features';
import { createRandom, type Random } from '#tests/support/random';

const WALKS = 3000;
const PAGES = Object.keys(RECOMMENDATION_PAGES).length;
const KINDS = ['checking', 'failed', 'on', 'off', 'blocked', 'no-right', 'absent'] as const;
const SAVED = [
	'not-started',
	...Object.values(RECOMMENDATION_PAGES),
	...['banner-completed', 'setup-wizard-completed', 'boost', ''],
];

const makeFacts = (random: Random): StepOrderFacts => ({
	isStore: random.chance(0.5),
	hasConnectedOwner: random.chance(0.5),
	// Every feature of the list has a kind.
	features: Object.fromEntries(
		RECOMMENDED_FEATURES.map((feature) => [feature, random.pick(KINDS)]),
	) as StepOrderFacts['features'],
	conditional: ['publicize', 'security-plan', 'anti-spam', 'videopress', 'boost'].filter(() =>
		random.chance(0.5),
	),
	isFreePlan: random.chance(0.5),
	hasPaidPurchase: random.chance(0.5),
	hasSuggestions: random.pick([true, false, null]),
});

function openSaved(step: string): RecommendationPage {
	try {
		return getPageOfStep(step);
	} catch {
		return FIRST_PAGE;
	}
}

function walk(seed: number) {
	const random = createRandom(seed);
	const facts = makeFacts(random);
	let page = openSaved(random.pick(SAVED));
	const seen: RecommendationPage[] = [];
	while (page !== 'summary') {
		expect(seen).not.toContain(page);
		seen.push(page);
		const redirect = getRedirect(page, facts);
		const step = RECOMMENDATION_PAGES[page];
		if (!redirect && isRecommendedFeature(page) && random.chance(0.4)) {
			facts.features[page] = 'on';
		}
		page = redirect ?? getNextPage(step, facts);
	}
	return seen;
}

it('RECS-25 every walk ends at the summary and visits no page twice', () => {
	const reached = new Set<string>();
	for (let seed = 1; seed <= WALKS; seed++) {
		walk(seed).forEach((page) => reached.add(page));
	}
	// The walks visit every page.
	expect(reached.size).toBe(PAGES - 1);
});
