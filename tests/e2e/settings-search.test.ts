import { closePages } from './support/browser';
import { hashOf, openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

it('FIND-03 FIND-04 FIND-05 keeps a typed search in the hash and ends it with Back', async () => {
	const { page, container, waitForTitle } = await openDashboard('admin', { hash: '#/traffic' });
	const field = container.getByPlaceholder('Search for a Jetpack feature.');
	await field.pressSequentially('address', { delay: 60 });
	await expect(hashOf(page)).resolves.toBe('#/traffic');
	await waitForTitle('Search results');
	await expect(hashOf(page)).resolves.toBe('#/traffic?term=address');
	await expect(container.locator('mark').first().textContent()).resolves.toMatch(/address/i);
	await page.goBack();
	await waitForTitle('Traffic');
	await expect(hashOf(page)).resolves.toBe('#/traffic');
	await expect(field.inputValue()).resolves.toBe('');
	await page.goForward();
	await waitForTitle('Search results');
	await expect(field.inputValue()).resolves.toBe('address');
	await page.reload();
	await waitForTitle('Search results');
	await expect(field.inputValue()).resolves.toBe('address');
});
