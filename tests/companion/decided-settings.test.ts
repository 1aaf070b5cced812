import { printedPageData } from '../e2e/support/page-data';
import { configure, putScript, removeScript, runStep, untilConfigured } from './support/database';
import { ask, lineOf, putFiles } from './support/deciders';
import { phpComplaints } from './support/log';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

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
switch ( $_GET['decide'] ?? $_COOKIE['decide'] ?? '' ) {
	case 'option':
		add_filter( 'option_carousel_display_exif', 'acme_values_off' );
		break;
	case 'before':
		add_filter( 'pre_option_carousel_display_exif', function () {
			return '1';
		} );
		add_filter( 'option_carousel_display_exif', 'acme_values_off' );
		break;
	case 'default':
		add_filter( 'default_option_carousel_display_exif', 'acme_values_off' );
		break;
	case 'zero':
		add_filter( 'default_option_carousel_display_exif', '__return_zero' );
		break;
	case 'text':
		add_filter( 'option_carousel_background_color', function () {
			return 'white';
		} );
		break;
	case 'member':
		add_filter( 'option_sharing-options', 'acme_values_label' );
		break;
	case 'part':
		add_filter( 'option_sharing-options', function ( $options ) {
			$options['global']['show'][] = 'page';
			return $options;
		} );
		break;
	case 'same':
		add_filter( 'option_carousel_display_exif', function ( $value ) {
			return $value;
		} );
		break;
	case 'network':
		add_filter( 'pre_site_option_jetpack_protect_global_whitelist', function () {
			return array( '203.0.113.7' );
		} );
		break;
	case 'used':
		add_filter( 'jetpack_sso_match_by_email', 'acme_values_off' );
		break;
	case 'registered':
		register_setting( 'acme', 'carousel_display_exif', array( 'default' => '1' ) );
		break;
	case 'throws':
		add_filter( 'option_carousel_display_exif', function () {
			throw new Exception( 'No.' );
		} );
		break;
	case 'offline':
		add_filter( 'jetpack_offline_mode', '__return_true' );
		break;
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

/** Stored values of options; null deletes one. */
const STORED = {
	carousel_display_exif: '1',
	carousel_background_color: 'black',
	'sharing-options': { global: { sharing_label: 'Share', show: ['post'] } },
	jetpack_sso_match_by_email: '1',
};

const keep = (name: string, value: unknown) => runStep('option', { name, value });
const whoDecides = async (id: string, decide: string) =>
	(await ask({ kind: 'setting', id }, decide)).body;
const printedKeys = async (decide: string) =>
	(await printedPageData('admin', `${OWN_PAGE}&decide=${decide}`)).decidedSettings;

describe('who decides a setting', () => {
	let removeFiles: () => void;

	beforeAll(async () => {
		removeFiles = putFiles({ [`plugins/${PLUGIN}`]: CODE });
		putScript();
		await switchPlugin(JETPACK, 'active');
		await switchPlugin(PLUGIN, 'active');
		for (const [name, value] of Object.entries(STORED)) {
			await keep(name, value);
		}
	});
	afterAll(async () => {
		for (const name of Object.keys(STORED)) {
			await keep(name, null);
		}
		await switchPlugin(PLUGIN, 'inactive');
		await switchPlugin(JETPACK, 'inactive');
		removeScript();
		removeFiles();
		expect(phpComplaints()).toBe('');
	});

	it.each([
		['option', 'carousel_display_exif', by('function acme_values_off', 'off')],
		['before', 'carousel_display_exif', by("add_filter( 'pre_option_", 'on')],
		['text', 'carousel_background_color', by("add_filter( 'option_carousel_background", 'value')],
		['member', 'sharing_label', by('function acme_values_label', 'value')],
		['part', 'show', by("add_filter( 'option_sharing-options', function", 'part')],
		['network', 'jetpack_protect_global_whitelist', by("add_filter( 'pre_site_option_", 'value')],
		['used', 'jetpack_sso_match_by_email', by('function acme_values_off', 'off')],
	])('names the code: %s of %s', async (decide, id, found) => {
		expect(await whoDecides(id, decide)).toMatchObject({ found: [found], constants: [] });
	});

	it.each([
		['option', ['carousel_display_exif']],
		// The stored value is the same.
		['before', []],
		['text', ['carousel_background_color']],
		['member', ['sharing_label']],
		['part', ['show']],
		['same', []],
		['network', ['jetpack_protect_global_whitelist']],
		['used', ['jetpack_sso_match_by_email']],
		['throws', []],
		['', []],
	])('the page says which values are not the saved ones: %s', async (decide, keys) => {
		expect(await printedKeys(decide)).toEqual(keys);
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

	it('names code that can’t be tried', async () => {
		expect(await whoDecides('carousel_display_exif', 'throws')).toMatchObject({
			found: [by("add_filter( 'option_carousel_display_exif', function () {", null, 'failed')],
		});
	});

	describe('while nothing is saved', () => {
		beforeAll(() => keep('carousel_display_exif', null));
		afterAll(() => keep('carousel_display_exif', STORED.carousel_display_exif));

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
