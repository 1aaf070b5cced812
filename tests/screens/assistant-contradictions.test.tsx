import { RECOMMENDATION_PAGES } from '@/domain/recommendations/steps';
import { keysOf } from '@/lib/values';
import { AntiSpamCard } from '@/screens/dashboard/anti-spam-card';
import { MonitorCard } from '@/screens/dashboard/module-cards';
import { Catalogue } from '@/screens/my-plan/catalogue';
import { AntiSpamCard as AntiSpamFeature } from '@/screens/my-plan/plugin-features';
import RecommendationsScreen from '@/screens/recommendations';
import { loadSiteProducts } from '@/state/offers';
import {
	conditionalSlice,
	dataSlice,
	suggestionsSlice,
	upsellSlice,
} from '@/state/recommendations/slice';
import { settingsMerged } from '@/state/settings';
import { IS_LONG } from '#tests/support/long';
import { createRandom, type Random } from '#tests/support/random';
import {
	AKISMET,
	areSuggestionsShown,
	CREATIVE_MAIL,
	FEATURE_PAGES,
	FEATURE_WORDS,
	getFeatureClaim,
	getSidebarTitle,
	getMyPlanSpamClaim,
	getSpamClaim,
	getStepOffer,
	INCLUDED,
	isNewProduct,
	isBackupKnown,
	isScanKnown,
	MY_PLAN_SPAM,
	OFFERS,
	ownsOffer,
	SPAM_CARD,
	SWITCHES,
	type AssistantSite,
	type Offer,
} from './assistant-claims';
import { COMBINATIONS, COUNT, createSite, readParts, receive, type Store } from './combinations';
import { claimsOf, owns, PLANS, VAULTPRESS } from './protection-claims';

/** Every combination with `--long`, otherwise one in this many. */
const SHARE = IS_LONG ? 1 : 20;
/** Milliseconds; all combinations take half a minute. */
const LONGEST = 120_000;
const SEED = Number(process.env.TEST_SEED) || 20261123;

const SLUGS = keysOf(OFFERS);
const PAGES = keysOf(RECOMMENDATION_PAGES);

const toOffer = (productSlug: Offer) => ({
	productSlug,
	title: `Offer of ${productSlug}`,
	description: '',
	cost: 1,
	currencyCode: 'USD',
	costTimeframe: '',
	billingTimeframe: '',
	isAvailable: true,
	fullPrice: null,
	upgradeUrl: '',
	includedInPlans: [],
	key: '',
	features: [],
	action: `Choose ${productSlug}.`,
});

const some = <T,>(random: Random, from: readonly T[]): T[] => from.filter(() => random.chance(0.5));

/** Sets the facts that only the assistant depends on. */
function receiveAssistant(store: Store, site: AssistantSite) {
	const isOn = (slug: string) => site.on.some((one) => one === slug);
	store.dispatch(
		settingsMerged({
			...Object.fromEntries(SWITCHES.map((slug) => [slug, isOn(slug)])),
			'photon-cdn': isOn('photon'),
		}),
	);
	store.dispatch(upsellSlice.received({ ...toOffer(site.upsell), isHidden: false }));
	store.dispatch(suggestionsSlice.received(site.suggestions.map(toOffer)));
	store.dispatch(conditionalSlice.received([]));
	store.dispatch(dataSlice.received({ skippedRecommendations: [...site.listed] }));
}

/** The text of each page of the assistant; "" where it redirects to another step. */
const readPages = (store: Store): Map<string, string> =>
	new Map(
		PAGES.map((page) => {
			const parts = { page: <RecommendationsScreen /> };
			return [page, readParts(store, parts, `/recommendations/${page}`).get('page')?.trim() ?? ''];
		}),
	);

const between = (text: string, from: string, to: string) =>
	text.includes(from) ? (text.split(from)[1]?.split(to)[0] ?? '') : '';

/** Describes every contradiction of the assistant and of the cards about spam with the table of claims. */
function findContradictions(store: Store, site: AssistantSite): string[] {
	const found: string[] = [];
	const expectIf = (part: string, isShown: boolean, isExpected: boolean) => {
		if (isShown !== isExpected) {
			found.push(`${part} ${isShown ? 'is shown' : 'is missing'}`);
		}
	};
	const expectClaims = (part: string, shown: string[], expected: string[]) => {
		if (shown.join() !== expected.join()) {
			found.push(`${part} shows "${shown.join()}" instead of "${expected.join()}"`);
		}
	};

	const pages = readPages(store);
	const textOf = (page: string) => pages.get(page) ?? '';
	for (const [page, name] of Object.entries(FEATURE_PAGES)) {
		// The upsell beside the step has its own button.
		const [step = ''] = textOf(page).split(/Get Jetpack|Getting started guide/);
		expectClaims(`the step ${name}`, claimsOf(step, FEATURE_WORDS), [getFeatureClaim(page, site)]);
	}
	for (const page of PAGES.filter((name) => name !== 'summary')) {
		const offer = getStepOffer(page, site);
		const isShown = offer ? offer.test(textOf(page)) : /Get Jetpack/.test(textOf(page));
		expectIf(`the product beside ${page}`, isShown, offer !== null);
	}

	const suggestions = textOf('product-suggestions');
	expectIf('the page of suggestions', suggestions !== '', areSuggestionsShown(site));
	const hasNew = site.suggestions.some((slug) => isNewProduct(site, slug));
	const purchased = textOf('product-purchased');
	expectIf('"Your site now has"', purchased.includes('Your site now has Offer of'), hasNew);
	expectIf('the wait for a purchase', purchased.includes("isn't here yet"), !hasNew);

	const summary = textOf('summary');
	expectIf(`the upsell`, summary.includes(`Choose ${site.upsell}.`), !ownsOffer(site, site.upsell));
	for (const [page, text] of pages) {
		for (const slug of SLUGS.filter((one) => ownsOffer(site, one))) {
			expectIf(`the offer of ${slug} on ${page}`, text.includes(`Choose ${slug}.`), false);
		}
	}
	const title = getSidebarTitle(site);
	expectIf(`"${title}"`, summary.includes(title), ownsOffer(site, site.upsell));
	const isManaged = summary.includes("Manage your site's security");
	expectIf(
		'"View your backups"',
		summary.includes('View your backups'),
		isManaged && isBackupKnown(site),
	);
	expectIf(
		'"View scan results"',
		summary.includes('View scan results'),
		isManaged && isScanKnown(site),
	);

	const on = between(summary, 'On now', 'Still off');
	const off = between(summary, 'Still off', 'Getting started guide');
	for (const [page, name] of Object.entries(FEATURE_PAGES)) {
		const isOn = getFeatureClaim(page, site) === 'on';
		const isListed = site.listed.includes(page);
		expectIf(`${name} under "On now"`, on.includes(name), isOn);
		expectIf(`${name} under "Still off"`, off.includes(name), isListed && !isOn);
	}

	const others = readParts(store, {
		monitor: <MonitorCard />,
		spam: <AntiSpamCard />,
		feature: <AntiSpamFeature />,
		catalogue: <Catalogue />,
	});
	const otherOf = (part: string) => others.get(part) ?? '';
	expectIf(
		'"watching your site"',
		otherOf('monitor').includes('is watching'),
		site.on.includes('monitor'),
	);
	expectClaims('the anti-spam card', claimsOf(otherOf('spam'), SPAM_CARD), [getSpamClaim(site)]);
	expectClaims('My Plan', claimsOf(otherOf('feature'), MY_PLAN_SPAM), [getMyPlanSpamClaim(site)]);
	expectIf(
		'adding anti-spam',
		otherOf('catalogue').includes('Anti-spam'),
		!owns(site, 'anti-spam'),
	);
	for (const [part, text] of [...others, ...pages]) {
		expectIf(`"included" in ${part}`, INCLUDED.test(text) && !owns(site, 'anti-spam'), false);
	}
	return found;
}

describe(`one in ${SHARE} of ${COUNT} combinations with random choices in the assistant, seed ${SEED}`, () => {
	it.each(PLANS)(
		'match the table of claims in the assistant, for the plan %s',
		async (plan) => {
			const random = createRandom(SEED + PLANS.indexOf(plan));
			const contradictions: string[] = [];
			let turn = PLANS.indexOf(plan);
			for (const vaultpress of VAULTPRESS) {
				const akismet = AKISMET[turn++ % AKISMET.length] ?? 'absent';
				const creativeMail = random.pick(CREATIVE_MAIL);
				const store = await createSite(plan, vaultpress, { akismet, creativeMail });
				await store.dispatch(loadSiteProducts());
				const chosen = COMBINATIONS.filter(() => random.below(SHARE) === 0);
				for (const { purchase, backup = 'unknown', scan = 'unknown' } of chosen) {
					const site: AssistantSite = {
						...{ plan, purchase, backup, vaultpress, scan, akismet, creativeMail },
						on: some(random, SWITCHES),
						upsell: random.pick(SLUGS),
						suggestions: some(random, SLUGS),
						listed: some(random, Object.keys(FEATURE_PAGES)),
					};
					receive(store, site);
					receiveAssistant(store, site);
					const found = findContradictions(store, site);
					contradictions.push(...found.map((text) => `${text}: ${JSON.stringify(site)}`));
				}
			}
			expect(contradictions).toEqual([]);
		},
		LONGEST,
	);
});
