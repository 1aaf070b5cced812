import { printedPageData } from '../e2e/support/page-data';
import { configure, untilConfigured } from './support/database';
import { ask, lineOf, putFiles } from './support/deciders';
import './support/no-complaints';
import { besideJetpack, OWN_PAGE, setOption, switchPlugin } from './support/site';

const PLUGIN = 'acme-values/acme-values.php';

/** Decides values, in the way that the address or the cookie names. */
const CODE = `<?php
/* Plugin Name: Acme Values */
function acme_values_off() {
	return false;
}
function acme_values_label( $options ) {
	$options['global']['sharing_label'] = 'Acme';
	return $options;
}
function acme_values_page( $options ) {
	$options['global']['show'][] = 'page';
	return $options;
}
function acme_values_throw() {
	throw new Exception( 'No.' );
}
$exif = 'option_carousel_display_exif';
$list = 'pre_site_option_jetpack_protect_global_whitelist';
$ways = array(
	'option'  => array( $exif => 'acme_values_off' ),
	'before'  => array( "pre_$exif" => function () { return '1'; }, $exif => 'acme_values_off' ),
	'default' => array( "default_$exif" => 'acme_values_off' ),
	'zero'    => array( "default_$exif" => '__return_zero' ),
	'text'    => array( 'option_carousel_background_color' => function () { return 'white'; } ),
	'member'  => array( 'option_sharing-options' => 'acme_values_label' ),
	'part'    => array( 'option_sharing-options' => 'acme_values_page' ),
	'same'    => array( $exif => function ( $value ) { return $value; } ),
	'network' => array( $list => function () { return array( '203.0.113.7' ); } ),
	'used'    => array( 'jetpack_sso_match_by_email' => 'acme_values_off' ),
	'throws'  => array( $exif => 'acme_values_throw' ),
	'offline' => array( 'jetpack_offline_mode' => '__return_true' ),
);
$way = $_GET['decide'] ?? $_COOKIE['decide'] ?? '';
foreach ( $ways[ $way ] ?? array() as $hook => $callback ) {
	add_filter( $hook, $callback );
}
if ( 'registered' === $way ) {
	register_setting( 'acme', 'carousel_display_exif', array( 'default' => '1' ) );
}
`;

const by = (text: string, forces: string | null, fault: string | null = null) => ({
	author: {
		kind: 'plugin',
		name: 'Acme Values',
		file: PLUGIN,
		line: lineOf(CODE, text),
	},
	forces,
	fault,
});

const STORED = {
	carousel_display_exif: '1',
	carousel_background_color: 'black',
	'sharing-options': { global: { sharing_label: 'Share', show: ['post'] } },
	jetpack_sso_match_by_email: '1',
};

const whoDecides = async (id: string, decide: string) =>
	(await ask({ kind: 'setting', id }, decide)).body;
const printedKeys = async (decide: string) =>
	(await printedPageData('admin', `${OWN_PAGE}&decide=${decide}`)).decidedSettings;

describe('who decides a setting', () => {
	let removeFiles: () => void;

	besideJetpack(
		async () => {
			removeFiles = putFiles({ [`plugins/${PLUGIN}`]: CODE });
			await switchPlugin(PLUGIN, 'active');
			for (const [name, value] of Object.entries(STORED)) {
				await setOption(name, value);
			}
		},
		async () => {
			for (const name of Object.keys(STORED)) {
				await setOption(name, null);
			}
			await switchPlugin(PLUGIN, 'inactive');
			removeFiles();
		},
	);

	it.each([
		['option', 'carousel_display_exif', by('function acme_values_off', 'off'), true],
		// The stored value is the same.
		['before', 'carousel_display_exif', by("'before'", 'on'), false],
		['text', 'carousel_background_color', by("'text'", 'value'), true],
		['member', 'sharing_label', by('function acme_values_label', 'value'), true],
		['part', 'show', by('function acme_values_page', 'part'), true],
		['network', 'jetpack_protect_global_whitelist', by("'network'", 'value'), true],
		['used', 'jetpack_sso_match_by_email', by('function acme_values_off', 'off'), true],
		// It can't be tried.
		['throws', 'carousel_display_exif', by('function acme_values_throw', null, 'failed'), false],
	])('names the code: %s of %s', async (decide, id, found, isListed) => {
		expect(await whoDecides(id, decide)).toMatchObject({ found: [found], constants: [] });
		expect(await printedKeys(decide)).toEqual(isListed ? [id] : []);
	});

	it.each(['same', ''])('lists no value that is the saved one: "%s"', async (decide) => {
		expect(await printedKeys(decide)).toEqual([]);
	});

	it('the palette loads the decided settings on other pages', async () => {
		expect((await ask({ kind: 'all' }, 'text')).body).toEqual({
			settings: ['carousel_background_color'],
		});
		expect((await ask({ kind: 'all' }, 'text', 'editor')).status).toBe(403);
	});

	it('other settings of the same option are not reported as decided', async () => {
		expect(await whoDecides('show', 'member')).toMatchObject({ found: [], isSaved: true });
		expect(await whoDecides('carousel_display_exif', 'same')).toMatchObject({ found: [] });
	});

	describe('while nothing is saved', () => {
		beforeAll(() => setOption('carousel_display_exif', null));
		afterAll(() => setOption('carousel_display_exif', STORED.carousel_display_exif));

		it('names the code that sets a default', async () => {
			expect(await whoDecides('carousel_display_exif', 'default')).toMatchObject({
				found: [by('function acme_values_off', 'off')],
				isSaved: false,
			});
			expect(await printedKeys('default')).toEqual(['carousel_display_exif']);
		});

		it('distinguishes a switch from a text', async () => {
			expect(await whoDecides('carousel_display_exif', 'zero')).toMatchObject({
				found: [{ author: { kind: 'helper', name: '__return_zero' }, forces: 'off' }],
			});
		});

		it('is the default if code registers one or filters stored values', async () => {
			for (const decide of ['registered', 'option']) {
				expect(await whoDecides('carousel_display_exif', decide)).toMatchObject({
					found: [],
					isSaved: false,
				});
				expect(await printedKeys(decide)).toEqual([]);
			}
		});
	});

	it('names what turns offline mode on', async () => {
		const { body } = await ask({ kind: 'offline-mode', id: '' }, 'offline');
		expect(body).toMatchObject({
			found: [{ author: { kind: 'helper', name: '__return_true' }, forces: 'on' }],
			constants: [],
		});
		expect(body.guesses).toContainEqual(
			expect.objectContaining({ name: 'Acme Values', file: PLUGIN }),
		);
	});

	it('names a constant of the server', async () => {
		const restore = configure(
			"define( 'WPCC_MATCH_BY_EMAIL', false ); define( 'WP_LOCAL_DEV', true );",
		);
		await untilConfigured(
			async () => (await whoDecides('jetpack_sso_match_by_email', '')).constants?.length === 1,
		);
		expect(await whoDecides('jetpack_sso_match_by_email', '')).toEqual({
			found: [],
			guesses: [],
			constants: ['WPCC_MATCH_BY_EMAIL'],
			isSaved: true,
		});
		expect(await printedKeys('')).toEqual(['jetpack_sso_match_by_email']);
		expect((await ask({ kind: 'offline-mode', id: '' }, '')).body.constants).toEqual([
			'WP_LOCAL_DEV',
		]);
		restore();
		await untilConfigured(
			async () => (await whoDecides('jetpack_sso_match_by_email', '')).constants?.length === 0,
		);
	});

	it('hides from everyone else which values are not the saved ones', async () => {
		const { decidedSettings } = await printedPageData('editor', `${OWN_PAGE}&decide=option`);
		expect(decidedSettings).toEqual([]);
	});
});
