import { openPage } from './support/browser';
import { CONTAINER, openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';
import { PAGE } from './support/site';

const PLACES: [feature: string, hash: string, heading: RegExp][] = [
	['brute-force protection', '#/security', /brute force/i],
	['anti-spam', '#/security', /anti-spam|akismet/i],
	['malware scanning', '#/security', /scan/i],
	['backups', '#/security', /backup/i],
	['downtime monitoring', '#/security', /downtime|monitor/i],
	['image acceleration', '#/performance', /speed/i],
	['search', '#/performance', /search/i],
	['video hosting', '#/performance', /video/i],
	['site stats', '#/traffic', /stats/i],
	['ads', '#/traffic', /ads/i],
	['analytics', '#/traffic', /analytics/i],
	['sharing', '#/sharing', /shar/i],
	['license activation', '#/license/activation', /licen[cs]e/i],
	['the recommendations assistant', '#/recommendations', /./],
];

describe("the dashboard's purpose", () => {
	beforeAll(() => loadScenario('free'));

	it('ROLE-01 an administrator logs in and sees every section of At a Glance', async () => {
		const { page } = await openPage(null);
		await page.goto(PAGE);
		await page.fill('#user_login', 'admin');
		await page.fill('#user_pass', 'password');
		await page.click('#wp-submit');
		const container = page.locator(CONTAINER);
		await container
			.getByRole('heading', { level: 1, name: 'At a Glance' })
			.waitFor({ state: 'attached' });
		for (const name of ['Site stats', 'Security', 'Performance and Growth', 'Connections']) {
			await container.getByRole('heading', { name, exact: true }).waitFor();
		}
	});

	it('SHELL-02 every feature has a screen', async () => {
		const { container, goTo } = await openDashboard('admin');
		const missing: string[] = [];
		for (const [feature, hash, heading] of PLACES) {
			await goTo(hash);
			if ((await container.getByRole('heading', { name: heading }).count()) === 0) {
				missing.push(feature);
			}
		}
		expect(missing).toEqual([]);
	});
});
