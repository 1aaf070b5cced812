import { moduleTexts, type ModuleMap, type ModuleRecord } from '@/domain/modules/types';
import type { PluginMap } from '@/domain/plugins/plugin-state';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { SETTINGS_CARDS, type Setting, type SettingKey, type SettingsCard } from '../cards';
import { readSettingText, type SettingText } from './text';
import { measureWord, readField, readQuery, type Field, type Query } from './words';

export interface IndexedSetting {
	card: SettingsCard;
	setting: Setting;
	text: SettingText;
}

export interface SettingHit extends Omit<IndexedSetting, 'text'> {
	/** Higher is a closer match; only for comparisons. */
	score: number;
}

/** The search index of all settings. Built once for all searches, and again when the plugins are loaded. */
export const indexSettings = (modules: ModuleMap, plugins: PluginMap = {}): IndexedSetting[] =>
	SETTINGS_CARDS.flatMap((card) =>
		card.settings.map((setting) => ({
			card,
			setting,
			text: readSettingText(card, setting, modules, plugins),
		})),
	);

/** An exact search word of a setting beats any similarity. */
const NAMED = 90;

/** How well a text matches the literal term: at its start, at the start of a word, or anywhere. */
function weighTerm({ folded }: Field, term: string, weight: number): number {
	const place = folded.indexOf(term);
	if (place === -1) {
		return 0;
	}
	const isWholeWord = place === 0 || /[\s(/“"-]/.test(folded[place - 1] ?? '');
	return place === 0 ? weight + 2 : isWholeWord ? weight + 1 : weight;
}

/** How well the words match, each in its best field; 0 if a word has no match. */
function weighWords(fields: SettingText['fields'], words: Query['words']): number {
	let sum = 0;
	for (const word of words) {
		const best = Math.max(0, ...fields.map(([weight, field]) => weight * measureWord(field, word)));
		if (best === 0) {
			return 0;
		}
		sum += best;
	}
	return words.length === 0 ? 0 : sum / words.length;
}

/** How well a text matches a query: 0 if not at all; only for comparisons. */
export function scoreText({ names, fields }: SettingText, query: Query): number {
	return Math.max(
		names.has(query.key) ? NAMED : 0,
		...fields.map(([weight, field]) => weighTerm(field, query.term, weight)),
		weighWords(fields, query.words),
	);
}

/**
 * The settings that match a term, the closest first: those with all of its words, in any order, by their
 * beginnings, or with the literal term (FIND-14). Equal matches keep the order of their screens. An empty
 * term matches all settings (FIND-13).
 */
export function searchSettings(index: readonly IndexedSetting[], typed: string): SettingHit[] {
	const query = readQuery(typed);
	return index
		.map(({ card, setting, text }) => ({ card, setting, score: scoreText(text, query) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score);
}

export interface HitGroup {
	tab: SettingsTab;
	cards: SettingsCard[];
}

/** The cards with matches, grouped by screen (FIND-16): the screen, and in it the card, with the closest match first, as are the hits. */
export function groupHits(hits: readonly SettingHit[]): HitGroup[] {
	const groups = new Map<SettingsTab, Set<SettingsCard>>();
	for (const { card } of hits) {
		const cards = groups.get(card.tab) ?? new Set();
		groups.set(card.tab, cards.add(card));
	}
	return [...groups].map(([tab, cards]) => ({ tab, cards: [...cards] }));
}

/** Whether a module matches a search by any of its texts (FIND-13 to FIND-15). */
const isModuleFound = (record: ModuleRecord, query: Query): boolean =>
	scoreText({ names: new Set(), fields: [[1, readField(...moduleTexts(record))]] }, query) > 0;

/** Features without a card, which only the search shows (FIND-08). */
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

/** The matching features without a screen of their own; none for a term of fewer than three letters. */
export function findSearchBanners(modules: ModuleMap, typed: string): SearchBannerView[] {
	if (typed.trim().length < SHORTEST_TERM) {
		return [];
	}
	const query = readQuery(typed);
	return SEARCH_ONLY_MODULES.flatMap((id) => {
		const record = modules[id];
		return record && isModuleFound(record, query) ? [{ id, record }] : [];
	});
}

const hasBanner = (slug: string) => SEARCH_ONLY_MODULES.some((id) => id === slug);

/** The matching modules that have neither a card nor a banner in the search results; all of them for an empty term. */
export function findMoreModules<T extends { record: ModuleRecord }>(
	modules: readonly T[],
	typed: string,
): T[] {
	const query = readQuery(typed);
	return modules.filter(({ record }) => !hasBanner(record.module) && isModuleFound(record, query));
}
