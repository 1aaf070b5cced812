import {
	INFINITE_SCROLL_MODES,
	readInfiniteScroll,
	writeInfiniteScroll,
} from '@/domain/settings/infinite-scroll';
import { readPostByEmailAddress } from '@/domain/writing';
import { hasWritingTools, isToolbarAlwaysOn } from '@/domain/writing';
import { isSameFormValue, toFormValue, toSettingValue } from '@/domain/settings/form';
import { cardsOf, isCardVisible, type CardFacts } from '@/domain/settings/registry';

it.each([
	['0', '0', 'default'],
	['0', '1', 'default'],
	['1', '0', 'button'],
	['1', '1', 'scroll'],
])('WRITING-21 the module %s and its option %s are %s', (module, option, mode) => {
	expect(readInfiniteScroll((key) => (key === 'infinite-scroll' ? module : option))).toBe(mode);
});

it.each(['0', '1'])('WRITING-22 each mode is read back, over an option of %s', (saved) => {
	for (const mode of INFINITE_SCROLL_MODES) {
		const fields = writeInfiniteScroll(mode, () => saved);
		expect(readInfiniteScroll((key) => fields[key])).toBe(mode);
	}
	expect(writeInfiniteScroll('default', () => saved).infinite_scroll).toBe(saved);
});

it.each(['infinite-scroll', 'infinite_scroll'])('WRITING-22 %s is a flag, in a form too', (key) => {
	for (const [saved, shown] of [
		[true, '1'],
		[1, '1'],
		['1', '1'],
		[false, '0'],
		[0, '0'],
		['', '0'],
		[null, '0'],
		[undefined, '0'],
		['nonsense', '0'],
	] as const) {
		expect(toFormValue(key, saved)).toBe(shown);
	}
	expect([toSettingValue(key, '1'), toSettingValue(key, '0')]).toEqual([true, false]);
	expect(isSameFormValue(key, '1', '0')).toBe(false);
	expect(toSettingValue('bing', '1')).toBe('1');
});

it.each<[unknown, string]>([
	[false, ''],
	[null, ''],
	['1', ''],
	[undefined, ''],
	['', ''],
	[1, ''],
	[{}, ''],
	['regenerate', ''],
	['noop', ''],
	['abc@post.example.com', 'abc@post.example.com'],
])('WRITING-28 %j is the address "%s"', (saved, address) => {
	expect(readPostByEmailAddress(saved)).toBe(address);
});

const NOBODY = { canManageModules: false, canEditPosts: false, isPostByEmailActive: false };

it.each([
	[NOBODY, false],
	[{ ...NOBODY, canEditPosts: true }, false],
	[{ ...NOBODY, isPostByEmailActive: true }, false],
	[{ ...NOBODY, canEditPosts: true, isPostByEmailActive: true }, true],
	[{ ...NOBODY, canManageModules: true }, true],
])('WRITING-08 %j has tools: %s', (facts, expected) => {
	expect(hasWritingTools(facts)).toBe(expected);
});

const OWN_HOST = { isAtomicSite: false, isWoASite: false, isAtomicPlatform: false };

it.each([
	[OWN_HOST, 'none', false],
	[OWN_HOST, 'inactive', false],
	[OWN_HOST, undefined, false],
	[OWN_HOST, 'active', true],
	[{ ...OWN_HOST, isAtomicSite: true }, 'none', true],
	[{ ...OWN_HOST, isWoASite: true }, 'none', true],
] as const)('WRITING-07 on %j with the override %s the toolbar is always on: %s', (...row) => {
	const [site, override, expected] = row;
	expect(isToolbarAlwaysOn(site, override)).toBe(expected);
});

const FACTS: CardFacts = {
	canManageModules: true,
	canEditPosts: true,
	showBackups: true,
	isToolbarAlwaysOn: false,
	isInFolder: false,
	hasModule: () => true,
	isModuleOn: () => false,
};

const titlesFor = (facts: Partial<CardFacts>) =>
	cardsOf('writing')
		.filter((card) => isCardVisible(card, { ...FACTS, ...facts }))
		.map(({ getTitle }) => getTitle());

it.each([
	['manager', {}, 7],
	['manager whose toolbar is always on', { isToolbarAlwaysOn: true }, 6],
])('WRITING-03 WRITING-07 a %s sees all cards in their order', (_who, facts, count) => {
	expect(titlesFor(facts)).toEqual(
		[
			'Media',
			'Composing',
			'Custom content types',
			'Theme enhancements',
			'Widgets',
			'Post by email',
			'WordPress.com toolbar',
		].slice(0, count),
	);
});

const PUBLISHER = { canManageModules: false };

it.each<[string, Partial<CardFacts>, string[]]>([
	['post by email off', PUBLISHER, ['Composing']],
	['post by email on', { ...PUBLISHER, isModuleOn: () => true }, ['Composing', 'Post by email']],
	['nothing of it on the site', { ...PUBLISHER, hasModule: () => false }, []],
	['no right to edit', { ...PUBLISHER, canEditPosts: false, isModuleOn: () => true }, []],
])('WRITING-04 WRITING-05 SETGEN-08 a publisher with %s sees %j', (_title, facts, titles) => {
	expect(titlesFor(facts)).toEqual(titles);
});

it.each([
	['carousel', 'Media'],
	['copy-post', 'Composing'],
	['custom-css', 'Theme enhancements'],
	['latex', 'Composing'],
	['masterbar', 'WordPress.com toolbar'],
	['markdown', 'Composing'],
	['shortcodes', 'Composing'],
	['custom-content-types', 'Custom content types'],
	['post-by-email', 'Post by email'],
	['infinite-scroll', 'Theme enhancements'],
	['widgets', 'Widgets'],
	['widget-visibility', 'Widgets'],
	['blocks', 'Composing'],
])('WRITING-01 with %s alone there is %s', (slug, title) => {
	expect(titlesFor({ hasModule: (module) => module === slug })).toEqual([title]);
});

it('WRITING-01 is empty where the site has none of its modules', () => {
	expect(titlesFor({ hasModule: () => false })).toEqual([]);
	expect(titlesFor({ hasModule: (module) => module === 'monitor' })).toEqual([]);
});
