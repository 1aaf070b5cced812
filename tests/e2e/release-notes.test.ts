import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { callRest, loadScenario } from './support/rest';

const TITLE = 'A calmer dashboard';

beforeEach(() => loadScenario('release-notes'));
afterEach(() => closePages());

it('DASH-39 shows the release notes with the first screen, and axe finds no violation', async () => {
	const { page, container, complaints } = await openDashboard('admin');
	const notes = container.getByRole('region', { name: TITLE });
	await notes.getByText('New in Jetpack').waitFor();
	await notes.getByRole('link', { name: 'Read the whole story' }).waitFor();
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'release-notes');
	expect(complaints).toEqual([]);
});

it('DASH-40 hides them when dismissed, also on the next load', async () => {
	const { page, container, settle, waitForTitle } = await openDashboard('admin');
	const dismiss = container.getByRole('button', { name: 'Dismiss the release notes' });
	await dismiss.focus();
	await page.keyboard.press('Enter');
	await dismiss.waitFor({ state: 'detached' });
	await settle();
	await page.reload();
	await waitForTitle('At a Glance');
	await settle();
	await expect(dismiss.count()).resolves.toBe(0);
	const { body } = await callRest('admin', 'jetpack/v4/notice/welcome', { dismissed: true });
	expect(body).toEqual({ welcome: true });
});
