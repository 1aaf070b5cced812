import { documentOf, printedGlobal, printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { SITE } from '../e2e/support/site';

const NONCE = expect.stringMatching(/^[a-f0-9]{10}$/);
const ROOT = `${SITE}/index.php?rest_route=/`;

let html = '';
const global = (name: string) => printedGlobal(html, name);

async function openIn(scenario: string): Promise<void> {
	await loadScenario(scenario);
	html = await documentOf('admin');
}

describe('page globals on a connected site', () => {
	beforeAll(() => openIn('free'));

	it('DATA-11 contain a nonce that WordPress accepts', async () => {
		const headers = {
			cookie: await cookieHeaderOf('admin'),
			'x-wp-nonce': String(global('jitm_config')?.nonce),
		};
		const response = await fetch(`${ROOT}jetpack/v4/plugins`, { headers });
		expect(response.status).toBe(200);
	});
});

describe('page globals on other sites', () => {
	afterAll(() => loadScenario('free'));

	it('DATA-01 the page data have the addresses of the crisis and its safe mode, too', async () => {
		await loadScenario('identity-crisis');
		const { identityCrisis } = await printedPageData('admin');
		expect(identityCrisis).toEqual({
			wpcomHomeUrl: 'https://old-address.example.com',
			currentUrl: SITE,
			isSafeModeConfirmed: false,
		});
		const { status } = await callRest('admin', 'jetpack/v4/identity-crisis/confirm-safe-mode', {});
		expect(status).toBe(200);
		expect(await printedPageData('admin')).toMatchObject({
			identityCrisis: { isSafeModeConfirmed: true },
		});
	});

	it('DATA-11 the Plugins screen prints the data in its minimal form', async () => {
		await loadScenario('free');
		const screen = await documentOf('admin', `${SITE}/wp-admin/plugins.php`);
		expect(printedGlobal(screen, 'Initial_State')).toEqual({
			WP_API_root: ROOT,
			WP_API_nonce: NONCE,
		});
		const other = await documentOf('admin', `${SITE}/wp-admin/index.php`);
		expect(printedGlobal(other, 'Initial_State')).toBeUndefined();
	});
});
