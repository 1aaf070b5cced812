import {
	changeMember,
	isQuietSave,
	isReloadingSave,
	listUsedSwitches,
	mustReadAgain,
	needsFreshValues,
	resolveRemedy,
	EFFECTS,
	effectsOf,
	type SettingsMap,
} from '@/domain/settings/effects';
import { findSetting, SETTINGS_CARDS, UNLISTED } from '@/domain/settings/registry';
import { buildPageData } from '#tests/support/fixtures';
import { factsOf, savedFor } from './effects-parts';

describe('table of effects', () => {
	it('has rows only for keys of the registry', () => {
		expect(Object.keys(EFFECTS).filter((id) => !findSetting(id))).toEqual([]);
	});

	it('refers only to keys of the registry', () => {
		const named = Object.keys(EFFECTS).flatMap((id) => {
			const { parts = [], sharedWith, companions } = effectsOf(id);
			const facts = factsOf({ hasInstantSearch: true });
			const followers = [true, false].flatMap((isOn) =>
				Object.keys(companions?.(isOn, facts) ?? {}),
			);
			const remedy = Object.keys(resolveRemedy({ [id]: true }, facts) ?? {});
			return [...parts, ...Object.values(sharedWith ?? {}), ...followers, ...remedy];
		});
		expect(named.filter((key) => !findSetting(key))).toEqual([]);
	});
});

it('every unlisted setting is a key of the server or a module', () => {
	const pages = [buildPageData(), buildPageData({ scenario: 'jetpack-16' })];
	const known = new Set(
		pages.flatMap(({ settings, modules }) => [...Object.keys(settings), ...Object.keys(modules)]),
	);
	const unknown = UNLISTED.map(({ id }) => id).filter((id) => !known.has(id));
	expect(unknown).toEqual([]);
});

it('NOTICE-25 only a change of these settings reloads the page, also among others', () => {
	const ids = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => id));
	const reloading = [...ids, ...UNLISTED.map(({ id }) => id)].filter((id) =>
		isReloadingSave({ [id]: true }),
	);
	expect(isReloadingSave({ photon: true, masterbar: false })).toBe(true);
	expect(reloading.sort()).toEqual(['jetpack_portfolio', 'jetpack_testimonial', 'masterbar']);
});

it('NOTICE-24 dismissals are saved quietly, but not together with another change', () => {
	const dismissals = {
		dismiss_dash_app_card: true,
		dismiss_empty_stats_card: true,
		dismiss_dash_backup_getting_started: true,
	};
	Object.keys(dismissals).forEach((key) => expect(isQuietSave({ [key]: true })).toBe(true));
	expect(isQuietSave({ ...dismissals, photon: true })).toBe(false);
	expect(listUsedSwitches(dismissals)).toEqual([]);
});

it.each(
	`gravatar-hovercards jetpack_protect_global_whitelist jetpack_waf_ip_allow_list markdown
	post_by_email_address waf`.split(/\s+/),
)('a change of %s loads the settings again', (key) => {
	expect(mustReadAgain({ [key]: true })).toBe(true);
	expect(mustReadAgain({ photon: true })).toBe(false);
});

describe('list setting', () => {
	const ADMIN = 'administrator';

	it.each<[string, string, unknown, string, boolean, string[]]>([
		['adds', 'count_roles', ['editor'], 'author', true, ['editor', 'author']],
		['removes', 'count_roles', ['editor', 'author'], 'editor', false, ['author']],
		['adds no duplicate', 'count_roles', ['editor'], 'editor', true, ['editor']],
		['removes the last member', 'count_roles', ['editor'], 'editor', false, []],
		['keeps unknown members', 'count_roles', ['gone'], 'editor', true, ['gone', 'editor']],
		['reads a missing list as an empty one', 'count_roles', null, 'editor', true, ['editor']],
		['TRAFFIC-48 adds administrators', 'roles', [], 'editor', true, ['administrator', 'editor']],
		['TRAFFIC-48 keeps administrators', 'roles', [ADMIN], ADMIN, false, [ADMIN]],
		['reads a map', 'roles', { 2: 'editor' }, 'author', true, [ADMIN, 'editor', 'author']],
	])('TRAFFIC-49 %s', (_title, key, saved, member, isOn, expected) => {
		expect(changeMember(key, saved, { member, isOn })).toEqual(expected);
		expect(savedFor({ [key]: { member, isOn } }, factsOf(), { [key]: saved })).toEqual([
			[key, expected],
		]);
	});

	it('TRAFFIC-49 needs fresh values from the server', () => {
		const values = { roles: { member: 'editor', isOn: true } };
		expect(needsFreshValues(values)).toBe(true);
		expect(needsFreshValues({ photon: true })).toBe(false);
	});
});

const BLOCKS = 'jetpack_blocks_disabled';
const MEMBER = { member: 'editor', isOn: true };

it.each<[string, SettingsMap, object[]]>([
	['a module', { photon: true }, [{ key: 'photon', isOn: true }]],
	['an inverted setting', { [BLOCKS]: true }, [{ key: BLOCKS, module: 'blocks', isOn: false }]],
	['a member of a list', { roles: MEMBER }, [{ key: 'roles', ...MEMBER }]],
	['no text', { google: 'code' }, []],
])('TRACK-12 used switches: %s', (_title, values, expected) => {
	expect(listUsedSwitches(values)).toEqual(expected);
});
