import { decodePageData } from '@/api';
import { putMeddler, removeMeddler } from '../contract/meddler';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { withHost } from '../e2e/support/other-host';
import { printedGlobal } from '../e2e/support/page-data';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import { besideJetpack, OWN_PAGE, setDouble, setOption } from './support/site';

type Failure = { piece: string; message: string };

const START = 'window.dashboardForJetpackStart?.()';

/** The page while plugins act as the cookies say. */
async function readPage(cookies: string, role: Role = 'admin') {
	const cookie = await cookieHeaderOf(role);
	const response = await fetch(OWN_PAGE, { headers: { cookie: `${cookie}; ${cookies}` } });
	const html = await response.text();
	const wire = printedGlobal(html, 'Initial_State') ?? {};
	const page = decodePageData(wire, PAGE);
	const me = await fetch(`${SITE}/index.php?rest_route=/wp/v2/users/me`, {
		headers: { cookie, 'x-wp-nonce': page.apiNonce },
	});
	return {
		html,
		response,
		page,
		me: ((await me.json()) as { id?: number }).id,
		pieces: (wire.pageDataFailures as Failure[]).map(({ piece }) => piece),
		reasons: (wire.pageDataFailures as Failure[]).map(({ message }) => message).join(),
		settings: wire.settings,
	};
}

describe('the page beside plugins that meddle with REST calls', () => {
	// The double remembers the failure of an unreachable provider, which would affect the next pages and files.
	const forgetProvider = async () => {
		await setDouble(null);
		await setOption('_transient_jetpack_double_failed', null);
	};

	besideJetpack(putMeddler, forgetProvider);
	afterAll(removeMeddler);

	it.each(['user-0', 'user-1', 'buffers', 'input'])(
		'is still the page of its user after a route did "%s"',
		async (deed) => {
			const { page, me, pieces, html } = await readPage(`meddle=${deed}@module/all`, 'contributor');
			expect(page.currentUser.username).toBe('contributor');
			expect(me).toBe(page.currentUser.id);
			expect(pieces).toEqual([]);
			expect(html).not.toContain('Printed by the meddler');
		},
	);

	it.each([
		['exit', 'Another plugin stopped this page.'],
		['die', 'Another plugin stopped this page.'],
		['fatal', 'wp-content/mu-plugins/meddler.php'],
		['throw-as-user-1', 'Thrown by the meddler.'],
	])(
		'loses only the settings to a plugin that does "%s" in their route, and says why',
		async (deed, reason) => {
			const { html, pieces, reasons, page, me } = await readPage(`meddle=${deed}@settings`);
			expect(me).toBe(page.currentUser.id);
			expect(page.currentUser.username).toBe('admin');
			expect(page.modules).toHaveProperty('stats');
			expect(page.site.plan).toMatchObject({ productSlug: 'jetpack_security_t1_yearly' });
			if (deed !== 'throw-as-user-1') {
				expect(pieces).toEqual(['settings']);
				expect(reasons).toContain(reason);
			}
			expect(html.split(START)).toHaveLength(2);
			expect(html).toContain('id="wpfooter"');
			expect(html).not.toContain('Printed by the meddler');
		},
	);

	it('prints the text of an exception for administrators only, and names the piece for all', async () => {
		const cookies = 'meddle=throw-as-user-1@settings';
		const admin = await readPage(cookies);
		expect([admin.pieces, admin.reasons]).toEqual([['settings'], 'Thrown by the meddler.']);
		const { html, pieces, reasons } = await readPage(cookies, 'contributor');
		expect([pieces, reasons]).toEqual([['settings'], '']);
		expect(html).not.toContain('Thrown by the meddler.');
	});

	it('has no answer that the rules of the site refuse to its REST API, not even from the helper', async () => {
		const { pieces, reasons, settings } = await readPage('rule=refuse');
		expect(pieces).toEqual(['modules', 'settings']);
		expect(reasons).toContain('Refused by the meddler.');
		expect(settings).toEqual({});
	});

	it('can run code of others before WordPress has its request', async () => {
		putMuPlugin(
			'early',
			`<?php
			add_action( 'plugins_loaded', function () {
				$answer = Dashboard_For_Jetpack\\Admin_Page\\Foreign_Code::run( function () {
					$_GET['early'] = isset( $GLOBALS['wp'] ) ? 'late' : 'early';
					return $_GET['early'];
				} );
				header( 'X-Early: ' . $answer . ( isset( $_GET['early'] ) ? ', kept' : '' ) );
			} );`,
		);
		const response = await fetch(`${SITE}/`);
		removeMuPlugin('early');
		expect(response.headers.get('x-early')).toBe('early');
	});

	it('leads to no other host if a rule of the site ends the request', async () => {
		// Some servers pass on an address that begins with two slashes.
		putMuPlugin(
			'odd-server',
			`<?php $_SERVER['REQUEST_URI'] = '//evil.example' . $_SERVER['REQUEST_URI'];`,
		);
		const cookie = `${await cookieHeaderOf('admin')}; rule=exit`;
		const response = await fetch(OWN_PAGE, { headers: { cookie }, redirect: 'manual' });
		removeMuPlugin('odd-server');
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toMatch(new RegExp(`^${SITE}/`));
	});

	it('loads without REST calls if a rule of the site ends the request', async () => {
		const { response, pieces, page } = await readPage('rule=exit');
		expect(response.url).toContain('dashboard-for-jetpack-calls=none');
		expect(pieces).toEqual(['modules', 'settings']);
		expect(page.currentUser.username).toBe('admin');
	});

	it('waits once for another host that does not answer, and lets Jetpack remember no failure', async () => {
		let asked = 0;
		const visit = (port: number) => readPage(`host=${port}; meddle=wait@settings`);
		const useProvider = (port: number) => setDouble({ provider: `http://127.0.0.1:${port}/` });
		await withHost(
			() => void (asked += 1),
			async (port) => {
				await useProvider(port);
				const { html, settings } = await visit(port);
				expect(asked).toBe(1);
				expect(html).toContain(START);
				expect(settings).toEqual({});
			},
		);
		await withHost(
			(_request, response) => response.end('{}'),
			async (port) => {
				await useProvider(port);
				const { html, pieces } = await visit(port);
				expect(pieces).toEqual([]);
				expect(printedGlobal(html, 'JP_CONNECTION_INITIAL_STATE')).toBeDefined();
				await forgetProvider();
			},
		);
	});

	it('leads to the check of the site if a plugin ends the request', async () => {
		const { page, context } = await openPage('admin');
		await context.addCookies([{ name: 'meddle', value: 'exit@settings', url: SITE }]);
		await page.goto(`${OWN_PAGE}#/check`);
		const container = page.locator(CONTAINER);
		await container.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
		await container
			.getByText("Couldn't read everything for this page: Another plugin stopped this page.")
			.waitFor();
		await context.clearCookies({ name: 'meddle' });
	});
});
