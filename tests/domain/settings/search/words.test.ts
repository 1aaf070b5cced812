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

describe('a term finds a name', () => {
	it.each([
		['words in another order', 'zebra stripes black', 'Black stripes of a zebra'],
		['starts of words', 'zeb str', 'Stripes of a zebra'],
		['two words for a compound', 'zebra crossing', 'Zebracrossings'],
		['a compound for two words', 'zebracrossing', 'A zebra crossing'],
		['hyphens', 'zebra-crossing', 'Zebra crossing'],
		['an underscore', 'zebra_crossing', 'Crossing for a zebra'],
		['an apostrophe', "zebra's", 'The zebras of Africa'],
		['a plural for a singular', 'zebras', 'Zebra crossing'],
		['a plural in -ies', 'galaxies', 'A galaxy of stars'],
		['another form of a verb', 'sheltering', 'Shelters'],
		['a question', 'How do I change the zebra?', 'Zebra crossing'],
		['accents', 'zébra', 'Zebra'],
		['no accents', 'zebra', 'Zébra'],
		['accents of two characters', 'ze\u0301bra', 'Zébra'],
		['lowercase letters', 'straße', 'STRASSE'],
		['Turkish letters', 'ızgara', 'IZGARA'],
		['the end of a Greek word', 'λόγος', 'ΛΟΓΟΣ'],
		['German, from inside a long word', 'zweischritt', 'Anmeldung mit der Zweischrittbestätigung'],
		['a part of a German word', 'bestätigung konto', 'Kontenbestätigungen: Kontobestätigung'],
		['Hebrew points', 'שָׁלוֹם', 'ברכת שלום'],
		['Hebrew', 'שלום ברכת', 'ברכת שלום'],
		['Arabic without its article', 'نسخ', 'النسخ الاحتياطي'],
		['Arabic in another order', 'الاحتياطي النسخ', 'النسخ الاحتياطي'],
		['Korean before a particle', '백업', '백업을 합니다'],
		['Chinese', '备份', '网站自动备份'],
		['separate Chinese words', '网站备份', '网站的自动备份'],
		['separate Japanese words', '画像高速化', '画像を高速化する'],
		['full-width letters', 'ＳＥＯ', 'seo'],
		['Thai', 'สำรองเว็บไซต์', 'สำรองข้อมูลเว็บไซต์'],
	])('by %s', (_what, term, name) => {
		expect(finds(term, name)).toBe(true);
	});
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
	'👩‍👩‍👧‍👦',
	'\ud800',
	'\\',
	'(?<=a)+[',
	'*** !!!',
	'\u0000',
	'constructor',
	'__proto__',
	'x'.repeat(10_000),
	'x '.repeat(5_000),
	'备'.repeat(10_000),
	'()'.repeat(5_000),
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
	['A galaxy of stars', 'galaxies', 'A [galax]y of stars'],
	['Zébra crossing', 'zebra', '[Zébra] crossing'],
	['Ze\u0301bra crossing', 'crossing zébra', '[Ze\u0301bra] [crossing]'],
	['Straße der Straßen', 'strasse', '[Straße] der [Straße]n'],
	['Zweischrittbestätigung', 'bestätigung schritt', 'Zwei[schrittbestätigung]'],
	['النسخ الاحتياطي', 'احتياطي نسخ', 'ال[نسخ] ال[احتياطي]'],
	['画像を高速化する', '画像高速化', '[画像]を[高速化]する'],
	['ads.txt and (CCPA)', '(ccpa)', 'ads.txt and [(CCPA)]'],
	['Nothing of it', 'zebra', 'Nothing of it'],
	['Nothing typed', '', 'Nothing typed'],
])('marks in "%s" the term "%s": %s', (text, term, expected) => {
	expect(marked(text, term)).toBe(expected);
});

const WITH_RECORDS = indexSettings(buildPageData().modules);
/** Other versions of the plugin describe their modules differently, so the registry's own words must suffice. */
const ALONE = indexSettings({});

/** Typed terms, and the setting that must be the first result. */
const QUERIES = `
backup > backups
backups > backups
restore my site > backups
malware > backups
virus scan > backups
security scan > backups
scanning for viruses > backups
vaultpress > backups
downtime > monitor
uptime > monitor
site down alert > monitor
is my site offline? > monitor
downtime-monitoring > monitor
spam > wordpress_api_key
akismet key > wordpress_api_key
antispam > wordpress_api_key
anti spam > wordpress_api_key
Anti-Spam > wordpress_api_key
firewall > waf
FIRE WALL > waf
waf > waf
blocked ip addresses > jetpack_waf_ip_block_list
ip blocklist > jetpack_waf_ip_block_list
whitelist ip > jetpack_protect_global_whitelist
brute force > protect
brute-force attacks > protect
bruteforce > protect
login attempts > protect
guess passwords > protect
two factor > jetpack_sso_require_two_step
two step > jetpack_sso_require_two_step
2fa > jetpack_sso_require_two_step
two-factor authentication > jetpack_sso_require_two_step
TWO STEP AUTHENTICATION > jetpack_sso_require_two_step
sso > sso
single sign-on > sso
log in with wordpress.com > sso
match accounts by email > jetpack_sso_match_by_email
speed > site-accelerator
speed up my site > site-accelerator
make site faster > site-accelerator
cdn > site-accelerator
image cdn > photon
compress images > photon
lazy loading > lazy-images
lazy-load images > lazy-images
lazyload > lazy-images
search > search
site search > search
instant search > instant_search_enabled
video > videopress
vidéo hosting > videopress
private videos > videopress_private_enabled_for_site
gallery slideshow > carousel
photo metadata > carousel_display_exif
EXIF > carousel_display_exif
carousel background > carousel_background_color
duplicate post > copy-post
clone page > copy-post
markdown > wpcom_publish_posts_with_markdown
math equations > latex
embed youtube > shortcodes
gutenberg blocks > jetpack_blocks_disabled
customer reviews > jetpack_testimonial
portfolio > jetpack_portfolio
endless scrolling > infinite-scroll
infinite-scroll > infinite-scroll
load more posts > infinite-scroll
custom css > custom-css
hide widget > widget-visibility
sidebar widgets > widgets
e-mail post > post-by-email
post by email > post-by-email
toolbar > masterbar
share buttons > sharedaddy
sharing button > sharedaddy
auto post to facebook > publicize
social media > publicize
like button > likes
Likes > likes
comment likes > comment-likes
facebook comments > comments
hover cards > gravatar-hovercards
newsletter > subscriptions
email subscribers > subscriptions
comment form colour > jetpack_comment_form_color_scheme
markdown in comments > wpcom_publish_comments_with_markdown
advertising > wordads
make money > wordads
ads.txt > wordads_custom_adstxt_enabled
ccpa > wordads_ccpa_enabled
similar posts > related-posts
related post thumbnails > show_thumbnails
SEO > seo-tools
meta descriptions > advanced_seo_front_page_description
page titles > advanced_seo_title_formats
google > google-analytics
analytics by Google > google-analytics
statistics > stats
visitor counter > stats
who can see stats > roles
shorten urls > shortlinks
wp.me > shortlinks
site map > sitemaps
xml sitemap > sitemaps
google search console > google
verify site > verification-tools
pinterest > pinterest
tracking > tracks_opt_out
GDPR > tracks_opt_out
`
	.trim()
	.split('\n')
	.map((line) => line.split(' > ') as [string, string]);

it('covers at least a hundred different searches', () => {
	expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(100);
});

it.each(QUERIES)('"%s" finds %s first', (query, id) => {
	expect(searchSettings(WITH_RECORDS, query)[0]?.setting.id).toBe(id);
	expect(searchSettings(ALONE, query)[0]?.setting.id).toBe(id);
});

it('SETSEC-33 SETSEC-40 "CIDR" finds the three lists of addresses', () => {
	const found = searchSettings(ALONE, 'CIDR').map(({ setting }) => setting.id);
	expect([...found].sort()).toEqual([
		'jetpack_protect_global_whitelist',
		'jetpack_waf_ip_allow_list',
		'jetpack_waf_ip_block_list',
	]);
});

it.each([
	['a zero-width blank', '\u200bbrute\u200b force\ufeff'],
	['a soft hyphen', 'brute fo\u00adrce'],
	['a blank and a hyphen that do not break', 'brute\u2011force\u00a0'],
	['curly quotes', '“brute force”'],
	['full-width letters', 'ｂｒｕｔｅ　ｆｏｒｃｅ'],
	['Windows line ends', 'brute\r\nforce\r\n'],
])('a pasted term with %s finds the same as without', (_what, term) => {
	const found = searchSettings(ALONE, term).map(({ setting }) => setting.id);
	expect(found).toEqual(searchSettings(ALONE, 'brute force').map(({ setting }) => setting.id));
});
