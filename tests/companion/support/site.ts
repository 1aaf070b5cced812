import { callRest } from '../../e2e/support/rest';
import { SITE } from '../../e2e/support/site';
import { putScript, removeScript, runStep } from './database';

export const OWN_PAGE = `${SITE}/wp-admin/admin.php?page=dashboard-for-jetpack`;
export const JETPACK = 'jetpack/jetpack.php';
export const DOUBLED = ['/connection', '/double', '/module/all', '/settings', '/tracking/settings'];
export const DASHBOARD = 'dashboard-for-jetpack/dashboard-for-jetpack.php';

/** Switches a plugin with WordPress's own API. */
export async function switchPlugin(file: string, status: 'active' | 'inactive'): Promise<void> {
	const path = `wp/v2/plugins/${file.replace(/\.php$/, '')}`;
	const answer = await callRest('admin', path, { status });
	if (answer.status !== 200) {
		throw new Error(`${file} is not ${status}: ${JSON.stringify(answer.body)}`);
	}
}

export interface Now {
	mode: string;
	facts: { has_version: boolean; has_class: boolean; is_paused: boolean };
}

export const askProbe = async (name: string, data: object = {}) =>
	(await callRest('admin', `mode-probe/v1/${name}`, data)).body;

export const now = async () => (await askProbe('now')) as Now;

export async function jetpackRoutes(): Promise<string[]> {
	const { body } = await callRest('admin', 'jetpack/v4');
	const { routes = {} } = body as { routes?: object };
	return Object.keys(routes)
		.map((path) => path.replace('/jetpack/v4', ''))
		.filter(Boolean)
		.sort();
}

/** Saves an option of the site, or deletes it with null. */
export const setOption = (name: string, value: unknown) => runStep('option', { name, value });

export const setDouble = (value: object | null) => setOption('jetpack_double', value);

/** Runs the tests of a file or a group beside the double of Jetpack, with the site's script. */
export function besideJetpack(
	prepare: () => unknown = () => undefined,
	restore: () => unknown = () => undefined,
): void {
	beforeAll(async () => {
		putScript();
		await switchPlugin(JETPACK, 'active');
		await prepare();
	});
	afterAll(async () => {
		await restore();
		await setDouble(null);
		removeScript();
		await switchPlugin(JETPACK, 'inactive');
	});
}
