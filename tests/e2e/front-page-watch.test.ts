import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { callRest, loadScenario, readSetting } from './support/rest';
import { SITE } from './support/site';

const MU_PLUGIN = 'breaks-with-carousel';

/** Opens the settings, and counts what is asked of the front page. */
async function open() {
	const asked: string[] = [];
	const view = await openDashboard('admin', {
		hash: '#/writing',
		prepare: async (page) => {
			page.on('request', (request) => {
				if (request.url().startsWith(`${SITE}/?`)) {
					asked.push(request.url().replace(/=.*/, '').replace(`${SITE}/?`, ''));
				}
			});
		},
	});
	return {
		...view,
		asked,
		carousel: view.container.getByRole('switch', { name: /full-screen carousel/ }),
	};
}

beforeEach(async () => {
	await loadScenario('free');
	await callRest('admin', 'jetpack/v4/settings', { carousel: false });
});

afterEach(async () => {
	removeMuPlugin(MU_PLUGIN);
	await closePages();
});

it('a module that breaks the front page is named in one warning, which puts it back', async () => {
	putMuPlugin(
		MU_PLUGIN,
		`<?php add_action( 'jetpack_module_loaded_carousel', function () { wp_die( 'Broken', '', 500 ); } );`,
	);
	const { page, container, carousel, asked, settle } = await open();
	await carousel.click();
	const warning = container.getByText(
		/^Visitors get error 500 on the front page\. It began with this change: .*carousel.*: Off → On\.$/i,
	);
	await warning.waitFor();
	expect(asked).toEqual(['_cacheBuster', 'dashboard_for_jetpack_measure']);
	expect(await readSetting('carousel')).toBe(true);
	await container.getByRole('button', { name: 'Put it back' }).click();
	await warning.waitFor({ state: 'detached' });
	await settle();
	expect(await readSetting('carousel')).toBe(false);
	expect(await page.getByText('Undone.').count()).toBeGreaterThan(0);
});

it('a module that breaks nothing costs one request, and no word is said about it', async () => {
	const { container, carousel, asked, settle, complaints } = await open();
	await carousel.click();
	await container.getByText('Updated settings.').waitFor();
	await settle();
	expect(asked).toEqual(['_cacheBuster']);
	expect(await container.getByText(/front page/).count()).toBe(0);
	expect(complaints).toEqual([]);
});
