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

beforeAll(() => loadScenario('disconnected'));

it('ROLE-01 a second administrator can connect the site', async () => {
	const { page, waitForTitle } = await openDashboard('admin2');
	await waitForTitle(CONNECT);
	await expect(page.getByRole('button', { name: 'Set up Jetpack' }).isEnabled()).resolves.toBe(
		true,
	);
});

it.each(OTHERS)(
	"%s sees on a disconnected site WordPress's own message that the page is not allowed",
	async (role) => {
		const { page } = await openPage(role);
		const response = await page.goto(PAGE);
		expect(response?.status()).toBe(403);
		await page.getByText(/not allowed to access this page/).waitFor();
	},
);
