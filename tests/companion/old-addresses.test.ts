import { closePages, openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { documentOf } from '../e2e/support/page-data';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import './support/no-complaints';
import { besideJetpack, OWN_PAGE, setDouble } from './support/site';

/** Jetpack's page at its old address, and whether Jetpack still has the class of its own dashboard. */
const RELEASES = {
	today: {},
	'with settings alone': { absent: ['class-jetpack-react-page'] },
	'whose entry has no page': { absent: ['class-jetpack-react-page'], menu: 'parent' },
	'without an entry': { absent: ['class-jetpack-react-page'], menu: 'none' },
};

type Release = keyof typeof RELEASES;

const become = (release: Release, facts: object = {}) =>
	setDouble({ ...RELEASES[release], ...facts });

const ask = async (role: Role, address: string) =>
	fetch(address, { headers: { cookie: await cookieHeaderOf(role) }, redirect: 'manual' });

async function answerTo(role: Role, address: string): Promise<string> {
	const { status, headers } = await ask(role, address);
	return [status, headers.get('location')?.replace(`${SITE}/wp-admin/`, '')].join(' ').trim();
}

/** In our links that mean Jetpack's own page. */
const STAY = '&dashboard-for-jetpack-stay=1';

const HOME = '302 admin.php?page=dashboard-for-jetpack';

/** Opens an address of Jetpack's page in a browser, and returns its final address. */
async function follow(hash: string, choice?: string): Promise<string> {
	const { page } = await openPage('admin');
	if (choice !== undefined) {
		await page.goto(`${SITE}/wp-admin/index.php`);
		await page.evaluate(
			(value) => localStorage.setItem('dashboard-for-jetpack-links', value),
			choice,
		);
	}
	await page.goto(PAGE + hash);
	await page
		.locator(`${CONTAINER} [data-screen-title], h1:text("own page of the double")`)
		.first()
		.waitFor({ state: 'attached' });
	const address = page.url().replace(`${SITE}/wp-admin/admin.php?page=`, '');
	await closePages();
	return address;
}

describe("addresses of Jetpack's dashboard", () => {
	besideJetpack();

	it.each<[Release, string, string]>([
		['today', '200', '200'],
		['with settings alone', '200', '200'],
		['whose entry has no page', HOME, HOME],
		['without an entry', HOME, HOME],
	])('beside a Jetpack %s answer "%s" to administrators', async (release, admin, editor) => {
		await become(release);
		expect(await answerTo('admin', PAGE)).toBe(admin);
		expect(await answerTo('editor', PAGE)).toBe(editor);
		expect(await answerTo('admin', OWN_PAGE)).toBe('200');
		expect(await answerTo('editor', OWN_PAGE)).toBe('200');
	});

	it('keep their other parameters in a redirect', async () => {
		await become('without an entry');
		expect(await answerTo('admin', `${PAGE}&from=mail`)).toBe(`${HOME}&from=mail`);
	});

	it('stay closed to those who had no dashboard: others than administrators of an unconnected site', async () => {
		await become('without an entry', { disconnected: true });
		expect(await answerTo('admin', PAGE)).toBe(HOME);
		expect(await answerTo('editor', PAGE)).toBe('403');
		expect(await answerTo('editor', OWN_PAGE)).toBe('403');
	});

	it.each<[Release, string, string]>([
		['whose entry has no page', 'admin.php?page=another-page', 'toplevel_page_jetpack'],
		['without an entry', 'admin.php?page=dashboard-for-jetpack', 'toplevel_page_dashboard-for-'],
	])('have our entry in the menu of a Jetpack %s', async (release, first, id) => {
		await become(release);
		const html = await documentOf('editor', `${SITE}/wp-admin/index.php`);
		expect(html).toMatch(/admin\.php\?page=dashboard-for-jetpack['"]/);
		expect(html).toContain(`id="${id}`);
		expect(html).toContain(first);
	});

	it.each([
		['today', '#/my-plan', undefined, 'jetpack#/my-plan'],
		['today', '#/my-plan', 'there', 'jetpack#/my-plan'],
		['today', '#/my-plan', 'here', 'dashboard-for-jetpack#/my-plan'],
		['today', `${STAY}#/settings`, 'here', `jetpack${STAY}#/settings`],
		['today', '#/security?term=x', 'here', 'dashboard-for-jetpack#/security?term=x'],
		['with settings alone', '#/my-plan', undefined, 'dashboard-for-jetpack#/my-plan'],
		['with settings alone', '', undefined, 'dashboard-for-jetpack'],
		['with settings alone', '#/product/scan/', undefined, 'dashboard-for-jetpack#/product/scan/'],
		['with settings alone', '#/settings?term=x', undefined, 'jetpack#/settings?term=x'],
		['with settings alone', '#/setup', undefined, 'jetpack#/setup'],
		['without an entry', '#/product/scan', undefined, 'dashboard-for-jetpack#/product/scan'],
		['without an entry', '#/settings?term=x', undefined, 'dashboard-for-jetpack#/settings?term=x'],
	] as const)('beside a Jetpack %s, "%s" (%s) leads to %s', async (release, hash, choice, end) => {
		await become(release);
		expect(await follow(hash, choice)).toBe(end);
	});

	it('include the return from the checkout, which leads buyers to the next step in ours', async () => {
		const end = `${HOME}#/recommendations/product-purchased`;
		const address = `${SITE}/wp-admin/admin.php?jp-react-redirect=product-purchased`;
		for (const release of ['today', 'without an entry'] as const) {
			await become(release);
			expect(await answerTo('admin', address)).toBe(end);
		}
		await become('today');
		expect(await answerTo('admin', `${address}x`)).not.toContain('302');
		expect(await answerTo('subscriber', address)).not.toContain('302');
	});

	it("are in none of our pages where they lead nowhere: no button of Jetpack's alerts", async () => {
		await become('without an entry', { alert: true });
		const html = await documentOf('admin', OWN_PAGE);
		expect(html).toContain('Outbound HTTPS of the double');
		expect(html).not.toContain('Try again</a>');
		expect(html).not.toMatch(/page=jetpack["#]/);
	});

	it('add nothing to other admin pages', async () => {
		await become('today');
		expect(await documentOf('admin', PAGE)).toContain('"dashboard-for-jetpack-links"');
		for (const page of ['index.php', 'plugins.php', 'admin.php?page=dashboard-for-jetpack']) {
			const html = await documentOf('admin', `${SITE}/wp-admin/${page}`);
			expect(html).not.toContain('dashboard-for-jetpack-links');
		}
	});
});
