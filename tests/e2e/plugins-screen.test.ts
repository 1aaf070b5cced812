import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { SITE } from './support/site';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';

afterEach(() => closePages());

describe('the plugins screen', () => {
	beforeEach(() => loadScenario('free'));

	const openPlugins = async () => {
		const watched = await openDashboard('admin');
		await watched.page.goto(`${SITE}/wp-admin/plugins.php`);
		const link = watched.page.locator('tr[data-plugin^="dashboard-for-jetpack/"] .deactivate a');
		await link.click();
		await waitForDialog(watched.page, CONFIRM);
		return { ...watched, link };
	};

	it('DISCON-06 asks before the plugin is deactivated, and Cancel keeps it active', async () => {
		const { page, link, complaints } = await openPlugins();
		await expect(findViolations(page)).resolves.toEqual([]);
		await takePicture(page, 'plugins-screen-dialog');
		await pressInDialog(page, 'Cancel');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await expect(link.count()).resolves.toBe(1);
		expect(complaints).toEqual([]);
	});

	it('DISCON-06, DISCON-09 disconnects, then runs WordPress’s own deactivation', async () => {
		const { page } = await openPlugins();
		const gone: string[] = [];
		// The other tests need the active plugin, so the last request is aborted.
		await page.route(/action=deactivate/, (route) => {
			gone.push(route.request().url());
			return route.abort();
		});
		await pressInDialog(page, 'Deactivate');
		await waitForDialog(page, 'Your site is disconnected');
		await pressInDialog(page, 'Finish deactivating');
		await page.waitForTimeout(500);
		expect(gone).toHaveLength(1);
		expect(gone[0]).toContain('_wpnonce=');
	});
});
