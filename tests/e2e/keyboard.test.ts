import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { loadScenario } from './support/rest';

/** Longer than the tab bar waits before it measures itself (NAV-31). */
const AFTER_RESIZE = 450;

beforeAll(() => loadScenario('free'));
afterAll(() => closePages());

it('NAV-30, NAV-32 shows the tabs at 480 px as a dropdown that Enter operates', async () => {
	const { page, container, waitForTitle } = await openDashboard('admin', { width: 480 });
	await page.waitForTimeout(AFTER_RESIZE);
	await container.locator('button[aria-expanded]', { hasText: 'At a Glance' }).press('Enter');
	await container.getByRole('link', { name: 'My Plan' }).press('Enter');
	await waitForTitle('My Plan');
});
