import { putScript, removeScript, runStep } from '../../companion/support/database';
import { logIn, rowsOf, siteAt, startNetwork, type Visitor } from '../../companion/support/network';
import { DASHBOARD, JETPACK } from '../../companion/support/site';
import { controlTrials, putTrialControl, removeTrialControl } from '../../contract/trial-control';
import { openPage } from '../../e2e/support/browser';
import { CONTAINER } from '../../e2e/support/dashboard';
import { SITE } from '../../e2e/support/site';
import { BESIDE, check } from './check';

const OURS = 'admin.php?page=dashboard-for-jetpack';

/** The first site is connected, the second is not. */
const SITES = ['/', '/second/'];

/** Some of Jetpack's routes that the next releases lack. */
const LOST = ['/dashboard', '/my-plan', '/recommendations', '/product/scan'];

async function readEntry({ get }: Visitor, path: string): Promise<string> {
	const menu = await (await get(`${path}wp-admin/profile.php`)).text();
	const { status } = await get(`${path}wp-admin/${OURS}`);
	return `${menu.includes(OURS) ? 'entry' : 'no entry'}, ${status}`;
}

async function follow({ cookie }: Visitor, address: string): Promise<string> {
	const { page, context } = await openPage(null);
	await context.addCookies(
		cookie.split('; ').map((pair) => {
			const [name = '', value = ''] = pair.split(/=(.*)/s);
			return { name, value, url: SITE };
		}),
	);
	await page.goto(address);
	await page.locator(`${CONTAINER} [data-screen-title]`).first().waitFor({ state: 'attached' });
	const end = page.url();
	await page.close();
	return end;
}

/** The fate of a change on trial on the first site after its time is up, when someone visits first the second site, then the first. */
async function tryTrial({ cookie, get }: Visitor): Promise<string> {
	const nonce = await (await get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
	const settings = `${SITE}/index.php?rest_route=/jetpack/v4/settings`;
	const headers = { cookie, 'x-wp-nonce': nonce, 'content-type': 'application/json' };
	const send = (changes: object, query = '') =>
		fetch(settings + query, { method: 'POST', headers, body: JSON.stringify(changes) });
	const readRow = async () => ((await controlTrials()).row ? 'on trial' : 'nothing left');
	putTrialControl();
	try {
		await send({ sso: false });
		await send({ sso: true }, '&dashboard-for-jetpack-trial=1');
		await controlTrials({ age: 5 });
		await fetch(`${SITE}/second/`);
		const before = await readRow();
		await fetch(`${SITE}/`);
		const after = await readRow();
		const { sso } = (await (await fetch(settings, { headers })).json()) as Record<string, unknown>;
		return [before, after, `sso ${String(sso)}`].join(', ');
	} finally {
		removeTrialControl();
	}
}

check('A network', async (_findings, note) => {
	putScript();
	const endNetwork = await startNetwork();
	const expect = (item: string, found: unknown, expected: string) =>
		note(item, found === expected, `${String(found)} instead of ${expected}`);
	try {
		for (const file of [JETPACK, DASHBOARD]) {
			await runStep('activate', { file, network: true });
		}
		await siteAt('/second/', 'Second');
		const admin = await logIn('admin');
		const editor = await logIn('editor');
		for (const path of SITES) {
			expect(`admin on ${path}`, await readEntry(admin, path), 'entry, 200');
			for (const hash of BESIDE.next > 0 ? LOST : []) {
				const place = `${SITE}${path}wp-admin/`;
				const end = await follow(admin, `${place}admin.php?page=jetpack#${hash}`);
				expect(`${path} ${hash}`, end.split('#')[0], `${place}${OURS}`);
			}
		}
		expect('editor on /', await readEntry(editor, '/'), 'entry, 200');
		expect('editor on /second/', await readEntry(editor, '/second/'), 'no entry, 403');
		const list = await admin.get(`/wp-admin/network/${OURS}-sites`);
		const names = rowsOf(await list.text()).map(({ Site = '' }) => Site.split(' | ')[0]);
		expect('list of the sites', names.sort().join(), 'Sandbox site,Second');
		expect('a trial on /', await tryTrial(admin), 'on trial, nothing left, sso false');
	} finally {
		await runStep('sites-gone');
		await endNetwork();
		removeScript();
	}
});
