import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';

/** Milliseconds until the list of plugins has been loaded again after an installation. */
const AFTER_INSTALL = 20_000;
const NO_DISK = 'no-disk';

const readData = async () => {
	const { body } = await callRest('admin', 'jetpack/v4/recommendations/data');
	return body as Record<string, unknown>;
};

/** Reads the saved data once it has this key, because the assistant's saves are queued. */
async function readOnceKept(key: string) {
	for (let rest = 50; rest > 0 && (await readData())[key] === undefined; rest--) {
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return readData();
}

afterEach(() => closePages());

afterAll(async () => {
	removeMuPlugin(NO_DISK);
	await loadScenario('free');
});

it('RECS-52 WooCommerce: shows a file system refusal, and the next try installs it', async () => {
	await loadScenario('recommendations-woocommerce');
	// Makes WordPress ask for credentials, as on a site whose files belong to another user.
	putMuPlugin(
		NO_DISK,
		"<?php add_filter( 'filesystem_method', function () { return 'ftpext'; } );",
	);
	const { container, page } = await openDashboard('admin', { hash: '#/recommendations' });
	const install = container.getByRole('button', { name: 'Install WooCommerce' });
	await install.click();
	await container.getByText(/^Could not install WooCommerce\. .*is not writable/).waitFor();
	removeMuPlugin(NO_DISK);
	await install.click();
	await container
		.getByRole('heading', { level: 1, name: 'Downtime monitoring' })
		.waitFor({ timeout: AFTER_INSTALL });
	await page.getByRole('link', { name: 'Set up your store' }).click();
	await page.waitForURL('**/wp-admin/admin.php?page=wc-admin**');
});

it('RECS-52 Creative Mail: shows the actual state after a reload during installation', async () => {
	await loadScenario('recommendations-creative-mail');
	const { container, page, settle } = await openDashboard('admin', {
		hash: '#/recommendations/creative-mail',
	});
	const sent = page.waitForRequest(
		(request) => request.method() === 'POST' && isInstallUrl(request.url()),
	);
	await container.getByRole('button', { name: 'Install Creative Mail' }).click();
	await sent;
	await readOnceKept('selectedRecommendations');
	// A fast installation has already opened the next step.
	await page.evaluate(() => {
		window.location.hash = '#/recommendations/creative-mail';
	});
	await page.reload();
	await container.getByRole('heading', { level: 1, name: 'Creative Mail' }).waitFor();
	await settle();
	const button = container.getByRole('button', { name: /^(Install|Activate) Creative Mail$/ });
	const isOn = container.getByText('Creative Mail is on');
	await button.or(isOn).first().waitFor();
	if ((await button.count()) > 0) {
		await button.click();
		await page.waitForURL('**#/recommendations/site-accelerator', { timeout: AFTER_INSTALL });
		await page.goBack();
	}
	await isOn.waitFor({ timeout: AFTER_INSTALL });
	await expect(readData()).resolves.toMatchObject({ selectedRecommendations: ['creative-mail'] });
});

it('RECS-31 RECS-33 RECS-37 keeps the changes of two tabs that save at once', async () => {
	await loadScenario('free');
	const [one, other] = await Promise.all(
		['monitor', 'related-posts'].map((page) =>
			openDashboard('admin', { hash: `#/recommendations/${page}` }),
		),
	);
	await Promise.all([
		one!.container.getByRole('link', { name: 'Not now' }).click(),
		other!.container.getByRole('button', { name: 'Turn on related posts' }).click(),
	]);
	await other!.container.getByText('Related posts has been activated.').waitFor();
	await readOnceKept('skippedRecommendations');
	await Promise.all([one!.settle(), other!.settle()]);
	await expect(readData()).resolves.toMatchObject({
		skippedRecommendations: ['monitor'],
		selectedRecommendations: ['related-posts'],
		viewedRecommendations: expect.arrayContaining(['monitor', 'related-posts']),
	});
});

const isInstallUrl = (url: string) => /jetpack(%2F|\/)v4(%2F|\/)plugins(&|\?|$)/.test(url);
