import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

const LINK = '#/dashboard?preview-role=editor&preview-stats=view_stats&preview-colour=red';

afterEach(() => closePages());

it('DEV-02 opens the view named in a link and sends only reads', async () => {
	await loadScenario('development');
	const writes: string[] = [];
	const { page, container, settle, complaints } = await openDashboard('admin', {
		hash: LINK,
		prepare: async (prepared) => {
			prepared.on('request', (request) => {
				if (request.method() !== 'GET') {
					writes.push(request.url());
				}
			});
		},
	});
	await settle();
	const panel = page.getByRole('complementary', { name: 'Dev Tools' });
	await panel.getByText('Role: Editor').waitFor();
	await panel.getByText('colour=red').waitFor();
	await container.getByRole('region', { name: 'Site stats' }).waitFor();
	await expect(container.getByRole('group', { name: 'Backup' }).count()).resolves.toBe(0);
	await takePicture(page, 'dev-tools-small');

	await panel.getByRole('button', { name: 'Show choices' }).click();
	await expect(findViolations(page)).resolves.toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'dev-tools-320');

	await panel.getByRole('button', { name: 'Close' }).click();
	await container.getByRole('group', { name: 'Backup' }).waitFor();
	expect(new URL(page.url()).hash).toBe('#/dashboard');
	expect(writes).toEqual([]);
	expect(complaints).toEqual([]);
});
