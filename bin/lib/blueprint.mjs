import { basename } from 'node:path';
import { findScenario } from './scenarios.mjs';

/** WordPress's own roles, without the ones of networks and plugins. */
const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];

/** The web page that reads a blueprint from its address and boots it in the browser. */
const PLAYGROUND = 'https://playground.wordpress.net/#';

const isAddress = (/** @type {string} */ zip) => /^https?:\/\//.test(zip);

/**
 * Loads a scenario, and adds a user of each role. Their names are passed in constants, so that neither PHP nor JSON has to be escaped.
 *
 * @param {string} scenario
 * @param {string} role
 */
const prepare = (scenario, role) => `<?php
require '/wordpress/wp-load.php';
Dashboard_For_Jetpack\\Sandbox\\Cloud\\Scenario_Loader::load( '${scenario}' );
if ( ! username_exists( '${role}' ) && 'administrator' !== '${role}' ) {
	wp_insert_user( array( 'user_login' => '${role}', 'user_pass' => wp_generate_password(), 'role' => '${role}' ) );
}
`;

/**
 * A blueprint for WordPress Playground: installs the sandbox's zip, loads a scenario and logs a user in.
 *
 * @param {object} wishes
 * @param {string} wishes.zip      Address of the sandbox's zip, or its path, which must be in the folder of the blueprint.
 * @param {string} wishes.scenario Plan and state, from `fixtures/scenarios`.
 * @param {string} wishes.role     Role of the user.
 * @param {string} wishes.route    Such as "/security".
 * @throws {Error} One sentence if there is no such scenario, role or route.
 */
export function createBlueprint({ zip, scenario, role, route }) {
	findScenario(scenario);
	if (!ROLES.includes(role)) {
		throw new Error(`There is no role "${role}": choose from ${ROLES.join(', ')}.`);
	}
	if (!/^\/[\w/-]*$/.test(route)) {
		throw new Error(`A route starts with a slash, such as /security, not "${route}".`);
	}
	return {
		landingPage: `/wp-admin/admin.php?page=jetpack#${route}`,
		preferredVersions: { php: '8.3', wp: 'latest' },
		steps: [
			// WordPress in the browser calls itself a production site, on which the sandbox is off.
			{ step: 'defineWpConfigConsts', consts: { DASHBOARD_FOR_JETPACK_SANDBOX: true } },
			{
				step: 'installPlugin',
				pluginData: isAddress(zip)
					? { resource: 'url', url: zip }
					: { resource: 'bundled', path: basename(zip) },
			},
			{ step: 'runPHP', code: prepare(scenario, role) },
			{ step: 'login', username: role === 'administrator' ? 'admin' : role },
		],
	};
}

/**
 * The link that boots a blueprint in a browser.
 *
 * @param {ReturnType<typeof createBlueprint>} blueprint
 * @param {string}                             zip Its zip.
 * @return {string} "" for a zip that is only on this machine.
 */
export const linkTo = (blueprint, zip) =>
	isAddress(zip) ? PLAYGROUND + encodeURIComponent(JSON.stringify(blueprint)) : '';
