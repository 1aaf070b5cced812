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
import { askProbe, DASHBOARD, jetpackRoutes, now, OWN_PAGE, switchPlugin } from './support/site';

const SANDBOX_PAGE = `${SITE}/wp-admin/admin.php?page=jetpack`;
const environment = () =>
	runStep<{ type: string; isMultisite: boolean }>('environment').then(({ type }) => type);

describe('environments that allow the sandbox', () => {
	beforeAll(() => switchPlugin('mode-probe/mode-probe.php', 'active'));

	it.each([
		['local', null, true],
		['development', null, true],
		['staging', null, false],
		['production', null, false],
		['production', true, true],
		['production', 'yes', false],
		['local', false, false],
	])('are decided for the environment %s with the constant %s: %s', async (type, wish, permit) => {
		await expect(askProbe('permit', { environment: type, wish })).resolves.toEqual({ permit });
	});
});

describe('sandbox on a production site', () => {
	let restore: () => void;

	beforeAll(async () => {
		putScript();
		await switchPlugin('mode-probe/mode-probe.php', 'active');
		await switchPlugin(DASHBOARD, 'inactive');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		restore = configure("define( 'WP_ENVIRONMENT_TYPE', 'production' );");
		await untilConfigured(async () => (await environment()) === 'production');
	});

	it('stays off: adds no route, Jetpack page or option', async () => {
		const before = await listUnchanged();
		await switchPlugin(DASHBOARD, 'active');
		await expect(now()).resolves.toMatchObject({ mode: 'alone' });
		await fetch(SITE);
		await expect(jetpackRoutes()).resolves.toEqual([]);
		expect((await callRest('admin', 'jetpack-dashboard-sandbox/v1/scenarios')).status).toBe(404);
		await expect(documentOf('admin', SANDBOX_PAGE)).resolves.not.toContain('jp-plugin-container');
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
