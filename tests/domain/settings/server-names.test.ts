import { buildPageData } from '#tests/support/fixtures';
import { effectsOf } from '@/domain/settings/effects';
import {
	getSetting,
	isOnSite,
	knowsKey,
	SETTINGS_CARDS,
	type SettingId,
} from '@/domain/settings/registry';
import { nameOn, OTHER_NAMES, toServerNames } from '@/domain/settings/server-names';

const OLDER = buildPageData();
const NEWER = buildPageData({ scenario: 'jetpack-16' });

/** The settings that a server's answer shows, in the order of the cards. */
const shownOn = ({ modules, settings }: Pick<typeof OLDER, 'modules' | 'settings'>): SettingId[] =>
	SETTINGS_CARDS.flatMap((card) => card.settings)
		.filter((setting) =>
			isOnSite(setting, {
				hasModule: (slug) => slug in modules,
				hasKey: knowsKey(Object.keys(settings)),
				isInFolder: false,
			}),
		)
		.map(({ id }) => id);

describe('the keys of the server decide', () => {
	it('Jetpack 11.2 shows each of its settings and none of the newer ones', () => {
		const shown = shownOn(OLDER);
		expect(shown).toContain('jetpack_waf_ip_list');
		expect(shown.filter((id) => !(id in OLDER.settings))).toEqual([
			'backups',
			'waf_bootstrap',
			'site-accelerator',
			'tracks_opt_out',
		]);
	});

	it('Jetpack 16 shows the newer settings and none of those that it lacks', () => {
		const shown = shownOn(NEWER);
		expect(shown).toEqual(
			expect.arrayContaining([
				'account-protection',
				'jetpack_waf_ip_block_list_enabled',
				'sm_enabled',
				'jetpack_seo_ai_crawler_overrides',
				'wordads_cmp_enabled',
				'enable_odyssey_stats',
			]),
		);
		const gone = shownOn(OLDER).filter((id) => !shown.includes(id));
		expect(gone).toEqual([
			'jetpack_waf_ip_list',
			'lazy-images',
			'custom-css',
			'masterbar',
			'google-analytics',
		]);
	});

	it('an empty list of settings hides nothing', () => {
		const all = shownOn({
			...NEWER,
			modules: { ...OLDER.modules, ...NEWER.modules },
			settings: {},
		});
		expect(all).toEqual(SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => id)));
	});

	it.each<SettingId>(['stb_enabled', 'show_headline', 'google'])(
		'hides %s on a server without that key',
		(id) => {
			const { [id]: _gone, ...settings } = OLDER.settings;
			expect(shownOn(OLDER)).toContain(id);
			expect(shownOn({ ...OLDER, settings })).not.toContain(id);
		},
	);

	it('shows a module that the server lists although its settings leave it out', () => {
		const { sitemaps: _gone, ...settings } = OLDER.settings;
		expect(shownOn({ ...OLDER, settings })).toContain('sitemaps');
	});

	it('shows a setting whose other name the server knows, unless that name has a record', () => {
		expect(knowsKey(['jetpack_waf_ip_list'])('jetpack_waf_ip_block_list_enabled')).toBe(false);
		OTHER_NAMES.stb_enabled = 'subscribe_to_blog';
		try {
			expect(knowsKey(['subscribe_to_blog'])('stb_enabled')).toBe(true);
		} finally {
			delete OTHER_NAMES.stb_enabled;
		}
	});
});

describe('a setting with another name', () => {
	const LIST = 'jetpack_waf_ip_block_list_enabled';

	it.each([
		['the name that the server knows', { jetpack_waf_ip_list: true }, 'jetpack_waf_ip_list'],
		['its own name where both are known', { jetpack_waf_ip_list: true, [LIST]: false }, LIST],
		['its own name where neither is known', {}, LIST],
	])('is written by %s', (_what, saved, name) => {
		expect(nameOn(saved, LIST)).toBe(name);
		expect(toServerNames(saved, { [LIST]: true, sitemaps: true })).toEqual({
			[name]: true,
			sitemaps: true,
		});
	});

	it.each([
		[
			'jetpack_waf_ip_allow_list',
			['jetpack_waf_ip_allow_list', 'jetpack_waf_ip_allow_list_enabled'],
		],
		// Jetpack 11.2 has two lists.
		['jetpack_protect_global_whitelist', ['jetpack_waf_ip_allow_list']],
		['jetpack_protect_global_whitelist', ['jetpack_waf_ip_allow_list_enabled']],
	])('the always allowed addresses are written to %s where the server has %j', (name, keys) => {
		const key = 'jetpack_protect_global_whitelist';
		const saved = Object.fromEntries([...keys, key].map((one) => [one, '']));
		expect(nameOn(saved, key)).toBe(name);
		expect(effectsOf(name)).toEqual(effectsOf(key));
	});

	it.each(Object.entries(OTHER_NAMES))('%s and %s have the same effects', (key, other) => {
		expect(effectsOf(other)).toEqual(effectsOf(key));
	});

	it.each(Object.keys(OTHER_NAMES))('%s is a setting of the registry', (key) => {
		expect(SETTINGS_CARDS.some(({ settings }) => settings.some(({ id }) => id === key))).toBe(true);
		expect(getSetting('jetpack_waf_ip_list').control).toBe('switch');
	});
});
