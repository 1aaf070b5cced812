import { callAction, headersOf } from '../contract/ajax';
import type { Entry } from '../contract/record';
import { callRest, loadScenario } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE } from '../e2e/support/site';
import { listUnchanged, runStep } from './support/database';
import { lineOf, putFiles } from './support/deciders';
import './support/no-complaints';
import { besideJetpack, OWN_PAGE, setOption, switchPlugin } from './support/site';

const PLUGIN = 'acme-record/acme-record.php';
const TABLE = /dashboard_for_jetpack_record$/;

/** Changes settings, in the way that the request names. */
const CODE = `<?php
/* Plugin Name: Acme Tools */
add_action( 'init', function () {
	$way = $_GET['acme'] ?? '';
	if ( 'cli' === $way ) {
		define( 'WP_CLI', true );
	}
	if ( 'cron' === $way ) {
		define( 'DOING_CRON', true );
	}
	if ( 'many' === $way ) {
		for ( $number = 0; $number < (int) $_GET['times']; $number++ ) {
			do_action( 'updated_option', 'stb_enabled', $number % 2, ( $number + 1 ) % 2 );
		}
	} elseif ( 'update' === $way ) {
		add_action( 'updating_jetpack_version', 'acme_tools_set' );
		do_action( 'updating_jetpack_version' );
	} elseif ( 'time' === $way ) {
		$start = microtime( true );
		for ( $number = 0; $number < 1000; $number++ ) {
			do_action( 'updated_option', 'blogname', 'a', 'b' );
		}
		header( 'x-spent: ' . 1000 * ( microtime( true ) - $start ) / 1000 );
	} elseif ( $way ) {
		acme_tools_set();
	}
} );
function acme_tools_set() {
	update_option( 'carousel_background_color', get_option( 'carousel_background_color' ) === 'white' ? 'black' : 'white' );
}
`;

const AUTHOR = {
	kind: 'plugin',
	name: 'Acme Tools',
	file: PLUGIN,
	line: lineOf(CODE, '	update_option'),
};

interface Answer {
	isOn?: boolean;
	entries?: Entry[];
	code?: string;
}

const ask = (turn = '', options: Parameters<typeof callAction>[1] = {}) =>
	callAction<Answer>(`record&turn=${turn}`, options);

const readEntries = async () => (await ask()).body.entries ?? [];
const visit = (path: string, init?: RequestInit) => fetch(`${SITE}/${path}`, init);

async function startAnew() {
	await ask('off');
	await ask('on');
}

const hasTable = async () => (await listUnchanged()).tables.some((name) => TABLE.test(name));

let removeFiles: () => void;
beforeAll(async () => {
	removeFiles = putFiles({ [`plugins/${PLUGIN}`]: CODE });
	await switchPlugin(PLUGIN, 'active');
});
afterAll(async () => {
	await switchPlugin(PLUGIN, 'inactive');
	removeFiles();
});

describe('the record of a site in the sandbox', () => {
	beforeAll(async () => {
		await loadScenario('free');
		await startAnew();
	});
	afterAll(() => ask('off'));

	it('lists the saves of a screen, with person, values and the screen', async () => {
		await callRest('admin', 'jetpack/v4/settings', { sitemaps: false, stb_enabled: false });
		await startAnew();
		await visit('index.php?rest_route=/jetpack/v4/settings', {
			method: 'POST',
			headers: {
				...(await headersOf('admin')),
				'content-type': 'application/json',
				referer: PAGE,
			},
			body: JSON.stringify({ sitemaps: true, stb_enabled: true }),
		});
		const entries = await readEntries();
		const values = { from: false, to: true };
		const common = { login: 'admin', source: 'dashboard', author: null, values };
		expect(entries).toHaveLength(2);
		expect(entries).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ ...common, key: 'sitemaps' }),
				expect.objectContaining({ ...common, key: 'stb_enabled' }),
			]),
		);
		expect(new Set(entries.map(({ request }) => request)).size).toBe(1);
	});
});

describe('the record of a site beside Jetpack', () => {
	besideJetpack(undefined, async () => {
		await ask('off');
		for (const name of ['carousel_background_color', 'jetpack_active_modules', 'stats_options']) {
			await setOption(name, null);
		}
	});
	beforeEach(startAnew);

	it.each([
		['?acme=visit', 'visit'],
		['?acme=cli', 'cli'],
		['?acme=update', 'update'],
		['?acme=cron', 'cron'],
		['xmlrpc.php?acme=xmlrpc', 'xmlrpc'],
		['xmlrpc.php?for=jetpack&acme=provider', 'provider'],
		['wp-admin/admin-ajax.php?acme=ajax', 'admin'],
	])('names the plugin that makes a change, and the way: %s', async (path, source) => {
		await visit(path);
		expect(await readEntries()).toMatchObject([
			{ key: 'carousel_background_color', userId: 0, login: '', source, author: AUTHOR },
		]);
	});

	it.each([
		[OWN_PAGE, 'dashboard'],
		[`${SITE}/wp-admin/admin.php?page=jetpack#/settings`, 'jetpack'],
		[`${SITE}/wp-admin/options-general.php`, 'admin'],
	])('names the screen from which a person changes something: %s', async (referer, source) => {
		await visit('wp-admin/admin-ajax.php?acme=screen', {
			headers: { cookie: await cookieHeaderOf('admin'), referer },
		});
		expect(await readEntries()).toMatchObject([{ login: 'admin', source }]);
	});

	it('has each module and each member of an option that changed', async () => {
		await setOption('jetpack_active_modules', ['stats', 'protect']);
		await setOption('stats_options', { admin_bar: false, roles: ['administrator'], version: 1 });
		await startAnew();
		await setOption('jetpack_active_modules', ['stats', 'sitemaps']);
		await setOption('stats_options', { admin_bar: true, roles: ['administrator'], version: 2 });
		await setOption('stats_options', null);
		const entries = (await readEntries()).reverse();
		expect(entries.map(({ key, values }) => [key, values?.from, values?.to])).toEqual([
			['sitemaps', false, true],
			['protect', true, false],
			['admin_bar', false, true],
			['admin_bar', true, null],
			['roles', ['administrator'], null],
		]);
	});

	it('has no values of keys, addresses and texts, and no copy of settings that WordPress.com stores', async () => {
		const secrets = {
			wordpress_api_key: 'secret-key',
			jetpack_waf_ip_allow_list: 'secret-list',
			verification_services_codes: { google: 'secret-code' },
			subscription_options: { welcome: 'secret-text' },
			post_by_email_address1: 'secret-address',
		};
		for (const [name, value] of Object.entries(secrets)) {
			await setOption(name, value);
		}
		await setOption('post_by_email_address1', 'secret-second');
		const entries = await readEntries();
		for (const name of Object.keys(secrets)) {
			await setOption(name, null);
		}
		expect(entries.map(({ key, values }) => [key, values])).toEqual([
			['post_by_email_address', null],
			['subscription_options', null],
			['google', null],
			['jetpack_waf_ip_allow_list', null],
			['wordpress_api_key', null],
		]);
		expect(JSON.stringify(await readEntries())).not.toContain('secret');
	});

	it('loses nothing of two writers at once, and keeps the newest 500', async () => {
		await Promise.all([visit('?acme=many&times=100'), visit('?acme=many&times=100')]);
		const entries = await readEntries();
		expect(entries).toHaveLength(200);
		expect(new Set(entries.map(({ request }) => request)).size).toBe(2);
		await visit('?acme=many&times=301');
		const all = await readEntries();
		expect(all).toHaveLength(500);
		expect(all.at(-1)?.id).toBe(all[0]!.id - 499);
	});

	it('costs other changes of options next to nothing', async () => {
		const response = await visit('?acme=time');
		expect(Number(response.headers.get('x-spent'))).toBeLessThan(0.2);
	});

	it('is for administrators only, and is turned only on purpose', async () => {
		for (const role of ['editor', 'subscriber'] as const) {
			expect(await ask('off', { role })).toMatchObject({ status: 403 });
		}
		expect(await ask('off', { nonce: 'forged' })).toEqual({
			status: 403,
			body: { code: 'rest_forbidden' },
		});
		await ask('off', { method: 'GET' });
		expect((await ask()).body.isOn).toBe(true);
	});

	it('stores nothing while it is off', async () => {
		await ask('off');
		await visit('?acme=visit');
		expect((await ask()).body).toEqual({ isOn: false, entries: [] });
		expect(await hasTable()).toBe(false);
		expect((await listUnchanged()).options).not.toContain('dashboard_for_jetpack_record');
	});

	it('exports a person’s data, and erases it', async () => {
		const { body } = await callRest('admin', 'wp/v2/users/me&context=edit');
		const { email, id } = body as { email: string; id: number };
		await visit('wp-admin/admin-ajax.php?acme=screen', {
			headers: { cookie: await cookieHeaderOf('admin') },
		});
		await visit('?acme=visit');
		const exported = await runStep<{ answer: { data: { data: object[] }[]; done: boolean } }>(
			'personal',
			{ tool: 'exporter', email },
		);
		expect(id).toBeGreaterThan(0);
		expect(exported.answer.done).toBe(true);
		expect(exported.answer.data).toHaveLength(1);
		expect(exported.answer.data[0]?.data).toContainEqual({
			name: 'Setting',
			value: 'carousel_background_color',
		});
		const eraser = { tool: 'eraser', email };
		expect(await runStep('personal', eraser)).toMatchObject({
			answer: { items_removed: true, done: true },
		});
		expect(await runStep('personal', eraser)).toMatchObject({
			answer: { items_removed: false },
		});
		expect(await readEntries()).toMatchObject([
			{ userId: 0, source: 'visit' },
			{ userId: 0, login: '', source: 'erased' },
		]);
	});
});
