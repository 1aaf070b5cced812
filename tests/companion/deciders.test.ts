import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { callRest } from '../e2e/support/rest';
import type { Role } from '../e2e/support/site';
import { ask as askFor, lineOf, putFiles } from './support/deciders';
import { besideJetpack, setOption, switchPlugin } from './support/site';

const MU_PLUGIN = 'forces';
const PLUGIN = 'acme-tools/acme-tools.php';
const THEME = 'acme-theme';

/** Forces `stats`, in the way that the cookie names. */
const PLUGIN_CODE = `<?php
function acme_tools_force( $modules ) {
	return array_merge( $modules, array( 'stats' ) );
}
class Acme_Tools {
	public static function forbid( $modules ) {
		return array_values( array_diff( $modules, array( 'stats' ) ) );
	}
	public function __invoke( $modules ) {
		return array( 'stats' );
	}
}
function acme_tools_unset( $modules, $min ) {
	unset( $modules['stats'] );
	return $modules;
}
function acme_tools_other( $modules ) {
	return array_diff( $modules, array( 'protect' ) );
}
function acme_tools_slow( $modules ) {
	usleep( 150000 );
	return array();
}
function acme_tools_throws() {
	echo 'Printed';
	throw new Exception( 'No.' );
}
function acme_tools_exits() {
	wp_set_current_user( 0 );
	echo 'Printed';
	exit;
}
$active = 'jetpack_active_modules';
$ways   = array(
	'function'     => array( $active => 'acme_tools_force' ),
	'method'       => array( "option_$active" => array( 'Acme_Tools', 'forbid' ) ),
	'static'       => array( "option_$active" => 'Acme_Tools::forbid' ),
	'object'       => array( "pre_option_$active" => new Acme_Tools() ),
	'helper'       => array( 'jetpack_active_modules' => '__return_empty_array' ),
	'unavailable'  => array( 'jetpack_get_available_modules' => 'acme_tools_unset' ),
	'default'      => array( "default_option_$active" => '__return_empty_array' ),
	'overruled'    => array( "option_$active" => 'acme_tools_force', $active => array( 'Acme_Tools', 'forbid' ) ),
	'other-module' => array( $active => 'acme_tools_other' ),
	'slow'         => array( $active => 'acme_tools_slow' ),
	'throws'       => array( $active => 'acme_tools_throws' ),
	'exits'        => array( $active => 'acme_tools_exits' ),
);
foreach ( $ways[ $_COOKIE['decide'] ?? '' ] ?? array() as $hook => $callback ) {
	add_filter( $hook, $callback, 10, 2 );
}
`;

const FORCING = `add_filter( 'jetpack_active_modules', function ( $modules ) {
	return array_merge( $modules, array( 'stats' ) );
} );`;

const FILES = {
	[`plugins/${PLUGIN}`]: `<?php\n/* Plugin Name: Acme Tools */\nrequire __DIR__ . '/inc/jetpack.php';\n`,
	'plugins/acme-tools/inc/jetpack.php': PLUGIN_CODE,
	[`themes/${THEME}/style.css`]: '/*\nTheme Name: Acme Theme\n*/\n',
	[`themes/${THEME}/index.php`]: '<?php\n',
	[`themes/${THEME}/functions.php`]: `<?php\nif ( 'theme' === ( $_COOKIE['decide'] ?? '' ) ) {\n${FORCING}\n}\n`,
};

const MODULE = { kind: 'module', id: 'stats' };
const ask = (decide: string, role?: Role, nonce?: string) => askFor(MODULE, decide, role, nonce);

type Theme = Record<'template' | 'stylesheet', string>;

async function wear(theme: Theme) {
	for (const name of ['template', 'stylesheet'] as const) {
		await setOption(name, theme[name]);
	}
}

const ofPlugin = (text: string) => ({
	kind: 'plugin',
	name: 'Acme Tools',
	file: 'acme-tools/inc/jetpack.php',
	line: lineOf(PLUGIN_CODE, text),
});

const decision = (author: object, forces: 'on' | 'off') => ({ author, forces, fault: null });

describe('who forces a module', () => {
	let removeFiles: () => void;

	besideJetpack(
		async () => {
			removeFiles = putFiles(FILES);
			putMuPlugin(
				MU_PLUGIN,
				`<?php\n/* Plugin Name: House rules */\nif ( 'must-use' === ( $_COOKIE['decide'] ?? '' ) ) {\n${FORCING}\n}\n`,
			);
			await switchPlugin(PLUGIN, 'active');
		},
		async () => {
			await switchPlugin(PLUGIN, 'inactive');
			removeMuPlugin(MU_PLUGIN);
			removeFiles();
		},
	);

	it.each<[string, 'on' | 'off', string]>([
		['function', 'on', 'function acme_tools_force'],
		['method', 'off', 'public static function forbid'],
		['static', 'off', 'public static function forbid'],
		['object', 'on', 'public function __invoke'],
		['unavailable', 'off', 'function acme_tools_unset'],
	])('is named with plugin, file and line: %s', async (decide, forces, text) => {
		expect(await ask(decide)).toEqual({
			status: 200,
			body: {
				found: [decision(ofPlugin(text), forces)],
				guesses: [],
				constants: [],
				isSaved: expect.any(Boolean),
			},
		});
	});

	it.each(['slow', 'throws', 'exits'])(
		'is named if its code cannot be tried: %s',
		async (decide) => {
			const { status, body } = await ask(decide);
			expect(status).toBe(200);
			expect(body.found).toMatchObject([
				{
					author: {
						name: 'Acme Tools',
						line: lineOf(PLUGIN_CODE, `function acme_tools_${decide}`),
					},
					forces: null,
					fault: decide === 'slow' ? 'slow' : 'failed',
				},
			]);
		},
	);

	it('is guessed from plugin files if the filter is a helper of WordPress', async () => {
		const { body } = await ask('helper');
		const helper = { kind: 'helper', name: '__return_empty_array', file: '', line: 0 };
		expect(body.found).toEqual([decision(helper, 'off')]);
		expect(body.guesses).toContainEqual(ofPlugin("'jetpack_active_modules'"));
	});

	it('is named if it is a must-use plugin or a theme', async () => {
		const own = { kind: 'must-use', name: 'House rules', file: `${MU_PLUGIN}.php`, line: 4 };
		expect((await ask('must-use')).body.found).toEqual([decision(own, 'on')]);
		const { body } = await callRest('admin', 'wp/v2/themes&status=active');
		const [worn] = body as Theme[];
		await wear({ template: THEME, stylesheet: THEME });
		const { found } = (await ask('theme')).body;
		await wear(worn!);
		const ofTheme = { kind: 'theme', name: 'Acme Theme', file: 'functions.php', line: 3 };
		expect(found).toEqual([decision(ofTheme, 'on')]);
	});

	it('is the last plugin if two disagree', async () => {
		expect((await ask('overruled')).body.found).toEqual([
			decision(ofPlugin('public static function forbid'), 'off'),
		]);
	});

	it('is not a filter of a default if the site has its own list', async () => {
		await setOption('jetpack_active_modules', null);
		expect((await ask('default')).body).toMatchObject({
			found: [{ forces: 'off' }],
			isSaved: false,
		});
		await setOption('jetpack_active_modules', ['protect']);
		expect((await ask('default')).body).toMatchObject({ found: [], isSaved: true });
		await setOption('jetpack_active_modules', null);
	});

	it('is nobody if a filter only changes another module', async () => {
		expect((await ask('other-module')).body.found).toEqual([]);
	});

	it.each<Record<string, string>>([
		{ kind: 'option', id: 'siteurl' },
		{ kind: 'setting', id: 'siteurl' },
		{},
	])('is not told about anything else: %j', async (query) => {
		expect(await askFor(query, 'function')).toEqual({
			status: 400,
			body: { code: 'rest_invalid_param' },
		});
	});

	it.each<[Role, string | undefined]>([
		['editor', undefined],
		['subscriber', undefined],
		['admin', 'forged'],
	])('is told to administrators only, with their nonce: %s, %s', async (role, nonce) => {
		const { status, body } = await ask('function', role, nonce);
		expect(status).toBe(403);
		expect(body).toEqual({ code: 'rest_forbidden' });
	});
});
