import { parsePhp, PLUGIN_FILES } from '../plugin/support/php';
import { findInPhp, findInScript, findInSheet } from './find-outside';
import { readScripts, readSheets } from './source';

const SANDBOX = 'php-stub/sandbox';
/** The app, and the inline scripts that PHP prints. */
const SCRIPT_FOLDERS = [
	'src',
	'php-stub/admin-page',
	'php-stub/extras',
	'php-stub/plugin',
	SANDBOX,
];
const OWN_PICTURE = 'its address has the type PictureUrl, which only toPictureUrl returns';
const LINK = 'a link that a user clicks';
const TYPED = 'text that a user sees or types, never an address that the app loads';

/** Code in the sources that could load from another host, and the reason why it does not. */
const ALLOWED: Record<string, Record<string, string>> = {
	'php-stub/admin-page/class-page.php': { '<link': 'preloads scripts that the page prints below' },
	'php-stub/admin-page/route-chunks.js': {
		'createElement (computed)': 'creates a script or link element for a file of the build',
	},
	'php-stub/extras/palette/palette-loader.js': {
		'createElement script': "creates a script element for the palette's entry in the build",
	},
	'src/api/entities/survey.ts': {
		'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey':
			'receives the survey that a user submits',
	},
	'src/app/warm-welcome/release-notes.tsx': {
		dangerouslySetInnerHTML: 'purified: no element that loads anything passes',
	},
	'src/domain/dashboard/app-stores.ts': {
		'https://play.google.com/store/apps/details?id=com.jetpack.android': LINK,
		'https://apps.apple.com/app/id1565481562': LINK,
	},
	'src/domain/seo/previews.ts': { 'https://': "begins the site's own address, shown as text" },
	'src/domain/settings/cards/ads.ts': { 'https://': TYPED },
	'src/domain/settings/field-checks.ts': { 'https://': TYPED },
	'src/domain/verification/index.ts': {
		'<meta': 'shows a saved code as its tag, sends a tag that a user pasted, and creates none',
		'https://public-api.wordpress.com': 'an origin that a message is compared with',
		'https://wordpress.com': 'an origin that a message is compared with',
	},
	'src/lib/redirect-url.ts': {
		'https://jetpack.com/redirect/': 'the root of links to the provider that a user clicks',
	},
	'src/app/tracks-sender.ts': {
		'new Image': 'requests the pixels below, where tracking is allowed',
	},
	'src/lib/tracks-pixel.ts': {
		'https://pixel.wp.com/t.gif': 'the event pixel of TRACK-01, an image and never a script',
		'https://pixel.wp.com/g.gif': 'the stats pixel of TRACK-01, an image and never a script',
	},
	'src/screens/common/slot.ts': {
		'createElement (computed)': 'creates the component of an extra',
	},
	'src/screens/connect/coupon.tsx': { '<img': OWN_PICTURE },
	'src/screens/connect/connect-screen.tsx': { '<img': OWN_PICTURE },
	'src/screens/dashboard/support-card/support-card.tsx': {
		'https://wordpress.org/support/plugin/jetpack/': LINK,
	},
	'src/screens/settings/traffic/seo/twitter-preview.tsx': { '<video': OWN_PICTURE },
	'src/screens/settings/traffic/verification/google-content.tsx': {
		'https://search.google.com/search-console': LINK,
	},
	'src/ui/picture/index.tsx': { '<img': OWN_PICTURE },
	[`${SANDBOX}/screens/data/class-connect-data.php`]: { 'https://jetpack.com/redirect/': LINK },
	[`${SANDBOX}/class-bar.php`]: { '<style': 'prints a constant of its own class' },
	[`${SANDBOX}/cloud/checkout-signpost.js`]: {
		'https://jetpack.com/redirect/?': 'a selector that finds links to the shop',
	},
	[`${SANDBOX}/cloud/class-verification.php`]: {
		'https://search.google.com/search-console?resource_id=': LINK,
		'https://www.google.com/webmasters/verification/details?hl=en&siteUrl=': LINK,
	},
	[`${SANDBOX}/cloud/page-head.php`]: {
		'<meta': 'the character set and the viewport of a page of its own',
		'<style': 'the literal style of a page of its own',
	},
};

const inPhp = (code: string) => findInPhp({ code, tree: parsePhp(code, 'planted.php') });

describe('finder of resources from other hosts', () => {
	it.each([
		['an address', "const a = 'https://other.test/a.js';", 'https://other.test/a.js'],
		['an address without a scheme', "f('//other.test/a.js');", '//other.test/a.js'],
		['an address inside a template', 'a = `${b} https://other.test/${c}`;', 'https://other.test/'],
		['a socket', "new WebSocket('wss://other.test')", 'new WebSocket'],
		['a script element', "document.createElement('script')", 'createElement script'],
		['an element with a computed name', 'document.createElement(name)', 'createElement (computed)'],
		['a component with a script', 'const a = <script src={b} />;', '<script'],
		['text in a component', 'const a = <p>See https://other.test/a</p>;', 'https://other.test/a'],
		['a picture without an element', 'new Image().src = a;', 'new Image'],
		['markup in a string', "f('<img src=' + a + '>')", '<img'],
		['markup by React', 'const a = <p dangerouslySetInnerHTML={b} />;', 'dangerouslySetInnerHTML'],
		['a module of another host', "import('https://other.test/a.js')", 'https://other.test/a.js'],
	])('in a script: %s', (_what, text, found) => {
		expect(findInScript('planted.tsx', text)).toContain(found);
	});

	it.each([
		['a picture', 'a { background: url(https://other.test/a.png); }', 'https://other.test/a.png'],
		['a picture without a scheme', 'a { mask: url(//other.test/a.png); }', '//other.test/a.png'],
		['a sheet', "@import 'https://other.test/a.css';", 'https://other.test/a.css'],
		['a font', '@font-face { src: url("//other.test/a.woff2"); }', '//other.test/a.woff2'],
	])('in a style sheet: %s', (_what, text, found) => {
		expect(findInSheet(text)).toContain(found);
	});

	it.each([
		['a script', "wp_enqueue_script( 'a', '//a.test/a.js' );", 'wp_enqueue_script //a.test/a.js'],
		['an address', "$a = 'https://other.test/a.js';", 'https://other.test/a.js'],
		['an address with a variable', '$a = "https://other.test/$b";', 'https://other.test/'],
		['markup', "echo '<script src=' . esc_url( $a ) . '>';", '<script'],
		['markup outside of PHP', '?><link href="//other.test/a.css"><?php', '//other.test/a.css'],
		['markup in a long text', '$a = <<<A\n<img src="$b">\nA;\n', '<img'],
	])('in PHP: %s', (_what, code, found) => {
		expect(inPhp(`<?php ${code}`)).toContain(found);
	});

	it('ignores comments and addresses of the site itself', () => {
		const script = "// https://other.test/a.js\nf('/wp-json/', './a.js', 'a//b.c');";
		expect(findInScript('planted.ts', script)).toEqual([]);
		const sheet = '// https://other.test\n/* url(//other.test/a) */ a { mask: url("data:a"); }';
		expect(findInSheet(sheet)).toEqual([]);
		const php = "<?php // https://other.test\n\\wp_enqueue_script( 'a', plugins_url( 'a.js' ) );";
		expect(inPhp(php)).toEqual([]);
	});
});

it('no source adds a script, frame, font, style or picture of another host', () => {
	const found = [
		...SCRIPT_FOLDERS.flatMap((folder) => [...readScripts(folder)]).map(
			([file, text]) => [file, findInScript(file, text)] as const,
		),
		...[...readSheets('src')].map(([file, text]) => [file, findInSheet(text)] as const),
		...PLUGIN_FILES.map((file) => [`php-stub/${file.path}`, findInPhp(file)] as const),
	];
	expect(found.length).toBeGreaterThan(500);
	const listed = found.flatMap(([file, all]) => [...new Set(all)].map((one) => `${file}: ${one}`));
	const allowed = Object.entries(ALLOWED).flatMap(([file, all]) =>
		Object.keys(all).map((one) => `${file}: ${one}`),
	);
	// Both directions: an outdated entry would let the code return unnoticed.
	expect(listed.sort()).toEqual(allowed.sort());
});
