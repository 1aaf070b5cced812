import { http, HttpResponse } from 'msw';
import { createApi, decodeConnectionPage, decodePageData } from '@/api';
import { modulesApi } from '@/api/entities/modules';
import { buildWirePageData, PAGE_URL } from '#tests/support/fixtures';
import { server } from '#tests/support/server';

const ADMIN = 'http://site.test/wp-admin/';

const decode = (adminUrl: string, pageUrl = PAGE_URL) =>
	decodePageData({ ...buildWirePageData(), adminUrl }, pageUrl).site.adminUrl;

it('DATA-11 uses the printed admin address if it is on the origin of the page', () => {
	expect(decode(ADMIN)).toBe(ADMIN);
	expect(decode('http://site.test/elsewhere/wp-admin/')).toBe(
		'http://site.test/elsewhere/wp-admin/',
	);
});

it.each([
	['runs a script', 'javascript:alert(1)//'],
	['contains a document', 'data:text/html,x/'],
	['has no scheme', '//site.test/wp-admin/'],
	['has no host', '/wp-admin/'],
	['is empty', ''],
	['is on another host', 'http://evil.test/wp-admin/'],
	['only starts with this host', 'http://site.test.evil.test/wp-admin/'],
	['has this host as its user', 'http://site.test@evil.test/wp-admin/'],
	['is on another port', 'http://site.test:8080/wp-admin/'],
	['is on another scheme', 'https://site.test/wp-admin/'],
	['is not a folder', 'http://site.test/wp-admin'],
])('uses the folder of the page if the printed address %s', (_what, adminUrl) => {
	expect(decode(adminUrl)).toBe(ADMIN);
	expect(decode(adminUrl, 'http://blog.test/a/wp-admin/admin.php?page=jetpack#/x/y')).toBe(
		'http://blog.test/a/wp-admin/',
	);
});

it('uses the folder of the plugins screen, which prints no address', () => {
	const { userData, connectionStatus } = buildWirePageData();
	const printed = { apiRoot: '', apiNonce: '', userConnectionData: userData, connectionStatus };
	const page = decodeConnectionPage(printed, `${ADMIN}plugins.php?plugin_status=all`);
	expect(page.site.adminUrl).toBe(ADMIN);
});

it('requests a new nonce from the page’s own site, whatever address was printed', async () => {
	const asked = jest.fn();
	server.use(
		http.get(`${ADMIN}admin-ajax.php`, ({ request }) => {
			asked(new URL(request.url).searchParams.get('action'));
			return new HttpResponse('0');
		}),
		http.get('http://site.test/wp-json/jetpack/v4/module/all', () =>
			HttpResponse.json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 }),
		),
	);
	const adminUrl = decode('https://evil.test/wp-admin/');
	const api = createApi({ root: 'http://site.test/wp-json/', nonce: 'a', adminUrl, userId: 1 });
	await expect(api(modulesApi).loadAll()).rejects.toThrow('logged out');
	expect(asked.mock.calls).toEqual([['rest-nonce']]);
});
