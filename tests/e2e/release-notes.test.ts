import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { callRest, loadScenario } from './support/rest';

beforeAll(() => loadScenario('release-notes'));
afterEach(() => closePages());

it('DASH-39 DASH-40 shows the release notes until they are dismissed, also on the next load', async () => {
	const { page, container, settle, reload, complaints } = await openDashboard('admin');
	const notes = container.getByRole('region', { name: 'A calmer dashboard' });
	await notes.getByRole('link', { name: 'Read the whole story' }).waitFor();
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'release-notes');
	await notes.getByRole('button', { name: 'Dismiss the release notes' }).press('Enter');
	await notes.waitFor({ state: 'detached' });
	await settle();
	await reload();
	await expect(notes.count()).resolves.toBe(0);
	const { body } = await callRest('admin', 'jetpack/v4/notice/welcome', { dismissed: true });
	expect(body).toEqual({ welcome: true });
	expect(complaints).toEqual([]);
});
