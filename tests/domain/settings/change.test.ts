import { areSwitches, resolveChanges, type SettingsMap } from '@/domain/settings/effects';
import { listChanged, type Change } from '@/domain/settings/change';
import { resolveChangeState, planUndo } from '@/domain/settings/undo';
import { AS_IN_FILE } from '@/domain/settings/file/values';
import { factsOf } from './effects-parts';

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const COLOR: Change = { key: 'carousel_background_color', before: 'black', after: 'white' };
const MEMBER = { member: 'editor', isOn: true };
const ROLE: Change = { key: 'roles', before: { ...MEMBER, isOn: false }, after: MEMBER };

const MODULES = { markdown: {}, photon: {}, sitemaps: {} };
const pageWith = (saved: SettingsMap) => ({ settings: { saved }, modules: MODULES });
const undoneOn = (site: SettingsMap, ...changes: Change[]) =>
	Object.entries(planUndo({ changes }, pageWith(site)).changes(site));
const turned = (key: string, before = false): Change => ({ key, before, after: !before });

it.each<[string, SettingsMap, SettingsMap, Change[]]>([
	['a flag, however the server prints it', { photon: '' }, { photon: true }, [turned('photon')]],
	['nothing that is the same', { photon: 1, text: 'a' }, { photon: true, text: 'a' }, []],
	['a text', { text: 'a' }, { text: 'b' }, [{ key: 'text', before: 'a', after: 'b' }]],
	['a flag that the server lacked', {}, { photon: true }, [turned('photon')]],
])('a save has changed %s', (_name, before, saved, changes) => {
	expect(listChanged(before, saved)).toEqual(changes);
});

it('TRAFFIC-49 a change of a member is of this member only', () => {
	const saved = { roles: ['administrator', 'editor'] };
	expect(listChanged({ roles: ['administrator'] }, saved, { roles: MEMBER })).toEqual([ROLE]);
	expect(undoneOn({ roles: ['administrator', 'editor', 'author'] }, ROLE)).toEqual([
		['roles', ['administrator', 'author']],
	]);
	expect(undoneOn({ roles: ['administrator'] }, ROLE)).toEqual([]);
});

it('only switches can be undone from a notice', () => {
	expect(areSwitches({ photon: true, roles: MEMBER })).toBe(true);
	expect(areSwitches({ photon: true, google: 'code' })).toBe(false);
});

it.each<[unknown, string]>([
	['white', 'current'],
	['black', 'restored'],
	['red', 'changed'],
])('the site has %s after a change from black to white: %s', (value, state) => {
	const site = { [COLOR.key]: value };
	expect(resolveChangeState(COLOR, site)).toBe(state);
	expect(resolveChangeState(COLOR, site, AS_IN_FILE)).toBe(state);
});

describe('undo of a save with one replaced value', () => {
	const changes = [turned('sitemaps'), COLOR, turned('latex')];
	const site = { sitemaps: true, [COLOR.key]: 'red', latex: false };

	it.each<[string, SettingsMap | undefined, SettingsMap]>([
		['leaves it as it is', undefined, { sitemaps: false }],
		['restores it if it was seen', site, { sitemaps: false, [COLOR.key]: 'black' }],
		['leaves it if another was seen', { ...site, [COLOR.key]: 'blue' }, { sitemaps: false }],
	])('%s', (_title, seen, values) => {
		const how = { reading: AS_IN_FILE, isReplacing: seen !== undefined };
		const plan = planUndo({ changes }, pageWith(seen ?? site), how);
		expect(plan.changes(site)).toEqual(values);
	});

	it('says that something was left, unless it is seen before', () => {
		const leftAfter = (shown: SettingsMap) =>
			planUndo({ changes }, pageWith(shown), { reading: AS_IN_FILE }).describeLeft(site);
		expect(leftAfter({ ...site, [COLOR.key]: 'white' })).toMatch(/were left as they are/);
		expect(leftAfter(site)).toBe('');
	});
});

describe.each([
	[POSTS, COMMENTS],
	[COMMENTS, POSTS],
])('WRITING-17 SETDISC-11 undo of %s, which shares its module', (own, other) => {
	const OFF = { markdown: false, [own]: false, [other]: false };
	const ON = { ...OFF, markdown: true, [own]: true };
	const changedBy = (isOn: boolean, before: SettingsMap) => {
		const facts = factsOf({ on: Object.keys(before).filter((key) => before[key] === true) });
		return listChanged(before, resolveChanges({ [own]: isOn }, facts, before));
	};

	it('turns the module off after its option', () => {
		expect(undoneOn(ON, ...changedBy(true, OFF))).toEqual([
			[own, false],
			['markdown', false],
		]);
	});

	it('turns the module on before its option, and the other option off with it', () => {
		expect(undoneOn(OFF, ...changedBy(false, ON))).toEqual([
			['markdown', true],
			[own, true],
			[other, false],
		]);
	});

	it('leaves the module on that the other option needs since', () => {
		expect(undoneOn({ ...ON, [other]: true }, ...changedBy(true, OFF))).toEqual([[own, false]]);
	});
});
