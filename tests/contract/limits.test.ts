import { callRest, loadScenario, readSetting } from '../e2e/support/rest';
import { SITE, type Role } from '../e2e/support/site';
import { headersOf } from './ajax';
import { authorizeUrl, open, returnOf } from './authorization';
import { putMuPlugin, removeMuPlugin } from './mu-plugin';

const REGISTERING = ['remote_authorize', 'verify_registration', 'verify_xmlrpc_error'];

/** Holds the lock like another process, and returns saved lists. */
const PROBE = `<?php
/** Plugin Name: Probe of the limits */
add_action( 'rest_api_init', function () {
	$route = function ( $path, $callback ) {
		register_rest_route( 'limits-probe/v1', $path, array( 'methods' => 'POST', 'callback' => $callback, 'permission_callback' => '__return_true' ) );
	};
	$lock = 'dashboard_for_jetpack_lock';
	$route( '/hold', function () use ( $lock ) { return add_option( $lock, time() . '-another', '', false ); } );
	$route( '/release', function () use ( $lock ) { return delete_option( $lock ); } );
	$route( '/dismissed', function ( $request ) {
		return get_user_meta( get_user_by( 'login', $request['login'] )->ID, 'dashboard_for_jetpack_dismissed_' . $request['what'], true );
	} );
	$route( '/dismiss', function ( $request ) {
		return update_user_meta( get_user_by( 'login', $request['login'] )->ID, 'dashboard_for_jetpack_dismissed_' . $request['what'], $request['ids'] );
	} );
	$route( '/autoloaded', function () {
		return strlen( implode( '', array_filter( wp_load_alloptions(), 'is_string' ) ) );
	} );
} );
`;

const probe = async <T>(path: string, data: object = {}) =>
	(await callRest('admin', `limits-probe/v1/${path}`, data)).body as T;

const settings = (role: Role, data: object) => callRest(role, 'jetpack/v4/settings', data);
const forbidden = { status: 403, body: expect.objectContaining({ code: 'rest_forbidden' }) };

async function post(path: string, role?: Role) {
	const begun = Date.now();
	const response = await fetch(`${SITE}/index.php?rest_route=/jetpack/v4/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(role && (await headersOf(role))) },
		body: '{}',
	});
	const { status, headers } = response;
	return { status, after: headers.get('retry-after'), seconds: (Date.now() - begun) / 1000 };
}

beforeAll(async () => {
	putMuPlugin('limits-probe', PROBE);
	await loadScenario('free');
});
afterAll(() => removeMuPlugin('limits-probe'));

describe('saves by users without manage_options', () => {
	it.each<Role>(['editor', 'author', 'contributor'])('%s may save their own key', async (role) => {
		const { status, body } = await settings(role, { post_by_email_address: 'noop' });
		// Permitted, but rejected because the user has no account.
		expect([status, body]).toEqual([400, expect.objectContaining({ code: 'some_updated' })]);
	});

	it.each([
		['the title of the site', { onboarding: { siteTitle: 'Taken over' } }],
		['the roles that see the stats', { roles: ['subscriber'] }],
		['a module', { 'post-by-email': true }],
		['an unknown key', { whatever: 1 }],
	])('reject every other key in the same call: %s', async (_name, more) => {
		const before = await readSetting('roles');
		for (const path of ['settings', 'settings/post-by-email', 'module/post-by-email']) {
			const data = { post_by_email_address: 'noop', ...more };
			expect(await callRest('editor', `jetpack/v4/${path}`, data)).toEqual(forbidden);
		}
		expect(await readSetting('roles')).toEqual(before);
		const { body } = await callRest('admin', 'wp/v2/settings');
		expect(body).toMatchObject({ title: 'Sandbox site' });
	});

	it('are rejected for subscribers', async () => {
		expect(await settings('subscriber', { post_by_email_address: 'noop' })).toEqual(forbidden);
	});
});

describe('null as the value of a setting', () => {
	it('is rejected with the name of the setting, for every setting', async () => {
		const { body } = await callRest('admin', 'jetpack/v4/settings');
		const keys = Object.keys(body as object).filter((key) => key !== 'akismet');
		expect(keys.length).toBeGreaterThan(100);
		const nulls = Object.fromEntries(keys.map((key) => [key, null]));
		const answer = await settings('admin', nulls);
		expect(answer).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
		const { params } = (answer.body as { data: { params: Record<string, string> } }).data;
		expect(Object.keys(params).sort()).toEqual(keys.sort());
		expect(await settings('admin', { roles: null })).toMatchObject({ status: 400 });
	});
});

describe('lists that every user can extend', () => {
	const dismissed = (what: string, login: Role) => probe<string[]>('dismissed', { what, login });

	it('keep fifty ids per user and are not autoloaded', async () => {
		const before = await probe<number>('autoloaded');
		const nearlyFull = Array.from({ length: 48 }, (_, i) => `earlier-${i}`);
		for (const what of ['messages', 'hints']) {
			await probe('dismiss', { what, login: 'subscriber', ids: nearlyFull });
		}
		for (let i = 0; i < 4; i++) {
			const data = { id: `message-${i}`, feature_class: 'x' };
			expect((await callRest('subscriber', 'jetpack/v4/jitm', data)).status).toBe(200);
			const hint = await callRest('subscriber', 'jetpack/v4/hints', { hint: `hint-${i}` });
			expect(hint.status).toBe(200);
		}
		for (const what of ['messages', 'hints']) {
			const kept = await dismissed(what, 'subscriber');
			expect(kept).toHaveLength(50);
			expect(kept[0]).toBe('earlier-2');
			expect(kept.at(-1)).toMatch(/-3$/);
			expect(await dismissed(what, 'author')).toBe('');
		}
		expect((await probe<number>('autoloaded')) - before).toBeLessThan(200);
	});

	it.each([
		['jitm', { id: 'x'.repeat(101), feature_class: 'x' }],
		['jitm', { id: 'x', feature_class: 'x'.repeat(101) }],
		['hints', { hint: 'x'.repeat(101) }],
	])('reject a long id: %s', async (path, data) => {
		expect(await callRest('subscriber', `jetpack/v4/${path}`, data)).toMatchObject({
			status: 400,
			body: { code: 'rest_invalid_param' },
		});
	});
});

describe('requests while another one holds the lock', () => {
	beforeAll(() => probe('hold'));
	afterAll(() => probe('release'));

	it.each([
		...[...REGISTERING, 'sync/object', 'user-token'].map((path) => [
			'a read-only route',
			path,
			499,
		]),
		['a caller without permission', 'settings', 401],
	] as [string, string, number][])('%s does not wait: %s', async (_who, path, most) => {
		const { status, seconds } = await post(path);
		expect(status).toBeLessThanOrEqual(most);
		expect(seconds).toBeLessThan(4);
	});

	it('a caller with permission gets a 503 with Retry-After within seconds', async () => {
		const { status, after, seconds } = await post('settings', 'admin');
		expect([status, after]).toEqual([503, '5']);
		expect(seconds).toBeGreaterThan(4.5);
		expect(seconds).toBeLessThan(20);
	});

	it('a page that writes gets a 503 with Retry-After, too', async () => {
		const approve = await authorizeUrl();
		const page = await (await open(approve)).text();
		const nonce = /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? '';
		const approved = await open(approve, {
			method: 'POST',
			body: new URLSearchParams({ approve: '1', _wpnonce: nonce }),
		});
		const location = new URL(approved.headers.get('location') ?? '');
		expect(location.pathname).toBe(returnOf(approve).pathname);
		const answer = await open(location);
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	});
});

describe('authorization page', () => {
	it('cannot be framed', async () => {
		const page = await open(await authorizeUrl());
		expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
		expect(await page.text()).toContain('Sandbox: invented data, nothing is connected');
	});

	it('returns to the dashboard when it has no return address', async () => {
		const page = await open(`${SITE}/?dashboard-for-jetpack-cloud=jetpack.authorize/1`);
		expect([page.status, page.headers.get('x-frame-options')]).toEqual([400, 'DENY']);
		expect(await page.text()).toContain(`${SITE}/wp-admin/admin.php?page=jetpack`);
	});

	it('accepts the parameters of a return only with a valid nonce', async () => {
		const errorQuery = '&error=access_denied&error_description=Call+this+number';
		const good = `${returnOf(await authorizeUrl()).href}${errorQuery}`;
		const left = async (url: string) =>
			(await open(url)).headers
				.getSetCookie()
				.filter((cookie) => cookie.startsWith('jetpackState'))
				.map((cookie) => decodeURIComponent(cookie.split(';')[0] ?? ''));
		expect(await left(good)).toEqual([
			'jetpackState[error]=access_denied',
			'jetpackState[error_description]=Call this number',
		]);
		const forged = good.replace(/_wpnonce=\w+/, '_wpnonce=forged1234');
		expect(await left(forged)).toEqual(['jetpackState[error]=cheatin']);
	});
});
