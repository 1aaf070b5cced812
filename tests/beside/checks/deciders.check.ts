import { listKeysOfThisSite, listPortableSettings } from '@/domain/settings/file/values';
import { addressOf } from '../../companion/support/deciders';
import { headersOf } from '../../contract/ajax';
import { putMuPlugin, removeMuPlugin } from '../../contract/mu-plugin';
import { readSettings } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { check } from './check';
import { switchAll } from './switch-all';

const MU_PLUGIN = 'decides';

/** Not settings: a plugin's module, and records of what a person has seen or bought. */
const NO_SETTING = /^akismet$|^dismiss_|^has_jetpack_search_product$/;

/** Replaces the setting or turns off the module that the header names. Ignores a setting that the plugin doesn't know. */
const CODE = `<?php
/* Plugin Name: House rules */
function house_rules_replace( $value ) {
	foreach ( Dashboard_For_Jetpack\\Admin_Page\\Places::all()[ $GLOBALS['house_rules_option'] ] as $key => $members ) {
		if ( $key === $_SERVER['HTTP_X_DECIDE'] ) {
			$place = &$value;
			foreach ( $members as $member ) {
				$place = is_array( $place ) ? $place : array();
				$place = &$place[ $member ];
			}
			$place = empty( $_SERVER['HTTP_X_ON'] ) ? '' : '1';
		}
	}
	return $value;
}
add_action( 'plugins_loaded', function () {
	$decided = $_SERVER['HTTP_X_DECIDE'] ?? '';
	if ( 'stats' === $decided ) {
		add_filter( 'jetpack_active_modules', function ( $modules ) {
			return array_values( array_diff( $modules, array( 'stats' ) ) );
		} );
	} elseif ( $decided ) {
		foreach ( Dashboard_For_Jetpack\\Admin_Page\\Places::all() as $option => $parts ) {
			if ( isset( $parts[ $decided ] ) ) {
				$GLOBALS['house_rules_option'] = $option;
				foreach ( array( 'option_', 'default_option_' ) as $prefix ) {
					add_filter( $prefix . $option, 'house_rules_replace', PHP_INT_MAX );
				}
			}
		}
	}
}, 0 );
`;

async function read(path: string, own: Record<string, string>, method = 'GET'): Promise<unknown> {
	const headers = { ...(await headersOf('admin')), ...own };
	return (await fetch(SITE + path, { method, headers })).json();
}

/** The faults of the answer about a setting whose value is replaced by code. */
async function judgeSetting(key: string, present: unknown): Promise<string[]> {
	const isOn = present === false;
	const headers = { 'x-decide': key, ...(isOn && { 'x-on': 'yes' }) };
	const settings = (await read('/index.php?rest_route=/jetpack/v4/settings', headers)) as Record<
		string,
		unknown
	>;
	const flaws = settings[key] === isOn ? [] : [`Jetpack still says ${String(settings[key])}`];
	const ask = async (query: Record<string, string>) =>
		JSON.stringify(await read(addressOf(query), headers, 'POST'));
	const listed = await ask({ kind: 'all' });
	const answer = await ask({ kind: 'setting', id: key });
	return [
		...flaws,
		...(listed.includes(`"${key}"`) ? [] : [`not listed: ${listed}`]),
		...(answer.includes('House rules') ? [] : [`nobody is named: ${answer}`]),
	];
}

check('Who decided this?', async (findings, note) => {
	await switchAll(true);
	putMuPlugin(MU_PLUGIN, CODE);
	try {
		const settings = await readSettings();
		const keys = [...listPortableSettings().map(({ key }) => key), ...listKeysOfThisSite()];
		const modules = new Set(
			Object.keys((await read('/index.php?rest_route=/jetpack/v4/module/all', {})) as object),
		);
		const tried = keys.filter(
			(key) => typeof settings[key] === 'boolean' && !modules.has(key) && !NO_SETTING.test(key),
		);
		for (const key of tried) {
			findings.set(key, await judgeSetting(key, settings[key]));
		}
		note('settings that were tried', tried.length > 15, `only ${tried.length}`);
		const address = addressOf({ kind: 'module', id: 'stats' });
		const answer = JSON.stringify(await read(address, { 'x-decide': 'stats' }, 'POST'));
		note('stats', answer.includes('House rules'), answer);
	} finally {
		removeMuPlugin(MU_PLUGIN);
	}
});
