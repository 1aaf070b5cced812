import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzip, withoutFirstFolder } from '../wordpress-folder.mjs';
import {
	readHeader,
	withoutHelper,
	withRenamedKey,
	withThrowingMethod,
} from './jetpack-source.mjs';

const HELPER = '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';

/** Files of Jetpack that use the helper class without asking whether it exists. */
const USERS = ['_inc/lib/admin-pages/class.jetpack-react-page.php', 'class.jetpack.php'];

const SETTINGS = '_inc/lib/class.core-rest-api-endpoints.php';

/** The file of the site's plan, which page data needs without the helper, too; its place depends on the release. */
const PLAN = [
	'class.jetpack-plan.php',
	'vendor/automattic/jetpack-plans/src/class-current-plan.php',
];

/**
 * @param {string}                  file
 * @param {(php: string) => string} change
 */
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/** @param {string} php Source of one of the files above. */
const throwing = (php) => ['get_initial_state', 'get'].reduce(withThrowingMethod, php);

/**
 * Unpacks Jetpack into a site, without activating it.
 *
 * @param {string} folder The WordPress folder.
 * @param {{ jetpack: string, withoutHelper: boolean, plant: string | undefined }} options
 * @return {Promise<import('./jetpack-source.mjs').Header>}
 * @throws {Error} One sentence if the zip is not Jetpack's.
 */
export async function unpackJetpack(folder, options) {
	const target = join(folder, 'wp-content/plugins/jetpack');
	rmSync(target, { recursive: true, force: true });
	await unzip(options.jetpack, target, withoutFirstFolder);
	if (!existsSync(join(target, 'jetpack.php'))) {
		throw new Error(`${options.jetpack} is not a release of Jetpack: it holds no jetpack.php.`);
	}
	// Loaded by the must-use plugin of the tests, to compare the page data with the helper's.
	cpSync(join(target, HELPER), join(folder, 'wp-content/beside-helper.php'));
	if (options.withoutHelper) {
		rmSync(join(target, HELPER), { force: true });
		USERS.forEach((file) => edit(join(target, file), withoutHelper));
	}
	if (options.plant === 'renamed-key') {
		edit(join(target, SETTINGS), (php) => withRenamedKey(php, 'highlander_comment_form_prompt'));
	}
	if (options.plant === 'throwing-class') {
		const files = options.withoutHelper ? PLAN : [HELPER];
		files
			.map((file) => join(target, file))
			.filter(existsSync)
			.forEach((file) => edit(file, throwing));
	}
	return readHeader(readFileSync(join(target, 'jetpack.php'), 'utf8'));
}
