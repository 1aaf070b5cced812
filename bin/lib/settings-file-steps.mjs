const TOOLS = '#/tools/copy';

/** A file from another site, whose changes fit into one picture. */
const FILE = JSON.stringify({
	format: 'dashboard-for-jetpack/settings',
	version: 1,
	site: 'Bakery',
	jetpack: '11.2',
	date: '2026-11-23T00:00:00.000Z',
	modules: { sitemaps: true, latex: true, 'gravatar-hovercards': false },
	settings: { carousel_display_exif: true, admin_bar: false },
});

/**
 * Pictures of the steps of a settings file: the screen, the plan, the result, and the undo.
 *
 * @param {import('playwright-core').Page} page    Logged in.
 * @param {string}                         address Of the dashboard, without a hash.
 * @param {() => Promise<void>}            hide    Hides what only the sandbox shows.
 * @return {Promise<Buffer[]>} PNGs.
 */
export async function takeSteps(page, address, hide) {
	await page.setViewportSize({ width: 900, height: 760 });
	await page.goto(`${address}${TOOLS}`);
	const file = page.getByLabel('Settings file', { exact: true });
	await file.waitFor({ state: 'attached' });
	await hide();
	const pictures = [await page.screenshot()];
	await file.setInputFiles({
		name: 'bakery.json',
		mimeType: 'application/json',
		buffer: Buffer.from(FILE),
	});
	const apply = page.getByRole('button', { name: /^Apply \d+ changes?$/ });
	await apply.waitFor();
	pictures.push(await page.screenshot());
	await apply.click();
	const undo = page.getByRole('button', { name: 'Undo all' });
	await undo.waitFor();
	pictures.push(await page.screenshot());
	await undo.click();
	await undo.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Done' }).waitFor();
	pictures.push(await page.screenshot());
	return pictures;
}
