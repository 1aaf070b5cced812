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

/** The expected data, recorded without the rule under test. */
const makeModel = () => ({
	select: new Set<string>(),
	skip: new Set<string>(),
	view: new Set<string>(),
});

function walk(seed: number) {
	const random = createRandom(seed);
	const facts = makeFacts(random);
	const model = makeModel();
	let data: RecommendationsData = {};
	let page = openSaved(random.pick(SAVED));
	const seen: RecommendationPage[] = [];
	const note = (kind: 'select' | 'skip' | 'view', slug: string) => {
		data = applyChange(data, { kind, slug });
		model.select.delete(kind === 'skip' ? slug : '');
		model.skip.delete(kind === 'select' ? slug : '');
		model[kind].add(slug);
	};
	while (page !== 'summary') {
		expect(seen).not.toContain(page);
		seen.push(page);
		const redirect = getRedirect(page, facts);
		const step = RECOMMENDATION_PAGES[page];
		if (!redirect) {
			note('view', step);
			const isSwitchedOn = random.chance(0.4);
			if (isSwitchedOn && isRecommendedFeature(page) && facts.features[page] === 'off') {
				note('select', step);
				facts.features[page] = 'on';
			} else if (random.chance(0.6)) {
				note('skip', step);
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
		expect(getSelected(data).sort()).toEqual([...model.select].sort());
		expect(getSkipped(data).sort()).toEqual([...model.skip].sort());
		expect(getViewed(data).sort()).toEqual([...model.view].sort());
	}
	// The walks visit every page.
	expect(reached.size).toBe(PAGES - 1);
});
