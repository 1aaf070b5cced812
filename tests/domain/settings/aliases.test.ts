import { buildPageData } from '#tests/support/fixtures';
import { effectsOf } from '@/domain/settings/effects';
import { isOnSite, knowsKey, SETTINGS_CARDS, type SettingId } from '@/domain/settings/registry';
import {
	ALIASES,
	decodeAliases,
	encodeAliases,
	findOlderKey,
	withAliases,
} from '@/domain/settings/aliases';

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
		const without = ['backups', 'waf_bootstrap', 'site-accelerator', 'tracks_opt_out'];
		expect(shown.filter((id) => !(id in OLDER.settings))).toEqual(without);
	});

	it('Jetpack 16 shows the newer settings and none of those that it lacks', () => {
		const shown = shownOn(NEWER);
		const added = [
			'account-protection',
			'jetpack_waf_ip_block_list_enabled',
			'wordads_cmp_enabled',
		];
		expect(shown).toEqual(expect.arrayContaining([...added, 'sm_enabled', 'enable_odyssey_stats']));
		const gone = shownOn(OLDER).filter((id) => !shown.includes(id));
		const lost = ['lazy-images', 'custom-css', 'masterbar', 'google-analytics'];
		expect(gone).toEqual(['jetpack_waf_ip_list', ...lost]);
	});

	it('an empty list of settings hides nothing', () => {
		const modules = { ...OLDER.modules, ...NEWER.modules };
		const all = shownOn({ modules, settings: {} });
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

	it.each(['jetpack_waf_ip_block_list_enabled', 'jetpack_waf_ip_allow_list_enabled'])(
		'hides %s on a server where an older key stands for it',
		(key) => {
			expect(knowsKey(['jetpack_waf_ip_list', key])(key)).toBe(false);
			expect(knowsKey([key])(key)).toBe(true);
		},
	);
});

describe('a setting with another name', () => {
	const OLD = 'jetpack_waf_ip_list';
	const BLOCK = 'jetpack_waf_ip_block_list_enabled';
	const ALLOW = 'jetpack_waf_ip_allow_list_enabled';

	it.each<[string, object, object]>([
		['both of ours for one', { [OLD]: 1 }, { [OLD]: 1, [BLOCK]: 1, [ALLOW]: 1 }],
		['only its own where the server knows both', { [OLD]: 1, [BLOCK]: 0 }, { [BLOCK]: 0 }],
		['nothing where the server knows neither', { a: 1 }, { a: 1 }],
	])('is read by %s', (_what, printed, expected) => {
		expect(decodeAliases({ ...printed })).toEqual(expected);
	});

	it.each<[string, string, object]>([
		['the name that the server knows', OLD, { [OLD]: true }],
		['its own name where both are known', BLOCK, { [OLD]: true, [BLOCK]: false }],
		['its own name where neither is known', BLOCK, {}],
	])('is written by %s', (_what, name, printed) => {
		const known = decodeAliases({ ...printed });
		const sent = encodeAliases({ [BLOCK]: true, sitemaps: true }, known);
		expect(sent).toEqual({ [name]: true, sitemaps: true });
	});

	it('is the same as its other names: each change is one of all of them', () => {
		const known = decodeAliases({ [OLD]: false });
		const all = { [OLD]: true, [BLOCK]: true, [ALLOW]: true };
		for (const name of Object.keys(all)) {
			expect(withAliases({ [name]: true }, known)).toEqual(all);
			expect(encodeAliases(all, known)).toEqual({ [OLD]: true });
		}
		expect(withAliases({ sitemaps: true }, known)).toEqual({ sitemaps: true });
	});

	it.each([
		['jetpack_waf_ip_allow_list', ['jetpack_waf_ip_allow_list', ALLOW]],
		// Jetpack 11.2 has two lists.
		['jetpack_protect_global_whitelist', ['jetpack_waf_ip_allow_list', OLD]],
		['jetpack_protect_global_whitelist', ['jetpack_waf_ip_allow_list']],
		['jetpack_protect_global_whitelist', [ALLOW]],
	])('the always allowed addresses are %s where the server has %j', (name, keys) => {
		const key = 'jetpack_protect_global_whitelist';
		const printed = Object.fromEntries([...keys, key].map((one) => [one, `text of ${one}`]));
		const known = decodeAliases(printed);
		expect(known[key]).toBe(`text of ${name}`);
		expect(encodeAliases({ [key]: 'new' }, known)).toEqual({ [name]: 'new' });
	});

	// The blocks' switch is on while its older option is off.
	const PAIRS = ALIASES.filter(({ isInverted }) => !isInverted).flatMap(({ key, names }) =>
		names.map((name) => [name, key] as const),
	);

	it.each(PAIRS)('%s and %s are settings of the registry with the same effects', (name, key) => {
		expect(effectsOf(name)).toEqual(effectsOf(key));
		const ids = SETTINGS_CARDS.flatMap(({ settings }) => settings.map(({ id }) => String(id)));
		expect(ids).toEqual(expect.arrayContaining([name, key]));
	});

	describe('the blocks', () => {
		const OPTION = 'jetpack_blocks_disabled';

		it.each([
			[true, false],
			[false, true],
			['', true],
		])('are the module where the server has one: %j', (blocks, isDisabled) => {
			// Nothing reads the option there.
			const known = decodeAliases({ blocks, [OPTION]: !isDisabled });
			expect(known).toEqual({ blocks, [OPTION]: isDisabled });
			expect(encodeAliases({ [OPTION]: true }, known)).toEqual({ blocks: false });
			expect(withAliases({ blocks: true }, known)).toEqual({ blocks: true, [OPTION]: false });
			expect(withAliases({ [OPTION]: true }, known)).toEqual({ blocks: false, [OPTION]: true });
		});

		it('are the option where the server has no module', () => {
			const known = decodeAliases({ [OPTION]: true });
			expect(known).toEqual({ [OPTION]: true });
			expect(encodeAliases({ [OPTION]: false }, known)).toEqual({ [OPTION]: false });
			expect(withAliases({ [OPTION]: false }, known)).toEqual({ [OPTION]: false });
		});
	});

	it('the switches of newer servers have an older key, and no other setting has', () => {
		expect(findOlderKey(BLOCK)).toBe(OLD);
		expect(findOlderKey('jetpack_protect_global_whitelist')).toBeUndefined();
	});
});
