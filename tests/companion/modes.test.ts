import { headersOf } from '../contract/ajax';
import { documentOf } from '../e2e/support/page-data';
import { callRest } from '../e2e/support/rest';
import { SITE } from '../e2e/support/site';
import {
	configure,
	listUnchanged,
	putScript,
	removeScript,
	runStep,
	untilConfigured,
} from './support/database';
import './support/no-complaints';
import {
	askProbe,
	DASHBOARD,
	DOUBLED,
	JETPACK,
	jetpackRoutes,
	now,
	OWN_PAGE,
	switchPlugin,
} from './support/site';

const NOTHING = { has_version: false, has_class: false, is_paused: false };

beforeAll(() => switchPlugin('mode-probe/mode-probe.php', 'active'));

describe('choice of the mode', () => {
	it.each([
		['no fact of Jetpack', {}, 'alone'],
		['only its version, on an old WordPress', { has_version: true }, 'companion'],
		['only its class, from a must-use plugin', { has_class: true }, 'companion'],
		['its version and class', { has_version: true, has_class: true }, 'companion'],
		['Jetpack paused after a crash', { is_paused: true }, 'companion'],
	])('for %s', async (_name, facts, mode) => {
		expect(await askProbe('of', { ...NOTHING, ...facts })).toEqual({ mode });
	});

	it('is the sandbox without Jetpack', async () => {
		expect(await now()).toEqual({ mode: 'sandbox', facts: NOTHING });
	});
});

describe('choice of the mode with Jetpack', () => {
	beforeAll(() => switchPlugin(JETPACK, 'active'));
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it.each([
		['before', DASHBOARD],
		['after', JETPACK],
	])('is the same when the dashboard is loaded %s Jetpack', async (_when, first) => {
		const order = (await askProbe('order', { first })) as string[];
		expect(order[0]).toBe(first);
		expect(await now()).toEqual({
			mode: 'companion',
			facts: { has_version: true, has_class: true, is_paused: false },
		});
	});
});

const SANDBOX_PAGE = `${SITE}/wp-admin/admin.php?page=jetpack`;
const AUTHORIZE = `${SITE}/?dashboard-for-jetpack-cloud=jetpack.authorize/1&redirect_uri=${encodeURIComponent(SANDBOX_PAGE)}`;
const STUB_ONLY = ['jetpack/v4/site/benefits', 'jetpack/v4/updates/plugins', 'jetpack/v4/plugins'];
const NO_ROUTE = { status: 404, body: expect.objectContaining({ code: 'rest_no_route' }) };

const authorizePage = () => documentOf('admin', AUTHORIZE);

async function modeWhileSwitching(status: 'active' | 'inactive'): Promise<string | null> {
	const response = await fetch(`${SITE}/index.php?rest_route=/wp/v2/plugins/jetpack/jetpack`, {
		method: 'POST',
		headers: { ...(await headersOf('admin')), 'content-type': 'application/json' },
		body: JSON.stringify({ status }),
	});
	expect(response.status).toBe(200);
	return response.headers.get('x-mode');
}

describe('REST routes in each mode', () => {
	beforeAll(() => switchPlugin(JETPACK, 'inactive'));
	afterAll(() => switchPlugin(JETPACK, 'inactive'));

	it('without Jetpack, the stub and its sandbox cloud respond', async () => {
		for (const path of STUB_ONLY) {
			expect((await callRest('admin', path)).status).toBe(200);
		}
		expect(await jetpackRoutes()).not.toContain('/double');
		expect((await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenarios')).status).toBe(200);
		expect(await authorizePage()).toContain('<h1>Sandbox cloud</h1>');
	});

	it('the mode changes only in the request after Jetpack is activated', async () => {
		expect(await modeWhileSwitching('active')).toBe('sandbox');
		expect(await now()).toMatchObject({ mode: 'companion' });
	});

	it('with Jetpack, only Jetpack responds, also to an earlier nonce', async () => {
		expect(await jetpackRoutes()).toEqual(DOUBLED);
		expect(await callRest('admin', 'jetpack/v4/double')).toEqual({
			status: 200,
			body: { answeredBy: 'the double' },
		});
		for (const path of STUB_ONLY) {
			expect(await callRest('admin', path)).toEqual(NO_ROUTE);
		}
	});

	it('with Jetpack there is no sandbox and no cloud', async () => {
		const path = 'jetpack-dashboard-sandbox/v1/scenario';
		expect(await callRest('admin', path, { name: 'security' })).toEqual(NO_ROUTE);
		expect(await authorizePage()).not.toContain('Sandbox cloud');
	});

	it('the mode follows Jetpack when it is switched off and on repeatedly', async () => {
		expect(await modeWhileSwitching('inactive')).toBe('companion');
		expect((await callRest('admin', 'jetpack/v4/site/benefits')).status).toBe(200);
		expect(await callRest('admin', 'jetpack/v4/double')).toEqual(NO_ROUTE);
		await switchPlugin(JETPACK, 'active');
		expect(await jetpackRoutes()).toEqual(DOUBLED);
	});
});

const environment = () =>
	runStep<{ type: string; isMultisite: boolean }>('environment').then(({ type }) => type);

it.each([
	['local', null, true],
	['development', null, true],
	['staging', null, false],
	['production', null, false],
	['production', true, true],
	['production', 'yes', false],
	['local', false, false],
])('the environment %s with the constant %s allows the sandbox: %s', async (type, wish, permit) => {
	expect(await askProbe('permit', { environment: type, wish })).toEqual({ permit });
});

describe('sandbox on a production site', () => {
	let restore: () => void;

	beforeAll(async () => {
		putScript();
		await switchPlugin(DASHBOARD, 'inactive');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		restore = configure("define( 'WP_ENVIRONMENT_TYPE', 'production' );");
		await untilConfigured(async () => (await environment()) === 'production');
	});

	it('stays off: adds no route, Jetpack page or option', async () => {
		const before = await listUnchanged();
		await switchPlugin(DASHBOARD, 'active');
		expect(await now()).toMatchObject({ mode: 'alone' });
		await fetch(SITE);
		expect(await jetpackRoutes()).toEqual([]);
		expect((await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenarios')).status).toBe(404);
		expect(await documentOf('admin', SANDBOX_PAGE)).not.toContain('jp-plugin-container');
		const { active, ...kept } = await listUnchanged();
		expect({ ...kept, active: active.filter((file) => file !== DASHBOARD) }).toEqual(before);
	});

	it('explains on its page why it is off', async () => {
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('The sandbox is off: it invents data');
		expect(html).toContain('environment is “production”');
		expect(html).toContain('DASHBOARD_FOR_JETPACK_SANDBOX');
	});

	it('runs when wp-config.php enables it', async () => {
		const undo = configure("define( 'DASHBOARD_FOR_JETPACK_SANDBOX', true );");
		try {
			await untilConfigured(async () => (await now()).mode === 'sandbox');
			const html = await documentOf('admin', SANDBOX_PAGE);
			expect(html).toContain('Sandbox: invented data, nothing is connected');
		} finally {
			undo();
		}
	});

	afterAll(async () => {
		restore();
		await untilConfigured(async () => (await environment()) === 'local');
		removeScript();
	});
});
