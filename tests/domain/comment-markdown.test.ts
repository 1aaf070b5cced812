import type { ModuleAvailability } from '@/domain/modules';
import {
	readMarkdown,
	resolveCommentMarkdownChange,
	resolveMarkdownLock,
	type CommentMarkdownFacts,
} from '@/domain/settings-cards/markdown';
import { resolveChoices } from '@/domain/settings-registry';

const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

it.each<[string, CommentMarkdownFacts, [string, boolean][]]>([
	['on, posts on: its own option', { postsOn: true, next: true }, [[COMMENTS, true]]],
	['off, posts on: its own option', { postsOn: true, next: false }, [[COMMENTS, false]]],
	[
		'on, posts off: the module first, and posts stay off',
		{ postsOn: false, next: true },
		[
			['markdown', true],
			[COMMENTS, true],
			[POSTS, false],
		],
	],
	[
		'off, posts off: the module goes too',
		{ postsOn: false, next: false },
		[
			[COMMENTS, false],
			['markdown', false],
		],
	],
	[
		'off, posts off, the module held on: only its own option',
		{ postsOn: false, next: false, isHeldOn: true },
		[[COMMENTS, false]],
	],
])('SETDISC-11 switched %s', (_title, facts, expected) => {
	expect(Object.entries(resolveCommentMarkdownChange(facts))).toEqual(expected);
});

it('SETDISC-11 an option says nothing while its module is off', () => {
	const saved = { comments: true, posts: true };
	expect(readMarkdown({ isModuleOn: false, ...saved })).toEqual({
		commentsOn: false,
		postsOn: false,
	});
	expect(readMarkdown({ isModuleOn: true, ...saved })).toEqual({ commentsOn: true, postsOn: true });
});

const locked = (override: 'active' | 'inactive' | 'managed') =>
	({ kind: 'locked', override }) as const;

it.each<[string, ModuleAvailability, ModuleAvailability | undefined]>([
	['usable', { kind: 'available' }, undefined],
	['usable while the module is held on', locked('active'), undefined],
	['locked while it is held off', locked('inactive'), locked('inactive')],
	['locked while it is managed', locked('managed'), locked('managed')],
])('SETDISC-10 the switch is %s', (_title, availability, expected) => {
	expect(resolveMarkdownLock(availability)).toEqual(expected);
});

it('SETDISC-09 offers the choices of the module and no other', () => {
	const options = { light: 'Light', transparent: 'Transparent' };
	expect(resolveChoices(options)).toEqual({ kind: 'open', options });
	expect(resolveChoices({})).toEqual({ kind: 'fixed' });
	expect(resolveChoices(undefined)).toEqual({ kind: 'fixed' });
});
