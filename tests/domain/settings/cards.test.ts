import { buildPageData } from '#tests/support/fixtures';
import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import {
	cardsOf,
	depthOf,
	formKeysOf,
	getCard,
	getSetting,
	groupRows,
	isOnSite,
	knowsKey,
	nameFeature,
	nameSwitch,
	SETTINGS_CARDS,
	type Setting,
	type SettingId,
	type SettingsCardId,
} from '@/domain/settings/registry';

const page = buildPageData();
const newer = buildPageData({ scenario: 'jetpack-16' });
const SETTINGS = SETTINGS_CARDS.flatMap((card) => card.settings);

/** Settings that are only shown, or are stored outside `GET settings`. */
const NO_KEYS = ['backups', 'waf_bootstrap', 'site-accelerator', 'tracks_opt_out'];

it('contains each card and each setting once', () => {
	const cards = SETTINGS_CARDS.map(({ id }) => id);
	const settings = SETTINGS.map(({ id }) => id);
	expect(new Set(cards).size).toBe(cards.length);
	expect(new Set(settings).size).toBe(settings.length);
	cards.forEach((id) => expect(getCard(id).id).toBe(id));
	settings.forEach((id) => expect(getSetting(id).id).toBe(id));
	expect(() => getSetting('nonsense' as never)).toThrow('nonsense');
	expect(() => getCard('nonsense' as never)).toThrow('nonsense');
});

it('SETGEN-02 groups settings by modules, each with its switch and its options', () => {
	for (const { id, module, control } of SETTINGS) {
		if (control === 'module') {
			expect(module).toBe(id);
		}
		const slugs = [page, newer].flatMap(({ modules }) => Object.keys(modules));
		expect([...slugs, 'vaultpress', 'akismet', 'blocks', '']).toContain(module);
	}
});

it('every key is one that Jetpack 11.2 or 16 has', () => {
	const unknown = SETTINGS.map(({ id }) => id).filter(
		(id) => !(id in page.settings) && !(id in newer.settings) && !NO_KEYS.includes(id),
	);
	expect(unknown).toEqual([]);
});

it('every name and title has text, and names are unique in a card', () => {
	for (const card of SETTINGS_CARDS) {
		const names = card.settings.map(({ getName }) => getName());
		expect(new Set(names).size).toBe(names.length);
		[card.getTitle(), ...names].forEach((text) => expect(text).toMatch(/\S/));
	}
});

it('NOTICE-21 every feature has its own name, a noun', () => {
	const features = SETTINGS.filter(({ id, module }) => id === module || id === 'site-accelerator');
	const names = features.map(nameFeature);
	expect(new Set(names).size).toBe(names.length);
	names.forEach((name) => expect(name).toMatch(/^\S.{1,40}[^.]$/));
});

it.each<[SettingId, string]>([
	['monitor', 'Downtime monitoring'],
	['photon', 'Image accelerator'],
	['sso', 'WordPress.com login'],
	// "Sitemaps is on" isn't correct English, and other languages would need more than two forms.
	['sitemaps', '“Sitemaps”'],
	['carousel_display_exif', '“Show photo details (Exif) in the carousel”'],
])('NOTICE-21 names the switch of %s in a sentence: %s', (id, name) => {
	expect(nameSwitch(id)).toBe(name);
});

it.each<[string, SettingsTab, string]>([
	[
		'SETSEC-05',
		'security',
		'Backups and security scanning, Downtime monitoring, Anti-spam, Firewall, Brute force protection, WordPress.com login',
	],
	['SETPERF-02', 'performance', 'Search, Performance & speed, Media'],
	['SETSHARE-03', 'sharing', 'Publicize connections, Sharing buttons, Like buttons'],
	['SETDISC-02', 'discussion', 'Comments, Subscriptions'],
	[
		'TRAFFIC-03',
		'traffic',
		'Ads, Related posts, Search engine optimization, Google Analytics, Site stats, Shortlinks, Sitemaps, Site verification',
	],
	['SETPRIV-01', 'privacy', 'Privacy settings'],
])('%s has the cards of %s in order on Jetpack 11.2', (_id, tab, titles) => {
	const onThisServer = (setting: Setting) =>
		isOnSite(setting, {
			hasModule: (slug) => slug in page.modules,
			hasKey: knowsKey(Object.keys(page.settings)),
			isInFolder: false,
		});
	const cards = cardsOf(tab).filter(({ settings }) => settings.some(onThisServer));
	expect(cards.map(({ getTitle }) => getTitle()).join(', ')).toBe(titles);
});

it('NAV-26 has the tabs in order', () => {
	expect([...new Set(SETTINGS_CARDS.map(({ tab }) => tab))]).toEqual([...SETTINGS_TABS]);
});

it('lists the settings that a card saves with its button', () => {
	const keys = ['highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme'];
	expect(formKeysOf(getCard('comments').settings)).toEqual(keys);
	expect(formKeysOf(getCard('likes').settings)).toEqual([]);
	expect(formKeysOf(getCard('google-analytics').settings)).toEqual([]);
});

it('TRAFFIC-05 TRAFFIC-06 groups adjacent settings of a group, in the order of the table', () => {
	const rows = getCard('ads').settings.filter(({ id }) => id in page.settings);
	const groups = groupRows(rows).map(({ getGroupTitle, rows }) => [
		getGroupTitle?.() ?? '',
		rows.map(({ getName }) => getName()),
	]);
	expect(groups.slice(0, 3)).toEqual([
		['', ['Enable ads and display an ad below each post']],
		['Display ads below posts on', ['Front page', 'Posts', 'Pages', 'Archives']],
		['Additional ad placements', ['Top of each page', 'Second ad below post']],
	]);
	const [likes] = getCard('likes').settings;
	expect(groupRows([likes, likes])).toHaveLength(2);
	expect(groupRows([])).toEqual([]);
});

describe('depth of a setting', () => {
	const depth = (card: SettingsCardId, id: SettingId) => depthOf(getCard(card), getSetting(id));

	it.each([
		['the switch of a feature', 'firewall', 'waf', 0],
		['an option of the feature', 'firewall', 'jetpack_waf_ip_list', 1],
		['a setting below the option', 'firewall', 'jetpack_waf_ip_block_list', 2],
		['a switch above others', 'speed', 'site-accelerator', 0],
		['a feature below that switch', 'speed', 'photon', 1],
		['a feature next to it', 'speed', 'lazy-images', 0],
		['an option without a switch', 'comments', 'wpcom_publish_comments_with_markdown', 0],
		['an option in a group', 'ads', 'wordads_ccpa_privacy_policy_url', 2],
	] as const)('%s', (_what, card, id, expected) => {
		expect(depth(card, id)).toBe(expected);
	});

	it('the switch above a setting is in the same card', () => {
		const lost = SETTINGS_CARDS.flatMap(({ settings }) =>
			settings.filter(({ under }) => under && !settings.some(({ id }) => id === under)),
		);
		expect(lost).toEqual([]);
	});
});
