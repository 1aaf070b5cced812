import { validateFormValue } from '@/domain/settings/field-checks';
import {
	allowCrawler,
	CRAWLER_RULES,
	CRAWLERS,
	isCrawlerAllowed,
} from '@/domain/settings/crawlers';
import {
	CATEGORY_IDS,
	formatIds,
	parseIds,
	parseTexts,
	readPostCategories,
	SUBSCRIPTION_TEXTS,
	type SubscriptionTextKey,
} from '@/domain/settings/newsletter';
import { listKnownTexts, typeText } from '@/domain/settings/subscription-texts';

describe('newsletter categories', () => {
	it.each<[string, unknown, string]>([
		['ids', [3, 1], '1,3'],
		['ids as text', ['2', '1'], '1,2'],
		['the same id twice', [4, 4], '4'],
		['nothing', [], ''],
		['something else', { term_id: 1 }, ''],
		['ids among nonsense', [1, 'x', null, 2.5, -3], '1'],
	])('reads %s', (_what, saved, text) => {
		expect(CATEGORY_IDS.read(saved)).toBe(text);
	});

	it('writes numbers, and refuses an empty list, which the server would ignore', () => {
		expect(CATEGORY_IDS.write('1,3')).toEqual([1, 3]);
		expect(validateFormValue('wpcom_newsletter_categories', '1')).toBe('');
		expect(validateFormValue('wpcom_newsletter_categories', '')).toMatch(/at least one category/);
		expect(formatIds([...parseIds('3,1'), 2])).toBe('1,2,3');
		expect(CATEGORY_IDS.isSame('1,2', formatIds([2, 1]))).toBe(true);
	});

	it('lists the categories of the site and drops malformed ones', () => {
		const garden = { term_id: 2, name: 'Garden', slug: 'garden' };
		expect(readPostCategories([garden, { term_id: 'x', name: 'Odd' }, null])).toEqual([
			{ id: 2, name: 'Garden' },
		]);
		expect(readPostCategories({ 0: garden })).toEqual([]);
		expect(readPostCategories(undefined)).toEqual([]);
	});
});

describe('texts for subscribers', () => {
	const changeText = (value: string, key: SubscriptionTextKey, text: string) =>
		typeText(key, text, { value, base: value, members: undefined, printed: null });

	it('lists the texts that the server has stored or describes, and no others', () => {
		expect(listKnownTexts({ welcome: '' })).toEqual(['welcome']);
		const members = ['invitation', 'hide_free_tier'];
		expect(listKnownTexts({ welcome: '' }, members)).toEqual(['invitation', 'welcome']);
	});

	it('writes only the members that were changed, because the others may be texts of the site', () => {
		const saved = SUBSCRIPTION_TEXTS.read({ invitation: '', welcome: '', comment_follow: '' });
		const changed = changeText(saved, 'welcome', 'Thanks for joining');
		const sent = SUBSCRIPTION_TEXTS.writeChanged?.(changed, saved);
		expect(sent).toEqual({ welcome: 'Thanks for joining' });
		const stored = SUBSCRIPTION_TEXTS.read({ invitation: 'Hi', welcome: 'Hello' });
		const emptied = changeText(stored, 'welcome', '');
		expect(SUBSCRIPTION_TEXTS.writeChanged?.(emptied, stored)).toEqual({ welcome: '' });
	});

	const SAVED = { welcome: 'Hello', invitation: '', hide_free_tier: true, other: 'x' };

	it('has only the texts that the server reported, and sends no other member', () => {
		expect(parseTexts(SUBSCRIPTION_TEXTS.read(SAVED))).toEqual({
			welcome: 'Hello',
			invitation: '',
		});
		expect(parseTexts(SUBSCRIPTION_TEXTS.read(false))).toEqual({});
		const value = changeText(SUBSCRIPTION_TEXTS.read(SAVED), 'welcome', 'Hi');
		expect(SUBSCRIPTION_TEXTS.write(value)).toEqual({ welcome: 'Hi', invitation: '' });
	});

	it('compares texts as the server saves them', () => {
		const value = SUBSCRIPTION_TEXTS.read(SAVED);
		expect(SUBSCRIPTION_TEXTS.isSame(value, changeText(value, 'welcome', 'Hello\r\n'))).toBe(true);
		expect(SUBSCRIPTION_TEXTS.isSame(value, changeText(value, 'welcome', 'Bye'))).toBe(false);
	});
});

describe('rules for AI crawlers', () => {
	const [answering, training] = ['answers', 'training'].map((wanted) =>
		CRAWLERS.find(({ purpose }) => purpose === wanted),
	);

	it('allows those that cite the site and blocks those that collect training data', () => {
		const value = CRAWLER_RULES.read([]);
		expect(CRAWLERS.filter((crawler) => isCrawlerAllowed(value, crawler))).toEqual(
			CRAWLERS.filter(({ purpose }) => purpose === 'answers'),
		);
	});

	it('stores only differences from the default, and keeps rules for unknown crawlers', () => {
		if (!answering || !training) {
			throw new Error('There are crawlers of both purposes.');
		}
		let value = CRAWLER_RULES.read({ 'new-bot': true, gptbot: false });
		expect(isCrawlerAllowed(value, { ...training, slug: 'gptbot' })).toBe(true);
		value = allowCrawler(value, answering, false);
		const rules = { 'new-bot': true, gptbot: false };
		expect(CRAWLER_RULES.write(value)).toEqual({ ...rules, [answering.slug]: true });
		value = allowCrawler(value, answering, true);
		value = allowCrawler(value, training, true);
		value = allowCrawler(value, training, false);
		expect(CRAWLER_RULES.write(value)).not.toHaveProperty(answering.slug);
		expect(CRAWLER_RULES.write(value)).not.toHaveProperty(training.slug);
	});

	it('is the same text regardless of the order', () => {
		expect(CRAWLER_RULES.read({ b: true, a: false })).toBe(CRAWLER_RULES.read({ a: 0, b: true }));
	});
});
