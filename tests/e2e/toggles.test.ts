import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { breakCalls, type Fault } from './support/faults';
import { loadScenario } from './support/rest';

const isWrite = (_path: string, request: { method: () => string }) => request.method() === 'POST';

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('an expired nonce', () => {
	const stale: Fault['answer'] = (call) =>
		call.fulfill({
			status: 403,
			contentType: 'application/json',
			body: JSON.stringify({
				code: 'rest_cookie_invalid_nonce',
				message: 'Cookie check failed',
				data: { status: 403 },
			}),
		});

	it('is renewed without a login notice, and the request is repeated', async () => {
		const { page, container, settle } = await openDashboard('admin');
		let refused = 0;
		await breakCalls(page, (call) => (refused++ === 0 ? stale(call) : call.fallback()), isWrite);
		const toggle = container.getByRole('switch', { name: 'Downtime monitoring' });
		const before = await toggle.isChecked();
		const repeated = page.waitForResponse(
			(response) => response.request().method() === 'POST' && response.ok(),
		);
		await toggle.click();
		await repeated;
		await settle();
		await expect(toggle.isChecked()).resolves.toBe(!before);
		expect(refused).toBe(2);
		await expect(container.getByText(/logged out/i).count()).resolves.toBe(0);
	});

	it('shows one notice that asks to log in if the session has ended, and keeps the screen', async () => {
		const { container, context, settle } = await openDashboard('admin');
		await context.clearCookies();
		const toggles = ['Downtime monitoring', 'Image accelerator'];
		for (const name of toggles) {
			await container.getByRole('switch', { name }).click();
		}
		await container
			.getByText(/logged out/i)
			.first()
			.waitFor();
		await settle();
		await expect(container.getByText(/logged out/i).count()).resolves.toBe(1);
		await container.getByRole('heading', { name: 'Connections' }).waitFor();
	});
});
