import { documentOf, printedGlobal, printedPageData } from '../e2e/support/page-data';
import { callRest, loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE } from '../e2e/support/site';

const NONCE = expect.stringMatching(/^[a-f0-9]{10}$/);
const ROOT = `${SITE}/index.php?rest_route=/`;
const AJAX = `${SITE}/wp-admin/admin-ajax.php`;
const ONLY_UNCONNECTED = ['jp_banner', 'jpConnect'];

let html = '';
const global = (name: string) => printedGlobal(html, name);

async function openIn(scenario: string): Promise<void> {
	await loadScenario(scenario);
	html = await documentOf('admin');
}

describe('page globals on a connected site', () => {
	beforeAll(() => openIn('free'));

	it('DATA-11 contain the addresses and nonces of events and messages, and the texts of their button', () => {
		expect(global('jpTracksAJAX')).toEqual({ ajaxurl: AJAX, jpTracksAJAX_nonce: NONCE });
		expect(global('jitm_config')).toEqual({
			api_root: ROOT,
			nonce: NONCE,
			activate_module_text: 'Activate',
			activating_module_text: 'Activating',
			activated_module_text: 'Activated',
		});
	});

	it('DATA-11 contain a nonce that WordPress accepts', async () => {
		const headers = {
			cookie: await cookieHeaderOf('admin'),
			'x-wp-nonce': String(global('jitm_config')?.nonce),
		};
		const response = await fetch(`${ROOT}jetpack/v4/plugins`, { headers });
		expect(response.status).toBe(200);
	});

	it('DATA-11 contain the name of the site and the connection', async () => {
		expect(global('jetpack_redirects')).toEqual({ currentSiteRawUrl: new URL(SITE).host });
		const { body } = await callRest('admin', 'jetpack/v4/connection');
		expect(global('JP_CONNECTION_INITIAL_STATE')).toMatchObject({
			apiRoot: ROOT,
			apiNonce: NONCE,
			registrationNonce: NONCE,
			connectionStatus: body,
			connectedPlugins: [{ name: 'Jetpack', slug: 'jetpack' }],
			wpVersion: expect.stringMatching(/^\d+\.\d+/),
			siteSuffix: new URL(SITE).host,
		});
	});

	it('DATA-11 contain no offer to connect, and no identity crisis', () => {
		[...ONLY_UNCONNECTED, 'JP_IDENTITY_CRISIS__INITIAL_STATE'].forEach((name) =>
			expect(global(name)).toBeUndefined(),
		);
	});
});

describe('page globals on other sites', () => {
	afterAll(() => loadScenario('free'));

	it('DATA-02 an unconnected site prints the data for connecting', async () => {
		await openIn('disconnected');
		expect(global('jp_banner')).toEqual({
			ajax_url: AJAX,
			connectionBannerNonce: NONCE,
		});
		const script = String(global('jpConnect')?.preFetchScript);
		expect(html).toContain(`src="${script}"`);
		expect(global('jpConnect')).toEqual({
			apiBaseUrl: `${ROOT}jetpack/v4`,
			registrationNonce: NONCE,
			apiNonce: NONCE,
			apiSiteDataNonce: NONCE,
			jetpackApiDomain: SITE,
			connectInPlaceUrl: `${PAGE}#/setup`,
			dashboardUrl: `${PAGE}#/dashboard`,
			plansPromptUrl: expect.stringMatching(/^https:\/\/jetpack\.com\/redirect\/\?source=/),
			identity: { _ut: 'anon', _ui: expect.stringMatching(/^jetpack:[a-f0-9]{32}$/) },
			preFetchScript: script,
		});
	});

	it('DATA-08 a site in offline mode prints no offer to connect', async () => {
		await openIn('offline');
		ONLY_UNCONNECTED.forEach((name) => expect(global(name)).toBeUndefined());
	});

	it('DATA-01 a site in an identity crisis prints the details of the crisis', async () => {
		await openIn('identity-crisis');
		expect(global('JP_IDENTITY_CRISIS__INITIAL_STATE')).toMatchObject({
			WP_API_root: ROOT,
			WP_API_nonce: NONCE,
			currentUrl: SITE,
			wpcomHomeUrl: expect.any(String),
			redirectUri: '/admin.php?page=jetpack',
			isSafeModeConfirmed: false,
			isAdmin: true,
			consumerData: { slug: 'jetpack', admin_page: '/admin.php?page=jetpack' },
			possibleDynamicSiteUrlDetected: false,
		});
	});

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
