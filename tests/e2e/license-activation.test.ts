import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { listCalls, pathOf } from './support/faults';
import type { Patch } from './support/patch';
import { callRest, loadScenario } from './support/rest';

const KEY = { name: 'License key' };
const DISMISS = { name: 'Dismiss this notice' };
const DAY = 86_400_000;

afterAll(() => closePages());

async function enter({ container, page }: Dashboard, key: string) {
	await container.getByRole('textbox', KEY).fill(key);
	await page.keyboard.press('Enter');
}

describe('license activation', () => {
	const asked = new Set<string>();
	let dashboard: Dashboard;

	beforeAll(async () => {
		await loadScenario('free');
		dashboard = await openDashboard('admin', { hash: '#/license/activation' });
		dashboard.page.on('request', (request) => {
			listCalls(request).forEach((path) => asked.add(`${request.method()} ${path}`));
		});
	});

	it('LIC-04 shows the refusal of a used key at the field', async () => {
		await enter(dashboard, 'jetpack-scan_usedBefore01');
		await dashboard.container.getByText('This license is already in use.').waitFor();
		expect(dashboard.complaints).toEqual([]);
	});

	it.each([
		['videopress', 'Jetpack VideoPress is active!', 0],
		['complete', 'Jetpack Complete is active!', 1],
		['boost', 'Your product is active!', 0],
	])(
		'LIC-07 activates %s, shows "%s" and reloads the changed data',
		async (family, title, results) => {
			const { container, settle, complaints } = dashboard;
			asked.clear();
			await enter(dashboard, ` jetpack-${family}_freeToUse001 `);
			await container.getByRole('heading', { name: title, exact: true }).waitFor();
			await settle();
			expect([...asked]).toEqual(
				expect.arrayContaining([
					'POST licensing/attach-licenses',
					'GET licensing/user/counts',
					'POST licensing/user/activation-notice-dismiss',
					'GET site',
					'GET site/purchases',
					'GET module/all',
					'GET settings',
				]),
			);
			await container.getByRole('link', { name: 'Configure my site' }).waitFor();
			const links = container.getByRole('link', {
				name: /^(View latest|View scan|Configure search)/,
			});
			await expect(links.count()).resolves.toBe(results);
			await container.getByRole('button', { name: 'Activate another license' }).click();
			expect(complaints).toEqual([]);
		},
	);

	it('LIC-07 My Plan shows the new plan and products without a reload', async () => {
		const { container, goTo } = dashboard;
		await goTo('#/my-plan', 'My Plan');
		await container.getByRole('heading', { level: 2, name: 'Jetpack Complete' }).waitFor();
		const products = container.getByRole('region', { name: 'My Products' });
		await products.getByText('Jetpack Boost').waitFor();
		await products.getByText('Jetpack VideoPress').waitFor();
	});
});

it('LIC-40 the license form of the plan page accepts a key and reloads the counts', async () => {
	await loadScenario('license-screen');
	const { container, page, complaints } = await openDashboard('admin', { hash: '#/my-plan' });
	const form = container.getByRole('region', { name: 'Jetpack License' });
	const counted = page.waitForResponse((response) =>
		listCalls(response.request()).includes('licensing/user/counts'),
	);
	await form.getByRole('textbox', KEY).fill('jetpack-backup_freeToUse001');
	await form.getByRole('button', { name: 'Apply' }).dblclick();
	expect((await counted).status()).toBe(200);
	await page.getByText('Jetpack license key added.').first().waitFor();
	await expect(form.getByRole('textbox', KEY).inputValue()).resolves.toBe('');
	await container
		.getByRole('region', { name: 'My Products' })
		.getByText('Jetpack Backup (10GB)')
		.waitFor();
	expect(complaints).toEqual([]);
});

describe('the notice about unused licenses', () => {
	const dismissedDaysAgo = (days: number): Patch => ({
		data: ({ licensing }) => {
			const { activationNoticeDismiss } = licensing as { activationNoticeDismiss: object };
			Object.assign(activationNoticeDismiss, {
				last_dismissed_time: new Date(Date.now() - days * DAY).toISOString(),
			});
		},
	});
	const noticeIn = ({ container }: Dashboard) => container.getByText(/^You have .* unused license/);
	const isShown = async (patch?: Patch) => {
		const dashboard = await openDashboard('admin', { patch });
		return (await noticeIn(dashboard).count()) > 0;
	};

	it('LIC-16 LIC-17 LIC-20 disappears when dismissed and returns by count and by time', async () => {
		await loadScenario('licenses-detached');
		const dashboard = await openDashboard('admin');
		await noticeIn(dashboard).waitFor();
		const dismissed = dashboard.page.waitForRequest((request) =>
			pathOf(request).startsWith('licensing/user/activation-notice-dismiss'),
		);
		await dashboard.container.getByRole('button', DISMISS).click();
		expect((await dismissed).postDataJSON()).toEqual({ last_detached_count: 3 });
		await expect(noticeIn(dashboard).count()).resolves.toBe(0);
		await dashboard.goTo('#/security', 'Security');
		await expect(noticeIn(dashboard).count()).resolves.toBe(0);
		await closePages();

		// With as many licenses as were dismissed, the page shows it again. With fewer, it is hidden for 14 days.
		await expect(isShown()).resolves.toBe(true);
		const licenses = ['jetpack-search_freeToUse001'];
		await callRest('admin', 'jetpack/v4/licensing/attach-licenses', { licenses });
		await expect(isShown()).resolves.toBe(false);
		await expect(isShown(dismissedDaysAgo(13))).resolves.toBe(false);
		await expect(isShown(dismissedDaysAgo(15))).resolves.toBe(true);
	});
});
