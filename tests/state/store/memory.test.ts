import * as v from 'valibot';
import { defineMemory } from '@/state/store/memory';
import { loadOldLibrary } from '#tests/support/old-library';
import { createTestStore } from '#tests/support/store';

const NAME = 'dashboard-for-jetpack-test';

const open = (stored?: string) =>
	createTestStore({ remembered: stored === undefined ? {} : { [NAME]: stored } });

/** The owner of user 1's values on the test site, and the owner of the site's values. */
const ONE = 'site.test 1';
const SITE = 'site site.test';

describe('a memory of the browser', () => {
	const terms = { of: 'browser' } as const;
	const word = defineMemory(NAME, v.picklist(['on', 'off']), terms);
	const number = defineMemory(NAME, v.number(), terms);

	it('returns stored values: a text unchanged, anything else from JSON', () => {
		const { store, browser } = open();
		store.dispatch(word.remember('off'));
		expect([browser.recall(NAME), store.dispatch(word.recall())]).toEqual(['off', 'off']);
		store.dispatch(number.remember(7));
		expect([browser.recall(NAME), store.dispatch(number.recall())]).toEqual(['7', 7]);
	});

	it.each([undefined, '', 'ON', '"on', '7', '{}', 'null'])('has no text in %p', (stored) => {
		expect(open(stored).store.dispatch(word.recall())).toBeNull();
	});

	it.each([undefined, '', 'x', '"7"', 'NaN', '[7]', 'null'])('has no number in %p', (stored) => {
		expect(open(stored).store.dispatch(number.recall())).toBeNull();
	});
});

describe('a memory of each person and site', () => {
	const numbers = defineMemory(NAME, v.number(), { of: 'person and site' });

	it.each<[string, string | undefined]>([
		['nothing', undefined],
		['an empty text', ''],
		['garbled text', `{"${ONE}":`],
		['null', 'null'],
		['a list', '[1,2]'],
		['a number', '7'],
	])('takes %s for no records', (_title, stored) => {
		const { store } = open(stored);
		expect(store.dispatch(numbers.recall())).toBeNull();
		store.dispatch(numbers.remember(5));
		expect(store.dispatch(numbers.recall())).toBe(5);
	});

	it('replaces one record and keeps the others; null forgets it', () => {
		const { store, browser } = open(`{"${ONE}":1,"site.test 2":2,"site.test/second 1":3}`);
		expect(store.dispatch(numbers.recall())).toBe(1);
		store.dispatch(numbers.remember(4));
		expect(browser.recall(NAME)).toBe(`{"site.test 2":2,"site.test/second 1":3,"${ONE}":4}`);
		store.dispatch(numbers.remember(null));
		expect(browser.recall(NAME)).toBe('{"site.test 2":2,"site.test/second 1":3}');
	});

	it.each([
		[undefined, 20],
		[5, 5],
	])('with the limit %p keeps the %d latest records', (most, left) => {
		const few = defineMemory(NAME, v.number(), { of: 'person and site', most });
		const others = Array.from({ length: 25 }, (_, index) => [`site ${index}`, index]);
		const { store, browser } = open(JSON.stringify(Object.fromEntries(others)));
		store.dispatch(few.remember(7));
		const keys = Object.keys(JSON.parse(browser.recall(NAME) ?? '') as object);
		expect([keys.length, keys.at(-2), keys.at(-1)]).toEqual([left, 'site 24', ONE]);
	});

	it('drops a malformed record alone', () => {
		const { browser } = open('{"site.test 1":"x","site.test 2":2,"site.test 3":null}');
		const read = (id: number) =>
			numbers.read(browser, { site: { rawUrl: 'site.test' }, connection: { user: { id } } });
		expect([1, 2, 3].map(read)).toEqual([null, 2, null]);
	});

	it.each(['__proto__', 'constructor', 'toString'])('has nothing of a site named %s', (rawUrl) => {
		const { browser } = open('{"__proto__":1,"one":1}');
		const visit = { site: { rawUrl }, connection: { user: { id: 1 } } };
		expect(numbers.read(browser, visit)).toBeNull();
		const sites = defineMemory(NAME, v.number(), { of: 'site' });
		expect(sites.read(browser, visit)).toBeNull();
	});
});

it('a memory of a site is the same for each person, and none of theirs', () => {
	const ofSite = defineMemory(NAME, v.number(), { of: 'site' });
	const { store, browser } = open(`{"${ONE}":1,"${SITE}":2}`);
	expect(store.dispatch(ofSite.recall())).toBe(2);
	expect(
		ofSite.read(browser, { site: { rawUrl: 'site.test' }, connection: { user: { id: 9 } } }),
	).toBe(2);
	expect(
		ofSite.read(browser, { site: { rawUrl: 'b.test' }, connection: { user: { id: 1 } } }),
	).toBeNull();
});

describe('beside an old library that gives arrays a toJSON()', () => {
	loadOldLibrary();

	it.each(['browser', 'person and site'] as const)('a list of the %s is read again', (of) => {
		const list = defineMemory(NAME, v.array(v.string()), { of });
		const { store } = open();
		store.dispatch(list.remember(['a', 'b']));
		expect(store.dispatch(list.recall())).toEqual(['a', 'b']);
	});
});
