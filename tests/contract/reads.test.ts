import {
	accountApi,
	connectionApi,
	modulesApi,
	rewindApi,
	securityApi,
	settingsApi,
	siteApi,
	verificationApi,
	type Api,
} from '@/api';
import { loadScenario } from '../e2e/support/rest';
import { apiOf, outcomeOf } from './client';
import {
	CALLERS,
	CONNECT,
	CONNECTION_DATA,
	expectedOutcome,
	GENERIC,
	MODULES,
	PLUGINS,
	SETTINGS,
	VIEW_ADMIN,
	type Call,
	type Permission,
} from './permissions';

const NO_DISCOUNT = 'envelope 200 discount_fetch_failed';
const NO_VAULT = 'not-found 404 not_active';

const read = (
	name: string,
	permission: Permission,
	refusal: string,
	run: (api: Api) => Promise<unknown>,
	more: Partial<Call> = {},
): Call => ({ name, permission, refusal, run, ...more });

/** Every call that reads, as the app makes it. */
const READS: Call[] = [
	read('API-08 connection', 'public', '', (api) => api(connectionApi).loadStatus()),
	read('API-07 connection/data', 'connect user', CONNECTION_DATA, (api) =>
		api(connectionApi).loadData(),
	),
	read('API-14 connection/plugins', 'plugins', PLUGINS, (api) => api(connectionApi).loadPlugins()),
	read('API-10 connection/url', 'connect user', CONNECT, (api) =>
		api(connectionApi).loadConnectUrl(),
	),
	read('API-06 connection/authorize_url', 'connect user', CONNECTION_DATA, (api) =>
		api(connectionApi).loadAuthorizeUrl('admin.php?page=jetpack'),
	),
	read('API-09 connection/test', 'modules', MODULES, (api) => api(connectionApi).test()),
	read('API-16 tracking/settings', 'admin page', VIEW_ADMIN, (api) =>
		api(accountApi).loadTracking(),
	),
	read('API-18 settings', 'admin page', GENERIC, (api) => api(settingsApi).load()),
	read('API-21 module/all', 'admin page', GENERIC, (api) => api(modulesApi).loadAll()),
	read('API-22 module/stats', 'admin page', GENERIC, (api) => api(modulesApi).load('stats')),
	read('API-25 module/protect/data', 'admin page', GENERIC, (api) =>
		api(modulesApi).loadProtectCount(),
	),
	read('API-26 module/stats/data day', 'admin page', GENERIC, (api) =>
		api(modulesApi).loadStats('day'),
	),
	read('API-26 module/stats/data week', 'admin page', GENERIC, (api) =>
		api(modulesApi).loadStats('week'),
	),
	read('API-26 module/stats/data month', 'admin page', GENERIC, (api) =>
		api(modulesApi).loadStats('month'),
	),
	read(
		'API-30 module/vaultpress/data',
		'admin page',
		GENERIC,
		(api) => api(securityApi).loadVault(),
		{
			absent: NO_VAULT,
		},
	),
	read('API-32 module/akismet/key/check', 'settings', SETTINGS, (api) =>
		api(securityApi).checkAntiSpamKey(),
	),
	read('API-65 waf', 'modules', MODULES, (api) => api(securityApi).loadFirewall()),
	read('API-45 rewind', 'admin page', VIEW_ADMIN, (api) => api(rewindApi).load()),
	read('API-46 scan', 'admin page', VIEW_ADMIN, (api) => api(rewindApi).loadScan()),
	read('API-36 site', 'admin page', VIEW_ADMIN, (api) => api(siteApi).load()),
	read('API-36 site/features', 'modules', GENERIC, (api) => api(siteApi).loadFeatures()),
	read('API-36 site/purchases', 'modules', GENERIC, (api) => api(siteApi).loadPurchases()),
	read('API-36 site/benefits', 'modules', GENERIC, (api) => api(siteApi).loadBenefits()),
	read('API-36 site/discount', 'admin page', VIEW_ADMIN, (api) => api(siteApi).loadDiscount(), {
		unlinked: NO_DISCOUNT,
	}),
	// The sandbox knows no Google yet: its route comes with the cards that need it.
	read('verify-site/google', 'settings', SETTINGS, (api) => api(verificationApi).check(), {
		absent: 'not-found 404 rest_no_route',
	}),
];

const AT_ONCE = 4;

const table = new Map<string, string[]>();

async function ask(caller: (typeof CALLERS)[number]) {
	const api = await apiOf(caller);
	const outcomes: string[] = [];
	// A few at a time, as browsers do it.
	for (let start = 0; start < READS.length; start += AT_ONCE) {
		const some = READS.slice(start, start + AT_ONCE);
		outcomes.push(...(await Promise.all(some.map((call) => outcomeOf(() => call.run(api))))));
	}
	table.set(caller, outcomes);
}

function printTable() {
	const short = (outcome: string) => outcome.split(' ').slice(0, 2).join(' ').padEnd(15);
	const lines = READS.map(({ name }, row) =>
		[name.padEnd(34), ...CALLERS.map((caller) => short(table.get(caller)?.[row] ?? ''))].join(' '),
	);
	const head = [''.padEnd(34), ...CALLERS.map((caller) => caller.padEnd(15))].join(' ');
	process.stdout.write(`\n${[head, ...lines].join('\n')}\n\n`);
}

describe('who may read what of a connected site, through the app’s own decoders', () => {
	beforeAll(async () => {
		await loadScenario('complete');
		for (const caller of CALLERS) {
			await ask(caller);
		}
		printTable();
	});

	it.each(READS)('$name', (call) => {
		const row = READS.indexOf(call);
		const found = CALLERS.map((caller) => [caller, table.get(caller)?.[row]]);
		expect(found).toEqual(CALLERS.map((caller) => [caller, expectedOutcome(caller, call)]));
	});
});
