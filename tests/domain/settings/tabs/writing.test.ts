import {
	readPostByEmailAddress,
	isToolbarAlwaysOn,
	lacksWritingTools,
} from '@/domain/settings/tabs/writing';

it('WRITING-28 reads an address, and none from any other value', () => {
	const none = [false, null, '1', undefined, '', 1, {}, 'regenerate', 'noop'];
	expect(none.map(readPostByEmailAddress)).toEqual(none.map(() => ''));
	expect(readPostByEmailAddress('abc@post.example.com')).toBe('abc@post.example.com');
});

it.each([
	[{ canManageModules: false, canEditPosts: false }, true],
	[{ canManageModules: false, canEditPosts: true }, false],
])('WRITING-08 the sentence about tools to come is for %j: %s', (rights, expected) => {
	expect(lacksWritingTools(rights)).toBe(expected);
});

const OWN_HOST = { isAtomicSite: false, isWoASite: false, isAtomicPlatform: false };

it.each([
	[OWN_HOST, 'none', false],
	[OWN_HOST, 'active', true],
	[{ ...OWN_HOST, isAtomicSite: true }, 'none', true],
] as const)('WRITING-07 the toolbar is always on with %j and the override %s: %s', (...row) => {
	const [site, override, expected] = row;
	expect(isToolbarAlwaysOn(site, override)).toBe(expected);
});
