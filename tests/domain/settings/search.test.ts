import { buildPageData } from '#tests/support/fixtures';
import { PASTED } from '#tests/support/pasted';
import { moduleTexts } from '@/domain/modules/types';
import {
	getCard,
	indexSettings,
	searchSettings,
	SETTINGS_CARDS,
	type Setting,
	listSearchWords,
	groupHits,
	type SettingId,
	findSearchBanners,
} from '@/domain/settings/registry';
import { readSettingText } from '@/domain/settings/search/text';

const { modules } = buildPageData();
const index = indexSettings(modules);
const CASES = SETTINGS_CARDS.flatMap((card) =>
	card.settings.map((setting) => [setting.id, setting, card.getTitle()] as const),
);

const results = new Map<string, SettingId[]>();

/** Remembers the results, because settings share the texts of their card and module. */
function find(term: string): SettingId[] {
	const found = results.get(term) ?? searchSettings(index, term).map(({ setting }) => setting.id);
	results.set(term, found);
	return found;
}

/** Every text that must find a setting: its own words, its card's, and its module's. */
function wordsOf(setting: Setting, cardTitle: string) {
	const { id, module, getName, getDescription } = setting;
	const record = modules[module];
	const words = record
		? [record.searchTerms, record.additionalSearchQueries].flatMap((list) => list.split(','))
		: [];
	return [
		id,
		getName(),
		getDescription?.() ?? '',
		cardTitle,
		...listSearchWords(setting),
		...(record ? moduleTexts(record) : []),
		...words,
	].filter((word) => word.trim() !== '');
}

it.each(CASES)('FIND-14 finds %s by each of its texts', (id, setting, cardTitle) => {
	for (const word of wordsOf(setting, cardTitle)) {
		for (const typed of [word, word.toUpperCase(), `  ${word.toLowerCase()} `]) {
			expect(find(typed)).toContain(id);
		}
	}
});

const FIELDS = ['name', 'description', 'longDescription', 'shortDescription', 'feature'] as const;
const TERMS = ['module', 'learnMoreUrl', 'searchTerms', 'additionalSearchQueries'] as const;

it.each([...FIELDS, ...TERMS])('FIND-14 reads the field %s of a module', (field) => {
	const value = field === 'feature' ? ['Zebra stripes'] : 'Zebra stripes';
	const changed = indexSettings({ ...modules, likes: { ...modules.likes!, [field]: value } });
	const found = searchSettings(changed, 'zebra STRIPES').map(({ setting }) => setting.id);
	expect(found).toEqual(getCard('likes').settings.map(({ id }) => id));
});

it('FIND-13 finds every setting without a term', () => {
	expect(find('')).toHaveLength(CASES.length);
	expect(find('   ')).toHaveLength(CASES.length);
});

it.each([
	['a word of no field', 'xyzzy'],
	['two words of different fields', 'alerts xyzzy'],
	['a regular expression', '.*'],
	['half a regular expression', '[a-'],
	['markup', '<b>'],
	['accents missing from the texts', 'sécurité'],
])('FIND-15 finds nothing by %s', (_name, term) => {
	expect(find(term)).toEqual([]);
});

it('treats special characters literally', () => {
	expect(find('(CCPA)')).toContain('wordads_ccpa_enabled');
	expect(find('[portfolio]')).toEqual(['jetpack_portfolio']);
});

it('SETPRIV-02 finds privacy by its words', () => {
	for (const term of ['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service']) {
		expect(find(term)).toContain('tracks_opt_out');
	}
});

it('SETSEC-09 searches the description of the anti-spam plugin and of no other', () => {
	const plugin = (file: string, word: string) => ({
		[file]: { file, name: word, version: '', description: '', url: '', isActive: true },
	});
	const changed = indexSettings(modules, {
		...plugin('hello.php', 'Xylophone'),
		...plugin('akismet/akismet.php', 'Zebra stripes'),
	});
	const ids = (term: string) => searchSettings(changed, term).map(({ setting }) => setting.id);
	expect(ids('zebra')).toEqual(['wordpress_api_key']);
	expect(ids('xylophone')).toEqual([]);
});

describe('order of the results', () => {
	it('ranks the start of a name before the start of a word, and that before the inside of a word', () => {
		const made = (id: SettingId, name: string) => {
			const [card] = SETTINGS_CARDS;
			const setting = { id, module: '', control: 'switch' as const, getName: () => name };
			return { card: card!, setting, text: readSettingText(card!, setting, {}, {}) };
		};
		const entries = [
			made('pinterest', 'unlikely'),
			made('yandex', 'so like it'),
			made('bing', 'like it'),
		];
		const found = searchSettings(entries, 'like').map(({ setting }) => setting.id);
		expect(found).toEqual(['bing', 'yandex', 'pinterest']);
	});

	it('FIND-16 groups results by screen, the screen of the best result first', () => {
		const [first] = groupHits(searchSettings(index, 'sharing'));
		expect(first?.tab).toBe('sharing');
		const groups = groupHits(searchSettings(index, 'post'));
		expect(groups.length).toBeGreaterThan(2);
		const cards = groups.flatMap((group) => group.cards.map(({ id }) => id));
		expect(new Set(cards).size).toBe(cards.length);
		groups.forEach(({ tab, cards: own }) => own.forEach((card) => expect(card.tab).toBe(tab)));
	});
});

const findBanners = (term: string) => findSearchBanners(modules, term).map(({ id }) => id);

it.each([
	['contact', 'contact-form'],
	['enhanced', 'enhanced-distribution'],
	['JSON', 'json-api'],
	['notifications', 'notes'],
])('FIND-08 "%s" finds %s', (term, module) => {
	expect(findBanners(term)).toContain(module);
});

it('FIND-08 finds no banner by fewer than three letters, even with spaces around them', () => {
	expect(findBanners('js')).toEqual([]);
	expect(findBanners('  js  ')).toEqual([]);
	expect(findBanners('')).toEqual([]);
	expect(findBanners('jso')).toEqual(['json-api']);
});

it('finds no banner for a module that the site lacks', () => {
	expect(findSearchBanners({}, 'contact')).toEqual([]);
});

it('has no banner for a feature with its own settings', () => {
	const shown = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => id));
	['contact-form', 'enhanced-distribution', 'json-api', 'notes'].forEach((slug) =>
		expect(shown).not.toContain(slug),
	);
});

it('a pasted text finds what its words find, whatever signs and blanks came with it', () => {
	const names = Object.keys(PASTED) as (keyof typeof PASTED)[];
	const find = (text: string) => searchSettings(index, text).map(({ setting }) => setting.id);
	const found = find('related posts');
	expect(found.length).toBeGreaterThan(0);
	for (const name of names.slice(0, names.indexOf('a label in front'))) {
		expect([name, find(PASTED[name]('related posts'))]).toEqual([name, found]);
	}
	expect(find(PASTED.emoji())).toEqual([]);
});
