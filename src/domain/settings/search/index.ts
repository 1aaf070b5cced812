import { moduleTexts, type ModuleMap, type ModuleRecord } from '@/domain/modules';
import type { PluginMap } from '@/domain/plugins';
import type { SettingsTab } from '@/domain/routes';
import { SETTINGS_CARDS, type Setting, type SettingKey, type SettingsCard } from '../cards';
import { readSettingText, type SettingText } from './text';
import { measureWord, readField, readQuery, type Field, type Query } from './words';

export interface IndexedSetting {
	card: SettingsCard;
	setting: Setting;
	text: SettingText;
}

export interface SettingHit {
	card: SettingsCard;
	setting: Setting;
	/** The higher, the closer; it means nothing by itself. */
	score: number;
}

/** The whole registry, ready to be searched. Made once for all searches, and once more when the plugins are known. */
export const indexSettings = (modules: ModuleMap, plugins: PluginMap = {}): IndexedSetting[] =>
	SETTINGS_CARDS.flatMap((card) =>
		card.settings.map((setting) => ({
			card,
			setting,
			text: readSettingText(card, setting, modules, plugins),
		})),
	);

/** One of the words by which a setting is known says more than any likeness. */
const NAMED = 90;

/** How well a text answers a term as it stands: from its beginning, from the beginning of a word, or from anywhere. */
function weighTerm({ folded }: Field, term: string, weight: number): number {
	const place = folded.indexOf(term);
	if (place === -1) {
		return 0;
	}
	const isWholeWord = place === 0 || /[\s(/“"-]/.test(folded[place - 1] ?? '');
	return place === 0 ? weight + 2 : isWholeWord ? weight + 1 : weight;
}

/** How well the words are answered, each by the field that answers it best; 0 where one has no answer. */
function weighWords(fields: SettingText['fields'], words: Query['words']): number {
	let sum = 0;
	for (const word of words) {
		const best = Math.max(...fields.map(([weight, field]) => weight * measureWord(field, word)));
		if (best === 0) {
			return 0;
		}
		sum += best;
	}
	return words.length === 0 ? 0 : sum / words.length;
}

function scoreOf({ names, fields }: SettingText, query: Query): number {
	return Math.max(
		names.has(query.key) ? NAMED : 0,
		...fields.map(([weight, field]) => weighTerm(field, query.term, weight)),
		weighWords(fields, query.words),
	);
}

/**
 * What a term finds, the closest first: whatever has all of its words, in any order, by their beginnings,
 * or the term as it stands (FIND-14). Settings that answer equally well stay in the order of their
 * screens. An empty term finds everything (FIND-13).
 *
 * @param index  From `indexSettings`.
 * @param typed  As it stands in the field.
 */
export function searchSettings(index: readonly IndexedSetting[], typed: string): SettingHit[] {
	const query = readQuery(typed);
	return index
		.map(({ card, setting, text }) => ({ card, setting, score: scoreOf(text, query) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score);
}

export interface HitGroup {
	tab: SettingsTab;
	cards: SettingsCard[];
}

/**
 * The cards in which something was found, by their screens (FIND-16): first the screen, and in it
 * first the card, that holds the closest answer.
 *
 * @param hits From `searchSettings`, the closest first.
 */
export function groupHits(hits: readonly SettingHit[]): HitGroup[] {
	const groups = new Map<SettingsTab, Set<SettingsCard>>();
	for (const { card } of hits) {
		const cards = groups.get(card.tab) ?? new Set();
		groups.set(card.tab, cards.add(card));
	}
	return [...groups].map(([tab, cards]) => ({ tab, cards: [...cards] }));
}

/** Features that have no card: the search alone shows them (FIND-08). */
const SEARCH_ONLY_MODULES = [
	'contact-form',
	'enhanced-distribution',
	'json-api',
	'notes',
] as const satisfies readonly SettingKey[];

export interface SearchBannerView {
	id: SettingKey;
	record: ModuleRecord;
}

const SHORTEST_TERM = 3;

/** The features without a screen of their own that a term finds; none for a term of less than three letters. */
export function findSearchBanners(modules: ModuleMap, typed: string): SearchBannerView[] {
	if (typed.trim().length < SHORTEST_TERM) {
		return [];
	}
	const query = readQuery(typed);
	return SEARCH_ONLY_MODULES.flatMap((id) => {
		const record = modules[id];
		const field = record && readField(...moduleTexts(record));
		return field && scoreOf({ names: new Set(), fields: [[1, field]] }, query) > 0
			? [{ id, record }]
			: [];
	});
}
