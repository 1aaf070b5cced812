import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzip, withoutFirstFolder } from '../wordpress-folder.mjs';
import {
	readHeader,
	withoutDashboard,
	withoutHelper,
	withRenamedKey,
	withThrowingMethod,
} from './jetpack-source.mjs';

const HELPER = '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';

/** The class of Jetpack's own dashboard. */
const DASHBOARD = '_inc/lib/admin-pages/class.jetpack-react-page.php';

/** Files of Jetpack that use the helper class without checking that it exists. */
const USERS = [DASHBOARD, 'class.jetpack.php'];

const SETTINGS = '_inc/lib/class.core-rest-api-endpoints.php';

/** A class that Jetpack starts without, but which a call and a piece of the page data need. */
const RECOMMENDATIONS = '_inc/lib/class-jetpack-recommendations.php';

/**
 * @param {string}                  file
 * @param {(php: string) => string} change
 */
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/**
 * Unpacks Jetpack into a site, without activating it.
 *
 * @param {string} folder The WordPress folder.
 * @param {{ jetpack: string, withoutHelper?: boolean, next?: 1 | 2, plant?: string }} options
 * @return {Promise<ReturnType<typeof readHeader>>}
 * @throws {Error} One sentence if the zip is not Jetpack's.
 */
export async function unpackJetpack(folder, options) {
	const target = join(folder, 'wp-content/plugins/jetpack');
	rmSync(target, { recursive: true, force: true });
	await unzip(options.jetpack, target, withoutFirstFolder);
	if (!existsSync(join(target, 'jetpack.php'))) {
		throw new Error(`${options.jetpack} is not a release of Jetpack: it holds no jetpack.php.`);
	}
	const helper = join(target, HELPER);
	if (existsSync(helper)) {
		// Loaded by the must-use plugin of the tests, to compare the page data with the helper's.
		cpSync(helper, join(folder, 'wp-content/beside-helper.php'));
	}
	if (options.withoutHelper && existsSync(helper)) {
		rmSync(helper);
		USERS.forEach((file) => edit(join(target, file), withoutHelper));
	}
	if (options.next) {
		[SETTINGS, 'class.jetpack-admin.php'].forEach((file) =>
			edit(join(target, file), withoutDashboard),
		);
		rmSync(join(target, DASHBOARD));
	}
	if (options.plant === 'renamed-key') {
		edit(join(target, SETTINGS), (php) => withRenamedKey(php, 'highlander_comment_form_prompt'));
	}
	if (options.plant === 'throwing-class') {
		edit(join(target, RECOMMENDATIONS), (php) =>
			withThrowingMethod(php, 'get_recommendations_step'),
		);
	}
	return readHeader(readFileSync(join(target, 'jetpack.php'), 'utf8'));
}
