import * as v from 'valibot';
import { pageDataSchema } from '@/api/page-data/schemas';
import { fieldOf, flagOr, listOf, mapOf, numberOr, objectOf, textList, textOr } from '@/api/decode';
import { buildWirePageData } from '#tests/support/fixtures';
import { findFallbacks } from './fallbacks';

const SCHEMA = objectOf({
	name: textOr(),
	count: numberOr(0),
	isOn: flagOr(false),
	words: textList(),
	tags: v.fallback(listOf(v.string()), []),
	owner: v.fallback(v.nullable(objectOf({ id: v.number() })), null),
	modules: mapOf(objectOf({ slug: v.string() })),
	plan: fieldOf('slug', v.string()),
});

const GOOD = {
	name: 'Jo',
	count: 3,
	isOn: false,
	words: ['a'],
	tags: ['b'],
	owner: { id: 1 },
	modules: { stats: { slug: 'stats' } },
	plan: { slug: 'free' },
	unread: 'ignored',
};

describe('findFallbacks', () => {
	it('finds nothing in complete data', () => {
		expect(findFallbacks(SCHEMA, GOOD)).toEqual([]);
	});

	it.each([
		['a missing text', { name: undefined }, 'name: missing'],
		['a text that is a number', { name: 3 }, 'name: 3 is not understood'],
		['a number that is a text', { count: '3' }, 'count: "3" is not understood'],
		['a list with a number', { words: ['a', 1] }, 'words[1]: 1 is not understood'],
		['a malformed member of a list', { tags: [{}] }, 'tags[0]: {} is not understood'],
		['a missing member of an optional record', { owner: {} }, 'owner.id: missing'],
		['a renamed key in a map', { modules: { a: { name: 'a' } } }, 'modules.a.slug: missing'],
		['a missing key of a record that is renamed', { plan: {} }, 'plan.slug: missing'],
		['a record that is missing', { plan: undefined }, 'plan: missing'],
	])('finds %s', (_what, change, finding) => {
		expect(findFallbacks(SCHEMA, { ...GOOD, ...change })).toEqual([finding]);
	});

	it.each([
		['null for no record', { owner: null }],
		['false for no record', { owner: false }],
		['false for no text', { name: false }],
		['an empty list for an empty map', { modules: [] }],
		['a map for a list with gaps', { tags: { 1: 'b' } }],
	])('accepts %s, as PHP prints it', (_what, change) => {
		expect(findFallbacks(SCHEMA, { ...GOOD, ...change })).toEqual([]);
	});

	it('finds a renamed key in the page data of a site', () => {
		const { settings, ...rest } = buildWirePageData();
		expect(findFallbacks(pageDataSchema, { ...rest, settings })).not.toContain('settings: missing');
		expect(findFallbacks(pageDataSchema, { ...rest, allSettings: settings })).toContain(
			'settings: missing',
		);
	});
});
