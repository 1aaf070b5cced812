import {
	PAGE_TYPES,
	completeTitleFormats,
	isSameTitleFormats,
	type PageType,
} from '@/domain/seo/saved-formats';
import {
	changeTitleFormat,
	changeTitleFormats,
	listUnknown,
	listTitleParts,
	writeTitleFormat,
} from '@/domain/seo/stored-formats';
import {
	getAllowedTokens,
	getOfferedTokens,
	getPageTypeName,
	getTokenName,
	parseTitleFormat,
	TITLE_TOKENS,
} from '@/domain/seo/title-formats';

const token = (value: string) => ({ type: 'token', value });
const text = (value: string) => ({ type: 'string', value });
const NAME = token('site_name');

it('TRAFFIC-39 has title formats for five page types, in order', () => {
	expect(PAGE_TYPES).toEqual(['front_page', 'posts', 'pages', 'groups', 'archives']);
	expect(new Set(PAGE_TYPES.map(getPageTypeName)).size).toBe(5);
});

it('TRAFFIC-31 has seven tokens with different names', () => {
	const own = ['post_title', 'page_title', 'group_title', 'date', 'archive_title'];
	expect(TITLE_TOKENS).toEqual(['site_name', 'tagline', ...own]);
	expect(new Set(TITLE_TOKENS.map(getTokenName)).size).toBe(7);
});

it.each<[string, PageType, string[]]>([
	['TRAFFIC-34', 'pages', ['page_title']],
	['TRAFFIC-35', 'groups', ['group_title']],
	['TRAFFIC-36', 'archives', ['archive_title']],
])('%s offers and accepts the tokens of %s', (_id, type, own) => {
	expect(getOfferedTokens(type)).toEqual(['site_name', 'tagline', ...own]);
	const untyped = type === 'archives' ? ['date'] : [];
	expect(getAllowedTokens(type)).toEqual(['site_name', 'tagline', ...own, ...untyped]);
});

it.each<[string, PageType, string, object[]]>([
	['TRAFFIC-37', 'posts', '[post_title]', [token('post_title')]],
	['TRAFFIC-37', 'front_page', '[site_name]-[tagline]', [NAME, text('-'), token('tagline')]],
	['TRAFFIC-36 TRAFFIC-37', 'archives', '[date]!', [token('date'), text('!')]],
	['TRAFFIC-38', 'posts', '[toString] <b>', [text('[toString] <b>')]],
])('%s parses for %s: %s', (_id, type, typed, pieces) => {
	expect(parseTitleFormat(type, typed)).toEqual(pieces);
});

const UNKNOWN = token('author');
const SIZED = { ...token('tagline'), size: 1 };
const LITERAL = text('[site_name]');

it.each<[string, unknown, string]>([
	['a format saved by the app', [token('site_name'), text(' | ')], '[site_name] | '],
	['a list with gaps, which PHP prints as a map', { 0: text('a'), 3: text('b') }, 'ab'],
])('shows %s', (_what, stored, drawn) => {
	expect(writeTitleFormat('posts', stored)).toBe(drawn);
	const parts = listTitleParts('posts', stored);
	expect(parts.map((part) => part.text).join('')).toBe(drawn);
	expect(parts.every((part) => part.token === undefined || part.token === 'site_name')).toBe(true);
});

it.each<[string, unknown[], string, unknown[]]>([
	['a piece within text', [text('a'), UNKNOWN], 'x[author]y', [text('x'), UNKNOWN, text('y')]],
	['nothing of a deleted piece', [text('a'), UNKNOWN], 'a', [text('a')]],
	['text like a token', [LITERAL], '[site_name] [tagline]', [LITERAL, text(' '), token('tagline')]],
	['nothing in an emptied field', [null, UNKNOWN], '', []],
	['pieces without text', [null, text('a'), {}], 'b', [null, text('b'), {}]],
	['one letter of a token', ['t', text('a')], '[site_name]tb', [NAME, 't', text('b')]],
	['fields of another version', [SIZED, text('a')], '[tagline]b', [SIZED, text('b')]],
	['text completed to a token', [text('[site_name')], '[site_name]', [token('site_name')]],
])('editing keeps unknown pieces: %s', (_what, stored, typed, changed) => {
	expect(changeTitleFormat('posts', stored, typed)).toEqual(changed);
});

describe('title formats', () => {
	const SAVED = { archives: [UNKNOWN], landing: [{ type: 'emoji', value: '*' }], posts: [] };

	it('TRAFFIC-30 are saved completely: unknown types stay, missing ones are empty', () => {
		const draft = changeTitleFormats(SAVED, SAVED, 'front_page', '[tagline]');
		expect(completeTitleFormats(draft)).toEqual({
			...SAVED,
			front_page: [token('tagline')],
			pages: [],
			groups: [],
		});
	});

	it('equal the saved ones once the text does', () => {
		const away = changeTitleFormats(SAVED, SAVED, 'archives', '');
		expect(away.archives).toEqual([]);
		const back = changeTitleFormats(SAVED, away, 'archives', '[author]');
		expect(JSON.stringify(back)).toBe(JSON.stringify(SAVED));
		const added = changeTitleFormats(SAVED, SAVED, 'pages', 'a');
		expect(changeTitleFormats(SAVED, added, 'pages', '')).toEqual(SAVED);
	});

	it('list the parts unknown to this version', () => {
		const posts = [token('post_title'), LITERAL, null, { type: 'emoji', value: '*' }];
		expect(listUnknown({ ...SAVED, posts })).toEqual(['landing', '*', '[author]']);
		expect(listUnknown({ archives: [token('date')], posts: [token('date')] })).toEqual(['[date]']);
	});

	it('are equal in any order, with or without empty ones', () => {
		const { posts: _posts, ...others } = SAVED;
		expect(isSameTitleFormats(SAVED, others)).toBe(true);
		expect(isSameTitleFormats(SAVED, { ...others, posts: [text('a')] })).toBe(false);
	});
});
