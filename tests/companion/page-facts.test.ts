import { decodePageData } from '@/api';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { printedPageData } from '../e2e/support/page-data';
import { PAGE, type Role } from '../e2e/support/site';
import { listChanged, readRows } from './support/database';
import './support/no-complaints';
import { besideJetpack, OWN_PAGE, setDouble, setOption } from './support/site';

besideJetpack();
afterEach(() => setDouble(null));

/** The page data beside a double with these facts, without failures. */
async function printed(double: object = {}, role: Role = 'admin') {
	await setDouble(double);
	const wire = await printedPageData(role, OWN_PAGE);
	expect(wire.pageDataFailures).toEqual([]);
	return wire;
}

it.each([
	['no code', {}, null],
	["Akismet's filter", { keyInCode: true }, 'code'],
	['a filter that throws', { keyInCode: true, throwing: ['akismet_'] }, null],
])("the page knows who sets Akismet's key: %s", async (_name, double, fixedAntiSpamKey) => {
	expect(await printed(double)).toMatchObject({ fixedAntiSpamKey });
});

describe('what a host or a theme does instead of Jetpack’s own switch', () => {
	const NAME = 'elsewhere';
	const AKISMET = "define( 'AKISMET_VERSION', '5.3' );";
	const withKey = (key: string) =>
		`class Akismet { public static function get_api_key() { ${key} } }`;
	const printedWith = (code: string) => {
		putMuPlugin(NAME, `<?php ${code}`);
		return printed();
	};
	afterAll(() => removeMuPlugin(NAME));

	it.each([
		['no Akismet', '', null],
		['a key', `${AKISMET} ${withKey("return 'abc';")}`, 'with-key'],
		['no key', `${AKISMET} ${withKey('return false;')}`, 'without-key'],
		['what throws', `${AKISMET} ${withKey("throw new Exception( 'x' );")}`, 'without-key'],
		['only its constant', AKISMET, 'without-key'],
		["Akismet's class, which Jetpack itself may load", withKey("return 'abc';"), null],
	])('is an Akismet as a must-use plugin with %s', async (_name, code, akismetElsewhere) => {
		expect(await printedWith(code)).toMatchObject({ akismetElsewhere });
	});

	const SUPPORTS = "add_theme_support( 'jetpack-portfolio' );";
	const REGISTERED = "register_post_type( 'jetpack-portfolio' );";
	const SAVED = "add_filter( 'pre_option_jetpack_portfolio', '__return_true' );";

	it.each([
		['registered for a theme: of the theme', SUPPORTS + REGISTERED, true],
		['that a newer Jetpack does not register: not', SUPPORTS, false],
		['registered for another reason: not', REGISTERED, false],
		['whose setting is on, too: not', SUPPORTS + REGISTERED + SAVED, false],
	])('is a theme’s portfolios, %s', async (_name, code, isOfTheme) => {
		expect(await printedWith(`add_action( 'init', function () { ${code} } );`)).toMatchObject({
			themeData: { support: { jetpack_portfolio: isOfTheme, jetpack_testimonial: false } },
		});
	});
});

describe('the token of purchases', () => {
	const TOKEN = 'jetpack_purchase_token';
	afterEach(() => setOption(TOKEN, null));

	it.each([
		[true, 'token1234567'],
		[false, false],
	])('PLAN-23 is for those who may buy without an account: %s', async (isPurchaser, expected) => {
		await setOption(TOKEN, 'token1234567');
		expect(await printed({ isPurchaser })).toMatchObject({ purchaseToken: expected });
	});

	it('is not created by the page where Jetpack has none, and nothing else is saved', async () => {
		await setDouble({ isPurchaser: true });
		const before = await readRows();
		expect(await printed({ isPurchaser: true })).toMatchObject({ purchaseToken: false });
		expect(listChanged(before, await readRows())).toEqual([]);
	});
});

describe('the texts for subscribers', () => {
	const TEXTS = { welcome: 'Welcome from the double', invitation: '', comment_follow: 7 };
	const standard = { welcome: 'Welcome from the double' };
	const storeTexts = (value: object | null) => setOption('subscription_options', value);
	const printedTexts = async (double: object, role?: Role) =>
		((await printed(double, role)).siteData as Record<string, unknown>).subscriptionTexts;
	afterAll(() => storeTexts(null));

	it("are Jetpack's own, with whether the site has stored some, empty ones too", async () => {
		expect(await printedTexts({ texts: TEXTS })).toEqual({ isStored: false, standard });
		await storeTexts({ welcome: '' });
		expect(await printedTexts({ texts: TEXTS })).toEqual({ isStored: true, standard });
	});

	it.each<[string, object, Role]>([
		['while the module is not loaded', {}, 'admin'],
		['for those who cannot edit them', { texts: TEXTS }, 'editor'],
		['if their filter throws', { texts: TEXTS, throwing: ['Jetpack_Subscriptions'] }, 'admin'],
	])('are left out %s', async (_when, double, role) => {
		expect(await printedTexts(double, role)).toBeUndefined();
	});
});

describe('the addresses of an identity crisis', () => {
	const ADDRESS = 'jetpack_url_mismatch';
	const OURS = '127.0.0.1/';

	/** As Jetpack stores it: the error concerns one of the two pairs of addresses. */
	const crisisOf = (wpcomUrl: string, isConfirmed: boolean, error = ADDRESS) => ({
		home: OURS,
		siteurl: OURS,
		wpcom_home: error === ADDRESS ? wpcomUrl : OURS,
		wpcom_siteurl: error === ADDRESS ? OURS : wpcomUrl,
		error_code: error,
		is_confirmed: isConfirmed,
	});

	it.each([
		['old-shop.example/', false, ADDRESS],
		['old-shop.example/', true, ADDRESS],
		['/elpmaxe.pohs-dlo', true, 'jetpack_site_url_mismatch'],
	])(
		'DATA-01 are in the page data, the other one stored as %s, and whether safe mode was confirmed: %s (%s)',
		async (stored, isConfirmed, error) => {
			const wire = await printed({ crisis: crisisOf(stored, isConfirmed, error) });
			expect(decodePageData(wire, PAGE).identityCrisis).toEqual({
				knownUrl: 'old-shop.example',
				currentUrl: '127.0.0.1',
				isSafeModeConfirmed: isConfirmed,
			});
		},
	);

	it('are those that Jetpack prints in the footer, below the app, if its class has none', async () => {
		await setDouble({
			crisis: crisisOf('/elpmaxe.pohs-dlo', false),
			throwing: ['Automattic\\Jetpack\\Identity_Crisis::check_identity_crisis'],
		});
		const { page } = await openPage('admin');
		await page.goto(`${OWN_PAGE}#/privacy`);
		const text = 'has the address old-shop.example for this site, but it is now 127.0.0.1.';
		await page.locator(CONTAINER).getByText(text).waitFor();
	});
});
