import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const CARD = 'Security scan';
const FILE = 'vaultpress/vaultpress.php';

/** A site on the premium plan that VaultPress scans. */
const VAULTS = {
	world: {
		plan: { class: 'premium' },
		provider: { scan: { state: 'unavailable', reason: 'vp_active_on_site' } },
	},
};

const vault = (body: object, status = 200) =>
	http.get(`${REST}/module/vaultpress/data`, () => HttpResponse.json(body, { status }));
const plugins = (list: object) => http.get(`${REST}/plugins`, () => HttpResponse.json(list));
const absent = vault({ code: 'not_active', message: 'No.', data: { status: 404 } }, 404);

it('SCAN-10 SCAN-11 says that the registration key is missing', async () => {
	renderDashboard(VAULTS, vault({ code: 'not_registered', message: 'Not registered.' }));
	expect(
		await getCard(CARD).findByText(/^VaultPress is having difficulties scanning/),
	).toBeVisible();
});

it('SCAN-10 SCAN-12 SCAN-13 passes on what the plugin found', async () => {
	const found = (count: number) => ({
		code: 'success',
		data: { features: { security: true, backups: true }, security: { notice_count: count } },
	});
	const { unmount } = renderDashboard(VAULTS, vault(found(2)));
	expect(await getCard(CARD).findByText(/^2 security threats/)).toBeVisible();
	unmount();
	renderDashboard(VAULTS, vault(found(0)));
	expect(await getCard(CARD).findByText("No threats found, you're good to go!")).toBeVisible();
});

it('SCAN-14 asks to install the plugin', async () => {
	renderDashboard(VAULTS, absent, plugins({}));
	expect(await getCard(CARD).findByRole('button', { name: 'Install VaultPress' })).toBeVisible();
	expect(getCard(CARD).getByText(/isn't installed\. Please install it/)).toBeVisible();
});

it('SCAN-15 SCAN-19 SCAN-22 activates the plugin, says so, and goes to its page', async () => {
	const sent: unknown[] = [];
	const { user, browser, store } = renderDashboard(
		VAULTS,
		absent,
		plugins({ [FILE]: { Name: 'VaultPress', active: false } }),
		http.post(`${REST}/plugins`, async ({ request }) => {
			sent.push(await request.json());
			return HttpResponse.json({ code: 'success' });
		}),
	);
	await user.dblClick(await getCard(CARD).findByRole('button', { name: 'Activate VaultPress' }));
	expect(store.getState().notices.list[0]?.text).toMatch(/VaultPress/);
	await waitFor(() =>
		expect(browser.navigate).toHaveBeenCalledWith(
			'http://site.test/wp-admin/admin.php?page=vaultpress',
		),
	);
	expect(sent).toEqual([{ slug: 'vaultpress', status: 'active' }]);
});

it('SCAN-21 says that the plugin could not be activated, and stays', async () => {
	const { user, browser, store } = renderDashboard(
		VAULTS,
		absent,
		plugins({ [FILE]: { Name: 'VaultPress', active: false } }),
		http.post(`${REST}/plugins`, () =>
			HttpResponse.json({ code: 'no', message: 'No.' }, { status: 500 }),
		),
	);
	await user.click(await getCard(CARD).findByRole('button', { name: 'Activate VaultPress' }));
	await waitFor(() =>
		expect(store.getState().notices.list).toMatchObject([
			{ status: 'is-error', text: 'Could not activate VaultPress.' },
		]),
	);
	expect(browser.navigate).not.toHaveBeenCalled();
});

it('SCAN-16 offers an upgrade on another plan', async () => {
	const world = { ...VAULTS.world, plan: { class: 'personal' } };
	renderDashboard({ world }, absent);
	expect(await getCard(CARD).findByRole('link', { name: 'Upgrade' })).toBeVisible();
});
