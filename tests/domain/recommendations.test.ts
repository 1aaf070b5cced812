import {
	applyChange,
	getSelected,
	getSkipped,
	getViewed,
	type RecommendationsData,
} from '@/domain/recommendations/data';
import {
	FIRST_PAGE,
	getPageOfStep,
	RECOMMENDATION_PAGES,
	type RecommendationPage,
} from '@/domain/recommendations/steps';
import { getNextPage, getRedirect, type StepOrderFacts } from '@/domain/recommendations/step-order';
import {
	isRecommendedFeature,
	RECOMMENDED_FEATURES,
	type FeatureState,
} from '@/domain/recommendations/features';
import { createRandom, type Random } from '#tests/support/random';

const WALKS = 3000;
const PAGES = Object.keys(RECOMMENDATION_PAGES).length;
const KINDS: FeatureState['kind'][] = [
	'checking',
	'failed',
	'on',
	'off',
	'blocked',
	'no-right',
	'absent',
];
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

/** The expected data, recorded without the rule under test. */
class Model {
	selected = new Set<string>();
	skipped = new Set<string>();
	viewed = new Set<string>();

	select(step: string) {
		this.selected.add(step);
		this.skipped.delete(step);
	}

	skip(step: string) {
		this.skipped.add(step);
		this.selected.delete(step);
	}
}

function walk(seed: number) {
	const random = createRandom(seed);
	const facts = makeFacts(random);
	const model = new Model();
	let data: RecommendationsData = {};
	let page = openSaved(random.pick(SAVED));
	const seen: RecommendationPage[] = [];
	const note = (kind: 'select' | 'skip' | 'view', slug: string) => {
		data = applyChange(data, { kind, slug });
	};
	while (page !== 'summary') {
		expect(seen).not.toContain(page);
		seen.push(page);
		const redirect = getRedirect(page, facts);
		const step = RECOMMENDATION_PAGES[page];
		if (!redirect) {
			note('view', step);
			model.viewed.add(step);
			const isSwitchedOn = random.chance(0.4);
			if (isSwitchedOn && isRecommendedFeature(page) && facts.features[page] === 'off') {
				note('select', step);
				model.select(step);
				facts.features[page] = 'on';
			} else if (random.chance(0.6)) {
				note('skip', step);
				model.skip(step);
			}
		}
		page = redirect ?? getNextPage(step, facts);
	}
	return { data, model, seen };
}

it('RECS-25 every walk ends at the summary, visits no page twice and records each action', () => {
	const reached = new Set<string>();
	for (let seed = 1; seed <= WALKS; seed++) {
		const { data, model, seen } = walk(seed);
		seen.forEach((page) => reached.add(page));
		expect(getSelected(data).sort()).toEqual([...model.selected].sort());
		expect(getSkipped(data).sort()).toEqual([...model.skipped].sort());
		expect(getViewed(data).sort()).toEqual([...model.viewed].sort());
	}
	// The walks visit every page.
	expect(reached.size).toBe(PAGES - 1);
});
