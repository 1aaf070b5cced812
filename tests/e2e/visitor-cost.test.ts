import { openDashboard } from './support/dashboard';
import { loadScenario, readSetting } from './support/rest';

it('measures what visitors get from a module, and switches nothing', async () => {
	await loadScenario('free');
	const before = await readSetting('carousel');
	const { page, container } = await openDashboard('admin', { hash: '#/modules' });
	const row = container.locator('[data-switch-row="carousel"]');
	await row.getByRole('button', { name: 'About Carousel' }).click();
	const about = page.getByRole('dialog', { name: 'About Carousel' });
	await about.getByRole('button', { name: /^Measure what visitors get/ }).click();
	await about.getByText('Front page, Newest post, Newest page').waitFor();
	expect(await about.locator('dd').innerText()).toMatch(
		/^1 script of this site, 1\.\d kB\. 1 style sheet of this site, 6(\.\d)? kB\. 0\.\d kB of other text in the page itself\.$/,
	);
	expect(await readSetting('carousel')).toBe(before);
	expect(await row.getByRole('switch').isChecked()).toBe(before);
});
