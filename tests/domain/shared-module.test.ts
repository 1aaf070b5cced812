import type { ModuleAvailability } from '@/domain/modules';
import {
	readSharedModule,
	resolveOptionLock,
	resolveSharedModuleChange,
	type SharedModule,
	type SharedModuleChange,
} from '@/domain/settings-cards/shared-module';
import { resolveChoices } from '@/domain/settings-registry';

const COMMENTS = 'wpcom_publish_comments_with_markdown';
const POSTS = 'wpcom_publish_posts_with_markdown';

const IN_COMMENTS: SharedModule = { module: 'markdown', own: COMMENTS, other: POSTS };
const IN_POSTS: SharedModule = { module: 'markdown', own: POSTS, other: COMMENTS };
const TESTIMONIALS: SharedModule = {
	module: 'custom-content-types',
	own: 'jetpack_testimonial',
	other: 'jetpack_portfolio',
};

type Saved = (shared: SharedModule) => [string, boolean][];

const CASES: [string, SharedModuleChange, Saved][] = [
	['on, the other on: itself', { isOtherOn: true, next: true }, ({ own }) => [[own, true]]],
	['off, the other on: itself', { isOtherOn: true, next: false }, ({ own }) => [[own, false]]],
	[
		'on, the other off: the module first, and the other stays off',
		{ isOtherOn: false, next: true },
		({ module, own, other }) => [
			[module, true],
			[own, true],
			[other, false],
		],
	],
	[
		'off, the other off: the module goes too',
		{ isOtherOn: false, next: false },
		({ module, own }) => [
			[own, false],
			[module, false],
		],
	],
	[
		'off, the module held on: itself',
		{ isOtherOn: false, next: false, isHeldOn: true },
		({ own }) => [[own, false]],
	],
	[
		'on, the module held on: itself',
		{ isOtherOn: false, next: true, isHeldOn: true },
		({ own }) => [[own, true]],
	],
];

describe.each([
	['SETDISC-11 in comments', IN_COMMENTS],
	['WRITING-17 in posts', IN_POSTS],
	['WRITING-18 WRITING-19 content types', TESTIMONIALS],
])('%s', (title, shared) => {
	it.each(CASES)(`${title}: switched %s`, (_title, change, expected) => {
		expect(Object.entries(resolveSharedModuleChange(shared, change))).toEqual(expected(shared));
	});
});

it('SETDISC-11 WRITING-17 an option says nothing while its module is off', () => {
	const saved = { own: true, other: true };
	expect(readSharedModule({ isModuleOn: false, ...saved })).toEqual({
		isOn: false,
		isOtherOn: false,
	});
	expect(readSharedModule({ isModuleOn: true, ...saved })).toEqual({ isOn: true, isOtherOn: true });
});

const locked = (override: 'active' | 'inactive' | 'managed') =>
	({ kind: 'locked', override }) as const;

it.each<[string, ModuleAvailability, ModuleAvailability | undefined]>([
	['usable', { kind: 'available' }, undefined],
	['usable while the module is held on', locked('active'), undefined],
	['locked while it is held off', locked('inactive'), locked('inactive')],
	['locked while it is managed', locked('managed'), locked('managed')],
])('SETDISC-10 WRITING-20 the switch is %s', (_title, availability, expected) => {
	expect(resolveOptionLock(availability)).toEqual(expected);
});

it('SETDISC-09 offers the choices of the module and no other', () => {
	const options = { light: 'Light', transparent: 'Transparent' };
	expect(resolveChoices(options)).toEqual({ kind: 'open', options });
	expect(resolveChoices({})).toEqual({ kind: 'fixed' });
	expect(resolveChoices(undefined)).toEqual({ kind: 'fixed' });
});
