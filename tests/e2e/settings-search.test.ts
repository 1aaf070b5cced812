import { findOverflow, findViolations } from './support/axe';
import { closePages } from './support/browser';
import { hashOf, openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
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

it('FIND-16 opens the control of a result with the keyboard', async () => {
	const { page, container } = await openDashboard('admin', { hash: '#/settings?term=related' });
	const toggle = container.getByRole('switch', { name: 'Show related content after posts' });
	await toggle.focus();
	await expect(toggle.evaluate((element) => element === document.activeElement)).resolves.toBe(
		true,
	);
	await expect(
		toggle.evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect();
			return top >= 0 && bottom <= window.innerHeight;
		}),
	).resolves.toBe(true);
	const before = await toggle.isChecked();
	await page.keyboard.press('Space');
	await page.getByText('Updated settings.').first().waitFor();
	await expect(toggle.isChecked()).resolves.toBe(!before);
});

it('FIND-16 shows accessible results at 320 px', async () => {
	const dashboard = await openDashboard('admin', { hash: '#/settings', width: 320 });
	const { page, complaints, goTo } = dashboard;
	const offences: string[] = [];
	for (const term of ['related', 'post', 'json api', 'zebra', '', 'x'.repeat(300)]) {
		await goTo(`#/settings?term=${encodeURIComponent(term)}`, 'Search results');
		const found = [...(await findViolations(page)), ...(await findOverflow(page))];
		offences.push(...found.map((offence) => `"${term.slice(0, 8)}": ${offence}`));
		const name = term.slice(0, 8).replace(/\W/g, '-') || 'open';
		await takePicture(page, `settings-search-${name}-320`);
	}
	expect([...offences, ...complaints]).toEqual([]);
});
