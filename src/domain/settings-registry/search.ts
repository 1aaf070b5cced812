import { matchesTerm, type ModuleMap, type ModuleRecord } from '@/domain/modules';
import type { PluginMap } from '@/domain/plugins';
import type { SettingsTab } from '@/domain/routes';
import { SETTINGS_CARDS, type Setting, type SettingsCard } from './registry';
import { readSettingText, type SettingText } from './search-text';

export interface IndexedSetting {
	card: SettingsCard;
	cardTitle: string;
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
	SETTINGS_CARDS.flatMap((card) => {
		const cardTitle = card.getTitle().toLowerCase();
		return card.settings.map((setting) => ({
			card,
			cardTitle,
			setting,
			text: readSettingText(setting, modules, plugins),
		}));
	});

/** How well a text answers a term: from its beginning, from the beginning of a word, or from anywhere. */
function weigh(text: string, term: string, weight: number): number {
	const place = text.indexOf(term);
	if (place === -1) {
		return 0;
	}
	const isWholeWord = place === 0 || /[\s(/“"-]/.test(text[place - 1] ?? '');
	return place === 0 ? weight + 2 : isWholeWord ? weight + 1 : weight;
}

function scoreOf({ text, cardTitle }: IndexedSetting, term: string): number {
	return Math.max(
		weigh(text.name, term, 60),
		weigh(cardTitle, term, 50),
		weigh(text.moduleName, term, 40),
		...text.terms.map((own) => weigh(own, term, 30)),
		weigh(text.description, term, 20),
		...text.module.map((field) => weigh(field, term, 10)),
	);
}

/**
 * What a term finds, the closest first; settings that answer equally well stay in the order of their
 * screens. An empty term finds everything (FIND-13).
 *
 * @param index  From `indexSettings`.
 * @param typed  As it stands in the field: letters of any case, with blanks around it.
 */
export function searchSettings(index: readonly IndexedSetting[], typed: string): SettingHit[] {
	const term = typed.trim().toLowerCase();
	return index
		.map((entry) => ({
			card: entry.card,
			setting: entry.setting,
			score: scoreOf(entry, term),
		}))
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

/** Features that have no settings: the search alone knows of them (FIND-08). */
const SEARCH_ONLY_MODULES = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];

const SHORTEST_TERM = 3;

/** The features without a screen of their own that a term finds; none for a term of less than three letters. */
export const findSearchBanners = (modules: ModuleMap, term: string): ModuleRecord[] =>
	term.trim().length < SHORTEST_TERM
		? []
		: SEARCH_ONLY_MODULES.flatMap((slug) => {
				const record = modules[slug];
				return record && matchesTerm(record, term) ? [record] : [];
			});
