import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { printedPageData } from '../e2e/support/page-data';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

/*
 * What a host or a theme does instead of Jetpack's own switch: the page data has it.
 */

const NAME = 'elsewhere';
const AKISMET = "define( 'AKISMET_VERSION', '5.3' );";
const withKey = (key: string) =>
	`class Akismet { public static function get_api_key() { ${key} } }`;

async function printedWith(code: string) {
	putMuPlugin(NAME, `<?php ${code}`);
	const { akismetElsewhere, fixedAntiSpamKey, themeData, pageDataFailures } = await printedPageData(
		'admin',
		OWN_PAGE,
	);
	expect(pageDataFailures).toEqual([]);
	return { akismetElsewhere, fixedAntiSpamKey, themeData };
}

beforeAll(() => switchPlugin(JETPACK, 'active'));
afterAll(async () => {
	removeMuPlugin(NAME);
	await switchPlugin(JETPACK, 'inactive');
});

it.each([
	['no Akismet', '', null],
	['an Akismet with a key', `${AKISMET} ${withKey("return 'abc';")}`, 'with-key'],
	['an Akismet without a key', `${AKISMET} ${withKey('return false;')}`, 'without-key'],
	['an Akismet that throws', `${AKISMET} ${withKey("throw new Exception( 'x' );")}`, 'without-key'],
	['only its constant', AKISMET, 'without-key'],
	["Akismet's class, which Jetpack itself may load", withKey("return 'abc';"), null],
])('%s as a must-use plugin', async (_name, code, akismetElsewhere) => {
	expect(await printedWith(code)).toMatchObject({ akismetElsewhere });
});

const SUPPORTS = "add_theme_support( 'jetpack-portfolio' );";
const REGISTERED = "register_post_type( 'jetpack-portfolio' );";
const SAVED = "add_filter( 'pre_option_jetpack_portfolio', '__return_true' );";

it.each([
	['registered for a theme are of the theme', SUPPORTS + REGISTERED, true],
	['that a newer Jetpack does not register are not', SUPPORTS, false],
	['registered for another reason are not', REGISTERED, false],
	['whose setting is on, too, are not', SUPPORTS + REGISTERED + SAVED, false],
])('portfolios %s', async (_name, code, isOfTheme) => {
	expect(await printedWith(`add_action( 'init', function () { ${code} } );`)).toMatchObject({
		themeData: { support: { jetpack_portfolio: isOfTheme, jetpack_testimonial: false } },
	});
});
