import * as v from 'valibot';
import { defineMemory, defineOwnedMemory } from '@/state/memory';
import { createTestStore } from '#tests/support/store';

const NAME = 'dashboard-for-jetpack-test';

const open = (stored?: string) =>
	createTestStore({ remembered: stored === undefined ? {} : { [NAME]: stored } }).browser;

describe('a memory', () => {
	const TEXT = defineMemory(NAME, v.picklist(['on', 'off']));
	const NUMBER = defineMemory(NAME, v.number());

	it('returns what was remembered: a text as it is, anything else as JSON', () => {
		const browser = open();
		TEXT.remember(browser, 'off');
		expect([browser.recall(NAME), TEXT.recall(browser)]).toEqual(['off', 'off']);
		NUMBER.remember(browser, 7);
		expect([browser.recall(NAME), NUMBER.recall(browser)]).toEqual(['7', 7]);
	});

	it.each([undefined, '', 'ON', '"on', '7', '{}', 'null'])('has no text in %p', (stored) => {
		expect(TEXT.recall(open(stored))).toBeNull();
	});

	it.each([undefined, '', 'x', '"7"', 'NaN', '[7]', 'null'])('has no number in %p', (stored) => {
		expect(NUMBER.recall(open(stored))).toBeNull();
	});
});

describe('a memory of several owners', () => {
	const NUMBERS = defineOwnedMemory(NAME, v.number(), 20);

	it.each<[string, string | undefined]>([
		['nothing', undefined],
		['an empty text', ''],
		['garbled text', '{"site.test 1":'],
		['null', 'null'],
		['a list', '[1,2]'],
		['a number', '7'],
	])('takes %s for no records', (_title, stored) => {
		const browser = open(stored);
		expect(NUMBERS.recall(browser, 'site.test 1')).toBeNull();
		NUMBERS.remember(browser, 'site.test 1', 5);
		expect(NUMBERS.recall(browser, 'site.test 1')).toBe(5);
	});

	it('replaces one record and keeps the others', () => {
		const browser = open('{"one":1,"two":2}');
		NUMBERS.remember(browser, 'one', 3);
		expect(browser.recall(NAME)).toBe('{"two":2,"one":3}');
		NUMBERS.remember(browser, 'two', null);
		expect(browser.recall(NAME)).toBe('{"one":3}');
	});

	it('keeps the twenty latest records', () => {
		const browser = open();
		for (let index = 1; index <= 25; index++) {
			NUMBERS.remember(browser, `site ${index}`, index);
		}
		const keys = Object.keys(JSON.parse(browser.recall(NAME) ?? '') as object);
		expect(keys).toHaveLength(20);
		expect([keys[0], keys.at(-1)]).toEqual(['site 6', 'site 25']);
	});

	it('drops a malformed record alone', () => {
		const browser = open('{"one":"x","two":2,"three":null}');
		expect(['one', 'two', 'three'].map((owner) => NUMBERS.recall(browser, owner))).toEqual([
			null,
			2,
			null,
		]);
	});

	it.each(['__proto__', 'constructor', 'toString'])('has nothing of an owner named %s', (owner) => {
		const browser = open('{"__proto__":1,"one":1}');
		expect(NUMBERS.recall(browser, owner)).toBeNull();
	});
});
