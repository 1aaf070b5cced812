import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findDevBundle } from '#tests/support/dev-bundle';
import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Replaces the released bundle with that of `npm start`. */
async function withDevTools(page: Page) {
	const bundle = await findDevBundle();
	await page.route(/\/dashboard-for-jetpack\/build\//, (route) => {
		const name = new URL(route.request().url()).pathname.split('/build/')[1] ?? '';
		return route.fulfill({
			body: readFileSync(join(bundle, name)),
			contentType: TYPES[name.split('.').at(-1) ?? ''],
		});
	});
}

const LINK = '#/dashboard?preview-role=editor&preview-stats=view_stats&preview-colour=red';

beforeEach(() => loadScenario('development'));
afterEach(() => closePages());

it('DEV-02 opens the view named in a link and sends only reads', async () => {
	const writes: string[] = [];
	const { page, container, settle, complaints } = await openDashboard('admin', {
		hash: LINK,
		prepare: async (prepared) => {
			await withDevTools(prepared);
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
	await expect(container.getByRole('region', { name: 'Backup' }).count()).resolves.toBe(0);
	await takePicture(page, 'dev-tools-small');

	await panel.getByRole('button', { name: 'Show choices' }).click();
	await expect(findViolations(page)).resolves.toEqual([]);
	await page.setViewportSize({ width: 320, height: 640 });
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'dev-tools-320');

	await panel.getByRole('button', { name: 'Close' }).click();
	await container.getByRole('region', { name: 'Backup' }).waitFor();
	expect(new URL(page.url()).hash).toBe('#/dashboard');
	expect(writes).toEqual([]);
	expect(complaints).toEqual([]);
});

it('DEV-01 ignores such a link in the released build', async () => {
	const { page, container, complaints } = await openDashboard('admin', { hash: LINK });
	await container.getByRole('region', { name: 'Backup' }).waitFor();
	await expect(page.getByText('Dev Tools').count()).resolves.toBe(0);
	expect(complaints).toEqual([]);
});
