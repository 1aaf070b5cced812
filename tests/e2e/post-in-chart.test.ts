import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { callRest, loadScenario } from './support/rest';

const DAY = 24 * 60 * 60 * 1000;
const TITLE = 'Caf&eacute; <em>and</em> &lt;b data-hostile&gt;cake';
const SHOWN = 'Café and <b data-hostile>cake';

let post = 0;

beforeAll(async () => {
	await loadScenario('security');
	const { status, body } = await callRest('admin', 'wp/v2/posts', {
		title: TITLE,
		status: 'publish',
		date: new Date(Date.now() - 2 * DAY).toISOString().slice(0, 19),
	});
	expect(status).toBe(201);
	post = (body as { id: number }).id;
});

afterAll(() => callRest('admin', `wp/v2/posts/${post}&_method=DELETE&force=true`, {}));

afterEach(() => closePages());

it('the chart marks the day of a post, and has it in its table', async () => {
	const { container, page, complaints } = await openDashboard('admin');
	const chart = container.getByRole('figure', { name: 'Views per day' });
	await chart
		.getByRole('button', { name: new RegExp(`Published.* ${SHOWN.slice(0, 4)}`) })
		.waitFor();
	await chart.getByText('A usual week').waitFor();
	await chart.getByText('Today so far').waitFor();
	await chart.getByRole('button', { name: 'Show table' }).click();
	const row = chart.getByRole('row').filter({ hasText: SHOWN });
	await row.waitFor();
	await expect(page.locator('[data-hostile]').count()).resolves.toBe(0);
	await expect(findViolations(page)).resolves.toEqual([]);
	await takePicture(page, 'dashboard-explained');
	await chart.getByRole('button', { name: 'Hide table' }).press('Enter');
	await expect(row.count()).resolves.toBe(0);
	expect(complaints).toEqual([]);
});
