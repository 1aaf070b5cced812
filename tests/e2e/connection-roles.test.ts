import { IS_LONG } from '#tests/support/long';
import { closePages, openPage } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';
import { PAGE, ROLES } from './support/site';

/** The roles without an administrator's rights. A plain run takes those with the most and the fewest rights. */
const OTHERS = ROLES.filter(
	(role) => !role.startsWith('admin') && (IS_LONG || ['editor', 'subscriber'].includes(role)),
);
const CONNECT = /Secure and speed up your site for free/;

afterEach(() => closePages());

describe('a disconnected site', () => {
	beforeAll(() => loadScenario('disconnected'));

	it('ROLE-01 a second administrator can connect it', async () => {
		const { page, waitForTitle } = await openDashboard('admin2');
		await waitForTitle(CONNECT);
		await expect(page.getByRole('button', { name: 'Set up Jetpack' }).isEnabled()).resolves.toBe(
			true,
		);
	});

	it.each(OTHERS)("%s sees WordPress's own message that the page is not allowed", async (role) => {
		const { page } = await openPage(role);
		const response = await page.goto(PAGE);
		expect(response?.status()).toBe(403);
		await page.getByText(/not allowed to access this page/).waitFor();
	});
});

describe('a connected site', () => {
	beforeAll(() => loadScenario('free'));

	it.each(OTHERS)(
		'CONN-19, CONN-21, ROLE-08 %s can link an account, and cannot disconnect the site',
		async (role) => {
			const { page, goTo } = await openDashboard(role);
			await expect(
				page.getByRole('button', { name: 'Manage site connection' }).count(),
			).resolves.toBe(0);
			await page
				.getByRole('group', { name: 'Account connection' })
				.getByRole('link', { name: 'Connect your account' })
				.waitFor();
			await goTo('#/connect-user', /Unlock all the amazing features/);
			await page.getByRole('button', { name: 'Connect your user account' }).waitFor();
			await goTo('#/disconnect', 'At a Glance');
			await expect(page.getByRole('dialog').count()).resolves.toBe(0);
		},
	);
});
