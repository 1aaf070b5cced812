import { explain, EXPLANATIONS } from '@/domain/settings/about';
import { listNeeds, resolveLinks, type Explanation } from '@/domain/settings/about/explanation';
import { SETTINGS_TABS } from '@/domain/routes/settings-tabs';
import {
	cardsOf,
	getCard,
	getSetting,
	getSubject,
	featuresOf,
	type Setting,
	type SettingsCard,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { buildPageData } from '#tests/support/fixtures';
import records from '../../../fixtures/wire/modules.json';

/** Special controls that are switches or sets of switches. The others are fields, links and facts. */
const SPECIAL_SWITCHES =
	`instant_search_enabled site-accelerator photon photon-cdn count_roles roles
	wpcom_publish_posts_with_markdown jetpack_blocks_disabled jetpack_testimonial jetpack_portfolio
	wpcom_publish_comments_with_markdown jetpack_seo_ai_crawler_overrides`.split(/\s+/);

/** Whether the explanation of the card is that of the setting. */
const isOnlyFeature = (card: SettingsCard, setting: Setting) => {
	const features = featuresOf(card);
	return features.length === 1 && features[0] === setting;
};

const { modules } = buildPageData();
const explanations = SETTINGS_TABS.flatMap(cardsOf).flatMap((card) =>
	[undefined, ...card.settings].flatMap((setting): [string, Explanation][] => {
		const found = explain(card, setting);
		return found ? [[setting?.id ?? card.id, found]] : [];
	}),
);

describe.each(SETTINGS_TABS)('%s', (tab) => {
	const cards = cardsOf(tab);

	it('explains each card, and nothing else', () => {
		expect(Object.keys(EXPLANATIONS[tab].cards).sort()).toEqual(cards.map(({ id }) => id).sort());
	});

	it('explains each switch that is not the only feature of its card, and nothing else', () => {
		const switches = cards.flatMap((card) =>
			card.settings.filter(
				(setting) =>
					!isOnlyFeature(card, setting) &&
					(['module', 'switch'].includes(setting.control) || SPECIAL_SWITCHES.includes(setting.id)),
			),
		);
		expect(Object.keys(EXPLANATIONS[tab].settings).sort()).toEqual(
			switches.map(({ id }) => id).sort(),
		);
	});
});

it.each(explanations)('%s is explained in one or two short sentences', (_, { what, shares }) => {
	const sentences = what.split(/(?<=\.)\s/);
	expect(sentences.length).toBeLessThanOrEqual(2);
	sentences.forEach((sentence) => expect(sentence).toMatch(/^[A-Z].{10,120}\.$/));
	expect(`${what} ${shares}`).not.toContain('%');
	// The end of a sentence that begins with "Shares:".
	expect(shares ?? 'nothing.').toMatch(/^(?![A-Z][a-z]).{5,135}\.$/);
});

it('says for each card with one feature what it shares, if that needs a connection', () => {
	const silent = SETTINGS_TABS.flatMap(cardsOf).filter((card) => {
		const subject = getSubject(card);
		return (
			subject &&
			isOnlyFeature(card, subject) &&
			modules[subject.module]?.requiresConnection &&
			!explain(card)?.shares
		);
	});
	expect(silent.map(({ id }) => id)).toEqual([]);
});

it('says that a plan is needed for each module that the server does not list for the free one', () => {
	const paid = records.filter((record) => !record.plan_classes.includes('free'));
	expect(paid.length).toBeGreaterThan(3);
	const cards = paid.map(({ module }) =>
		SETTINGS_TABS.flatMap(cardsOf).find((card) => getSubject(card)?.module === module),
	);
	const silent = cards.filter((card) => !card || !explain(card)?.needsPlan);
	expect(silent).toEqual([]);
});

const needsOf = (id: SettingsCardId, more: Partial<Explanation> = {}) => {
	const card = getCard(id);
	const setting = getSubject(card);
	const module = modules[setting?.module ?? ''];
	return listNeeds({ what: '', ...more }, { card, setting, module });
};

describe('listNeeds', () => {
	it.each<[SettingsCardId, Partial<Explanation>, string[]]>([
		['stats', {}, ['a connection to WordPress.com']],
		['monitor', {}, ['a connected WordPress.com account']],
		['publicize', {}, ['your own connected WordPress.com account']],
		['sitemaps', {}, []],
		// Its switches need different things.
		['comments', {}, []],
		['ads', { needsPlan: true }, ['a connection to WordPress.com', 'a plan that includes it']],
		['anti-spam', { needsPlugin: 'Akismet' }, ['the plugin Akismet']],
		['newsletter', {}, ['a connected WordPress.com account', expect.stringMatching(/ turned on$/)]],
	])('%s with %j needs %j', (id, more, expected) => {
		expect(needsOf(id, more)).toEqual(expected);
	});

	it('takes the needs of a setting from the record of its own module', () => {
		const card = getCard('speed');
		const needs = (id: 'photon' | 'lazy-images') =>
			listNeeds({ what: '' }, { card, setting: getSetting(id), module: modules[id] });
		expect(needs('photon')).toEqual(['a connection to WordPress.com']);
		expect(needs('lazy-images')).toEqual([]);
	});
});

describe('resolveLinks', () => {
	const record = (learnMoreUrl: string) => ({ learnMoreUrl });
	const ROOT = 'https://jetpack.com/redirect/?source=';

	it('leads to the page of the server’s record, and to its part about privacy', () => {
		expect(resolveLinks({ what: '' }, record(`${ROOT}jetpack-support-likes&site=a.com`))).toEqual({
			support: `${ROOT}jetpack-support-likes&site=a.com`,
			privacy: `${ROOT}jetpack-support-likes&site=a.com#privacy`,
		});
	});

	it('leads to a feature’s own page, and to its own privacy policy', () => {
		const own = { what: '', support: 'jetpack-support-akismet', privacy: 'a8c-privacy' };
		expect(resolveLinks(own, record('https://wordads.co/'))).toEqual({
			support: `${ROOT}jetpack-support-akismet`,
			policy: `${ROOT}a8c-privacy`,
		});
	});

	it('claims no part about privacy on the page of someone else', () => {
		expect(resolveLinks({ what: '' }, record('https://help.vaultpress.com/get-to-know/'))).toEqual({
			support: 'https://help.vaultpress.com/get-to-know/',
		});
	});

	it.each([[undefined], [record('')], [record('javascript:alert(1)')]])(
		'has no links for %j',
		(module) => {
			expect(resolveLinks({ what: '' }, module)).toEqual({});
		},
	);
});
