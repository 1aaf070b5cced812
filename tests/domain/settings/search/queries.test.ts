import { buildPageData } from '#tests/support/fixtures';
import { indexSettings, searchSettings } from '@/domain/settings/registry';

const WITH_RECORDS = indexSettings(buildPageData().modules);
/** Other versions of the plugin say other things of their modules: the registry's own words must do. */
const ALONE = indexSettings({});

/** What people type, and the setting that must stand first. */
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

it('covers a hundred searches, each once', () => {
	expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(100);
});

it.each(QUERIES)('"%s" finds %s first', (query, id) => {
	expect(searchSettings(WITH_RECORDS, query)[0]?.setting.id).toBe(id);
	expect(searchSettings(ALONE, query)[0]?.setting.id).toBe(id);
});
