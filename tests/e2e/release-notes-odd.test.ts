import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { withData } from './support/patch';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';

const TITLE = 'A calmer dashboard';

const hostile = {
	release_post_title: TITLE,
	release_post_content: `<p onclick="document.title='hurt'">Text <svg onload="document.title='hurt'"></svg></p>
		<img src="x" alt="A chart" onerror="document.title='hurt'"><script>document.title='hurt'</script>`,
	release_post_featured_image: 'https://other.example/picture.png',
};

beforeEach(() => loadScenario('release-notes'));
afterEach(() => closePages());

it('DASH-39 runs nothing from a hostile post and replaces its images with text', async () => {
	const patch = { data: withData({ jetpackStateNotices: { messageContent: hostile } }) };
	const { page, container } = await openDashboard('admin', { patch, width: 320 });
	const notes = container.getByRole('region', { name: TITLE });
	await notes.getByText('Text').waitFor();
	await notes.getByText('A chart').waitFor();
	await expect(notes.locator('img').count()).resolves.toBe(0);
	await expect(page.title()).resolves.toMatch(/^At a Glance/);
	await takePicture(page, 'release-notes-320');
});

it('DASH-39 omits the release notes when their script fails to load', async () => {
	const { container, complaints } = await openDashboard('admin', {
		prepare: async (page) => {
			await page.route(/build\/release-notes\.js/, (route) => route.abort());
		},
	});
	await expect(container.getByText(TITLE).count()).resolves.toBe(0);
	expect(complaints).toEqual([]);
});
