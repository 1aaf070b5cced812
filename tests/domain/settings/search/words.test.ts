import { buildPageData } from '#tests/support/fixtures';
import { indexSettings, markText, readQuery, searchSettings } from '@/domain/settings/registry';

const { modules } = buildPageData();
const INDEX = indexSettings(modules);

/** Whether a term finds a feature by the name in its module record. */
function finds(term: string, name: string): boolean {
	const index = indexSettings({ likes: { ...modules.likes!, name } });
	return searchSettings(index, term).some(({ setting }) => setting.id === 'likes');
}

const marked = (text: string, term: string) =>
	markText(text, readQuery(term))
		.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
		.join('');

it.each([
	['words in another order', 'zebra stripes black', 'Black stripes of a zebra'],
	['starts of words', 'zeb str', 'Stripes of a zebra'],
	['two words for a compound', 'zebra crossing', 'Zebracrossings'],
	['a compound for two words', 'zebracrossing', 'A zebra crossing'],
	['hyphens', 'zebra-crossing', 'Zebra crossing'],
	['an apostrophe', "zebra's", 'The zebras of Africa'],
	['a plural for a singular', 'zebras', 'Zebra crossing'],
	['a plural in -ies', 'galaxies', 'A galaxy of stars'],
	['a question', 'How do I change the zebra?', 'Zebra crossing'],
	['accents', 'zébra', 'Zebra'],
	['lowercase letters', 'straße', 'STRASSE'],
	['Turkish letters', 'ızgara', 'IZGARA'],
	['the end of a Greek word', 'λόγος', 'ΛΟΓΟΣ'],
	['German, from inside a long word', 'zweischritt', 'Anmeldung mit der Zweischrittbestätigung'],
	['Hebrew points', 'שָׁלוֹם', 'ברכת שלום'],
	['Arabic in another order', 'الاحتياطي النسخ', 'النسخ الاحتياطي'],
	['Korean before a particle', '백업', '백업을 합니다'],
	['separate Chinese words', '网站备份', '网站的自动备份'],
	['separate Japanese words', '画像高速化', '画像を高速化する'],
	['full-width letters', 'ＳＥＯ', 'seo'],
	['Thai', 'สำรองเว็บไซต์', 'สำรองข้อมูลเว็บไซต์'],
])('a term finds a name by %s', (_what, term, name) => {
	expect(finds(term, name)).toBe(true);
});

it.each([
	['one of its words is missing', 'zebra giraffe', 'Zebra crossing'],
	['it spans the inside of two words', 'bracro', 'Zebra crossing'],
	['a word of two letters is inside a word', 'br xx', 'Zebra'],
	['it is another Chinese word', '备忘', '网站自动备份'],
])('a term does not find a name if %s', (_what, term, name) => {
	expect(finds(term, name)).toBe(false);
});

it.each([
	...['👩‍👩‍👧‍👦', '\ud800', '\\', '(?<=a)+[', '*** !!!', '\u0000', 'constructor', '__proto__'],
	...['x', 'x ', '备', '()'].map((part) => part.repeat(10_000)),
	`${'e\u0301'.repeat(99)} zebra`,
])('finds and marks nothing for odd input %#', (term) => {
	expect(searchSettings(INDEX, term)).toEqual([]);
	expect(marked('Any text at all', term)).toBe('Any text at all');
});

it.each([
	['Add sharing buttons', 'buttons sharing', 'Add [sharing] [buttons]'],
	['Add sharing buttons', 'sharing BUTT', 'Add [sharing butt]ons'],
	['Add sharing buttons', 'how to add buttons', '[Add] sharing [buttons]'],
	['Back up the backups', 'backup', '[Back up] the [backup]s'],
	['Offer comment subscriptions', 'comments', 'Offer [comment] subscriptions'],
	['Lazy load or lazy-load', 'lazyload images', '[Lazy load] or [lazy-load]'],
	['Ze\u0301bra crossing', 'crossing zébra', '[Ze\u0301bra] [crossing]'],
	['Straße der Straßen', 'strasse', '[Straße] der [Straße]n'],
	['Zweischrittbestätigung', 'bestätigung schritt', 'Zwei[schrittbestätigung]'],
	['النسخ الاحتياطي', 'احتياطي نسخ', 'ال[نسخ] ال[احتياطي]'],
	['画像を高速化する', '画像高速化', '[画像]を[高速化]する'],
	['ads.txt and (CCPA)', '(ccpa)', 'ads.txt and [(CCPA)]'],
	['Nothing typed', '', 'Nothing typed'],
])('marks in "%s" the term "%s": %s', (text, term, expected) => {
	expect(marked(text, term)).toBe(expected);
});

/** Other versions of the plugin describe their modules differently, so the registry's own words must suffice. */
const ALONE = indexSettings({});

/** The setting that must be the first result of typed terms. */
const QUERIES = Object.entries({
	backups: 'backup, restore my site, malware, virus scan, scanning for viruses, vaultpress',
	monitor: 'downtime, uptime, site down alert, is my site offline?, downtime-monitoring',
	wordpress_api_key: 'spam, akismet key, antispam, anti spam, Anti-Spam',
	waf: 'firewall, FIRE WALL, waf',
	protect: 'brute force, brute-force attacks, bruteforce, login attempts, guess passwords',
	jetpack_sso_require_two_step: 'two factor, two step, 2fa, two-factor authentication',
	sso: 'sso, single sign-on, log in with wordpress.com',
	'site-accelerator': 'speed, speed up my site, make site faster, cdn',
	'lazy-images': 'lazy loading, lazy-load images, lazyload',
	search: 'search, site search',
	videopress: 'video, vidéo hosting',
	'copy-post': 'duplicate post, clone page',
	'infinite-scroll': 'endless scrolling, infinite-scroll, load more posts',
	'post-by-email': 'e-mail post, post by email',
	sharedaddy: 'share buttons, sharing button',
	publicize: 'auto post to facebook, social media',
	likes: 'like button, Likes',
	comments: 'facebook comments',
	subscriptions: 'newsletter, email subscribers',
	jetpack_comment_form_color_scheme: 'comment form colour',
	wordads: 'advertising, make money',
	'related-posts': 'similar posts',
	'seo-tools': 'SEO',
	'google-analytics': 'google, analytics by Google',
	stats: 'statistics, visitor counter',
	shortlinks: 'shorten urls, wp.me',
	sitemaps: 'site map, xml sitemap',
	'verification-tools': 'verify site',
	tracks_opt_out: 'tracking, GDPR',
});

it.each(QUERIES)('%s is found first by: %s', (id, queries) => {
	for (const query of queries.split(', ')) {
		const found = [INDEX, ALONE].map((index) => searchSettings(index, query)[0]?.setting.id);
		expect([query, ...found]).toEqual([query, id, id]);
	}
});

it('SETSEC-33 SETSEC-40 "CIDR" finds the three lists of addresses', () => {
	const found = searchSettings(ALONE, 'CIDR').map(({ setting }) => setting.id);
	const firewall = ['jetpack_waf_ip_allow_list', 'jetpack_waf_ip_block_list'];
	expect([...found].sort()).toEqual(['jetpack_protect_global_whitelist', ...firewall]);
});

it.each([
	['a zero-width blank', '\u200bbrute\u200b force\ufeff'],
	['a soft hyphen', 'brute fo\u00adrce'],
	['a blank and a hyphen that do not break', 'brute\u2011force\u00a0'],
	['full-width letters', 'ｂｒｕｔｅ　ｆｏｒｃｅ'],
])('a pasted term with %s finds the same as without', (_what, term) => {
	const found = searchSettings(ALONE, term).map(({ setting }) => setting.id);
	expect(found).toEqual(searchSettings(ALONE, 'brute force').map(({ setting }) => setting.id));
});
