import { readPostByEmailAddress, hasWritingTools, isToolbarAlwaysOn } from '@/domain/writing';

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
])('WRITING-28 reads %j as the address "%s"', (saved, address) => {
	expect(readPostByEmailAddress(saved)).toBe(address);
});

const DO_NOT_ALLOW = { canManageModules: false, canEditPosts: false, isPostByEmailActive: false };

it.each([
	[DO_NOT_ALLOW, false],
	[{ ...DO_NOT_ALLOW, canEditPosts: true }, false],
	[{ ...DO_NOT_ALLOW, isPostByEmailActive: true }, false],
	[{ ...DO_NOT_ALLOW, canEditPosts: true, isPostByEmailActive: true }, true],
	[{ ...DO_NOT_ALLOW, canManageModules: true }, true],
])('WRITING-08 shows the writing tools with %j: %s', (facts, expected) => {
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
] as const)('WRITING-07 the toolbar is always on with %j and the override %s: %s', (...row) => {
	const [site, override, expected] = row;
	expect(isToolbarAlwaysOn(site, override)).toBe(expected);
});
