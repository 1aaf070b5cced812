import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';

beforeAll(() => loadScenario('jetpack-16'));
afterEach(() => closePages());

/** One new switch of each card: tab, name, key of the server. */
const SWITCHES = [
	['security', 'Block requests from some IP addresses', 'jetpack_waf_ip_block_list_enabled'],
	['discussion', 'In a pop-up while people read', 'sm_enabled'],
	['traffic', 'Offer an llms.txt file', 'jetpack_seo_llms_txt_enabled'],
	['traffic', 'Ask visitors in Europe for their consent', 'wordads_cmp_enabled'],
] as const;

it('saves the new switches of each card', async () => {
	const { container, goTo, settle, complaints } = await openDashboard('admin', {
		hash: '#/security',
	});
	await container.getByRole('region', { name: 'Account protection' }).getByRole('switch').click();
	await settle();
	await expect(readSetting('account-protection')).resolves.toBe(false);
	for (const [tab, name, key] of SWITCHES) {
		await goTo(`#/${tab}`);
		await expect(readSetting(key)).resolves.toBe(false);
		await container.getByRole('switch', { name, exact: true }).click();
		await settle();
		await expect(readSetting(key)).resolves.toBe(true);
	}
	expect(complaints).toEqual([]);
});

it('the closed card of the mobile apps stays closed after a reload', async () => {
	const { page, container, settle } = await openDashboard('admin');
	const dismiss = container.getByRole('button', { name: 'Dismiss the mobile apps card' });
	await dismiss.click();
	await settle();
	await page.reload();
	await settle();
	await expect(dismiss.count()).resolves.toBe(0);
});
