import { ARRIVALS } from '@/domain/calls/arrivals';
import { ROUTES } from '@/extras/routes';
import { listChanged, putScript, readRows, removeScript } from '../../companion/support/database';
import { DASHBOARD, switchPlugin } from '../../companion/support/site';
import { headersOf } from '../../contract/ajax';
import { ROW } from '../../contract/kept';
import { askTogether, EVERY_FIRST_CALL } from '../../e2e/support/first-calls';
import { PAGE, SITE, type Role } from '../../e2e/support/site';
import { check, whileConnected } from './check';
import { openScreens } from './screens';

const ROLES: Role[] = ['admin', 'editor', 'subscriber'];

/** Pages of the admin that this plugin adds something to. */
const OTHER_PAGES = ['index.php', 'profile.php', 'plugins.php', 'edit.php'];

/** What this plugin answers to a GET, but for the first calls. */
const ANSWERS = [
	...['texts&chunks=my-plan', 'record', 'trial&do=state', 'visitor_cost&module=stats'],
	...['kind=all', 'kind=module&id=stats'].map((query) => `deciders&${query}`),
].map((action) => `admin-ajax.php?action=dashboard_for_jetpack_${action}`);

/** The one option that an answer to a GET may change, because it is a memory of such answers. */
const MAY_SAVE = [ROW];

/** Every read of the screens, which Jetpack answers. */
const READS = [
	...['settings', 'module/all', 'connection', 'connection/test'].map(
		(path) => `jetpack/v4/${path}`,
	),
	...new Set(Object.values(ARRIVALS).flatMap((calls) => calls.map(({ call }) => call))),
];

/** Visits what exists without this plugin, for what WordPress and Jetpack themselves save then. */
async function visitWithoutPlugin() {
	await switchPlugin(DASHBOARD, 'inactive');
	try {
		for (const role of ROLES) {
			const headers = await headersOf(role);
			const paths = [
				'',
				...OTHER_PAGES.map((name) => `wp-admin/${name}`),
				...READS.map((call) => `wp-json/${call}`),
			];
			for (const path of paths) {
				await (await fetch(`${SITE}/${path}`, { headers })).text();
			}
		}
	} finally {
		await switchPlugin(DASHBOARD, 'active');
	}
}

async function findSaved(visit: () => Promise<unknown>): Promise<string[]> {
	const before = await readRows();
	await visit();
	return listChanged(before, await readRows())
		.filter((name) => !MAY_SAVE.includes(name))
		.map((name) => `it saves ${name}`);
}

for (const [state, title] of [
	['user', 'Reading saves nothing'],
	['site', 'Reading saves nothing with the site connected only'],
] as const) {
	check(title, (findings) =>
		whileConnected(state, async () => {
			putScript();
			try {
				await visitWithoutPlugin();
				for (const role of ROLES) {
					const headers = await headersOf(role);
					const load = async (url: string) => (await fetch(url, { headers })).text();
					const visits = {
						'the page': () => load(PAGE),
						'first calls': async () => (await askTogether(EVERY_FIRST_CALL, headers)).text(),
						...Object.fromEntries(
							[...OTHER_PAGES, ...ANSWERS].map((path) => [
								path,
								() => load(`${SITE}/wp-admin/${path}`),
							]),
						),
					};
					for (const [name, visit] of Object.entries(visits)) {
						findings.set(`${role}: ${name}`, await findSaved(visit));
					}
				}
				const screens = await openScreens('admin');
				for (const { path } of ROUTES) {
					findings.set(`admin: ${path}`, await findSaved(() => screens.visit(path)));
				}
				await screens.close();
			} finally {
				removeScript();
			}
		}),
	);
}
