import { buildPageData } from '#tests/support/fixtures';
import { readSettingText } from '@/domain/settings/search/text';
import {
	groupHits,
	indexSettings,
	searchSettings,
	SETTINGS_CARDS,
	type SettingId,
} from '@/domain/settings/registry';

const index = indexSettings(buildPageData().modules);

describe('the order', () => {
	it('puts a name before the text of a module', () => {
		const found = searchSettings(index, 'sharing');
		expect(found[0]?.setting.id).toBe('sharedaddy');
		const scores = found.map(({ score }) => score);
		expect(scores).toEqual([...scores].sort((one, other) => other - one));
	});

	it('puts the beginning of a name before the beginning of a word, and that before its inside', () => {
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
		expect(searchSettings(entries, 'like').map(({ setting }) => setting.id)).toEqual([
			'bing',
			'yandex',
			'pinterest',
		]);
	});

	it('FIND-16 groups by screens, the screen of the closest answer first', () => {
		const [first] = groupHits(searchSettings(index, 'sharing'));
		expect(first?.tab).toBe('sharing');
		const groups = groupHits(searchSettings(index, 'post'));
		expect(groups.length).toBeGreaterThan(2);
		const cards = groups.flatMap((group) => group.cards.map(({ id }) => id));
		expect(new Set(cards).size).toBe(cards.length);
		groups.forEach(({ tab, cards: own }) => own.forEach((card) => expect(card.tab).toBe(tab)));
	});
});
