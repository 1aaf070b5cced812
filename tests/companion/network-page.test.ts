import { WATCH_CASES } from '#tests/support/watch-cases';
import { ROW } from '../contract/kept';
import { putMeddler, removeMeddler } from '../contract/meddler';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { findViolationsIn } from '../e2e/support/axe';
import { closePages, openPage, type PageOptions } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { readLines } from '../e2e/support/first-calls';
import { printedGlobal } from '../e2e/support/page-data';
import { SITE } from '../e2e/support/site';
import { putScript, removeScript, runStep } from './support/database';
import { addressOf, putFiles } from './support/deciders';
import './support/no-complaints';
import { logIn, onSite, rowsOf, siteAt, startNetwork, type Visitor } from './support/network';
import { DASHBOARD, switchPlugin } from './support/site';

const LIST = `${SITE}/wp-admin/network/admin.php?page=dashboard-for-jetpack-sites`;
const SANDBOX = 'wp-admin/admin.php?page=jetpack';

/** The row that needs attention is the first one. */
const NAMES = ['Second', 'A shop with a very long name that never seems to end', 'Sandbox site'];

async function nonceAt({ get }: Pick<Visitor, 'get'>, path: string): Promise<string> {
	const page = await (await get(`${path}${SANDBOX}`)).text();
	return String(printedGlobal(page, 'Initial_State')?.WP_API_nonce);
}

const FORCES = `<?php
/* Plugin Name: Acme Network */
add_filter( 'option_jetpack_active_modules', function ( $modules ) {
	return array_merge( $modules, array( 'stats' ) );
} );`;

describe('a network in a browser', () => {
	let endNetwork: () => Promise<void>;
	let admin: Visitor;
	let second: number;
	let long: number;

	const rowOf = async () =>
		rowsOf(await (await admin.get(LIST.replace(SITE, ''))).text()).find(({ Site = '' }) =>
			Site.startsWith(NAMES[1] ?? ''),
		) ?? {};

	async function openList(options: PageOptions) {
		const watched = await openPage(null, options);
		await watched.context.addCookies(
			admin.cookie.split('; ').map((pair) => {
				const [name = '', value = ''] = pair.split(/=(.*)/s);
				return { name, value, url: SITE };
			}),
		);
		await watched.page.goto(LIST);
		return { ...watched, names: watched.page.locator('.wrap tbody a.row-title') };
	}

	beforeAll(async () => {
		putScript();
		endNetwork = await startNetwork();
		// Another test may have left some behind.
		await runStep('sites-gone');
		await runStep('activate', { file: DASHBOARD, network: true });
		second = await siteAt('/second/', 'Second');
		long = await siteAt('/long/', NAMES[1] ?? '');
		await onSite(1, 'load', { scenario: 'security' });
		await onSite(second, 'load', { scenario: 'disconnected' });
		admin = await logIn('admin');
		for (const path of ['/', '/second/']) {
			await admin.get(`${path}${SANDBOX}`);
		}
	});
	afterEach(() => closePages());
	afterAll(async () => {
		await runStep('deactivate', { file: DASHBOARD, network: true });
		await runStep('sites-gone');
		await runStep('forget', { folder: 'dashboard-for-jetpack' });
		await endNetwork();
		await switchPlugin(DASHBOARD, 'active');
		removeScript();
	});

	it('makes each call of a request on the page’s own site, even if a plugin has switched to another', async () => {
		putMeddler();
		const calls = ['updates/plugins', 'plugins'].map((name) => `&calls[]=jetpack/v4/${name}`);
		const answer = await admin.get(
			`/second/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_first_calls${calls.join('')}`,
			{
				cookie: `${admin.cookie}; meddle=${encodeURIComponent('site@updates/plugins look@plugins')}`,
				'x-wp-nonce': await nonceAt(admin, '/second/'),
			},
		);
		const lines = await readLines(answer);
		removeMeddler();
		expect(lines).toHaveLength(2);
		expect(JSON.parse(lines[1]?.body ?? '')).toMatchObject({ site: [second, false] });
	});

	it('names code that the whole network runs to those who manage it, and to nobody else', async () => {
		const file = 'acme-network/acme-network.php';
		const removeFiles = putFiles({ [`plugins/${file}`]: FORCES });
		await runStep('activate', { file, network: true });
		putMuPlugin('network-rules', FORCES.replace('option_', ''));
		await runStep('member', { site: second, login: 'second-admin' });
		const ask = async ({ cookie, get }: Visitor) => {
			const nonce = await nonceAt({ get }, '/second/');
			const address = addressOf({ kind: 'module', id: 'stats' });
			const answer = await fetch(`${SITE}/second${address}`, {
				method: 'POST',
				headers: { cookie, 'x-wp-nonce': nonce },
			});
			return (await answer.json()) as object;
		};
		const ofManager = await ask(admin);
		const ofMember = await ask(await logIn('second-admin'));
		await runStep('member-gone', { login: 'second-admin' });
		removeMuPlugin('network-rules');
		await runStep('deactivate', { file, network: true });
		removeFiles();
		expect(ofManager).toMatchObject({
			found: [
				{ author: { kind: 'plugin', name: 'Acme Network', file, line: 3 }, forces: 'on' },
				{ author: { kind: 'must-use', file: 'network-rules.php', line: 3 }, forces: 'on' },
			],
		});
		const author = { kind: 'network', name: '', file: '', line: 0 };
		expect(ofMember).toMatchObject({
			found: Array(2).fill(expect.objectContaining({ author, forces: 'on' })),
			guesses: [],
		});
	});

	it.each([
		[1280, false],
		[480, false],
		[320, false],
		[1280, true],
		[320, true],
	])(
		'fits into %d px without a violation of accessibility (right to left: %s)',
		async (width, isRightToLeft) => {
			const { page, names, complaints } = await openList({ width, isRightToLeft });
			expect(await page.locator('html').getAttribute('dir')).toBe(isRightToLeft ? 'rtl' : null);
			expect(await names.allTextContents()).toEqual(NAMES);
			await page.locator('tbody .column-status').first().getByText('Not connected').waitFor();
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow).toBe(0);
			expect([...(await findViolationsIn(page, '.wrap')), ...complaints]).toEqual([]);
		},
	);

	it('shows the status on a phone at once, below the name, and the columns in an opened row', async () => {
		const { page } = await openList({ width: 320 });
		const status = page.locator('.wrap tbody .column-status');
		expect(await status.count()).toBe(NAMES.length + 1);
		for (const one of await status.all()) {
			expect(await one.isVisible()).toBe(true);
			expect((await one.boundingBox())?.width).toBeGreaterThan(200);
		}
		const row = page.locator('.wrap tbody tr').first();
		const owner = row.locator('td.column-owner');
		expect(await owner.isVisible()).toBe(false);
		await row.getByRole('button').click();
		expect(await owner.isVisible()).toBe(true);
		expect(await owner.getAttribute('data-colname')).toBe('Connection owner');
	});

	it('leads from a row to the dashboard of that site', async () => {
		const { page, names } = await openList({});
		await names.last().click();
		await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
		expect(page.url()).toContain(`${SITE}/${SANDBOX}`);
		await page.goBack();
		await names.first().click();
		await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
		expect(page.url()).toContain(`${SITE}/second/${SANDBOX}`);
	});

	it('says the same about backups and threats as the app, for the answers of a visit', async () => {
		for (const [scenario, backups, threats] of WATCH_CASES) {
			await onSite(long, 'load', { scenario });
			const nonce = await nonceAt(admin, '/long/');
			for (const route of ['rewind', 'scan', 'module/vaultpress/data']) {
				await admin.get(`/long/index.php?rest_route=/jetpack/v4/${route}&_cacheBuster=1`, {
					'x-wp-nonce': nonce,
				});
			}
			const { Status = '', tone, Backups = '' } = await rowOf();
			const found = Number(/^(\d+) threats? found/.exec(Status)?.[1] ?? 0);
			const expected = backups === '—' ? '—Not known yet' : backups;
			expect([scenario, Backups, found]).toEqual([scenario, expected, threats]);
			expect([scenario, tone === 'danger']).toEqual([scenario, threats > 0]);
			expect([scenario, tone === 'good']).toEqual([scenario, backups === 'On' && threats === 0]);
		}
		await onSite(long, 'load', { scenario: 'offline' });
		await admin.get(`/long/${SANDBOX}`);
		expect(await rowOf()).toMatchObject({
			Status: 'Offline mode',
			Backups: '—Not known yet',
		});
	});

	it('says how old an answer about backups is if later visits brought none', async () => {
		await onSite(long, 'load', { scenario: 'security' });
		await admin.get('/long/index.php?rest_route=/jetpack/v4/rewind&_cacheBuster=1', {
			'x-wp-nonce': await nonceAt(admin, '/long/'),
		});
		const rows = await onSite<Record<string, string>>(long, 'rows');
		const older = rows[ROW]!.replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) - 3 * 86_400}`);
		await onSite(long, 'option', { name: ROW, value: older });
		await admin.get(`/long/${SANDBOX}`);
		expect(await rowOf()).toMatchObject({ Backups: 'On, 3 days ago', Status: 'Connected' });
	});
});
