/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page, open: (path: string) => Promise<void>) => Promise<unknown>} Act */

const SEARCH = '#jp-plugin-container input[type="search"]';

/**
 * The first enabled control with a role and an accessible name.
 *
 * @param {Page}                             page
 * @param {Parameters<Page['getByRole']>[0]} role
 * @param {string | RegExp}                  name
 * @param {Parameters<Page['getByRole']>[1]} [state]
 */
const find = (page, role, name, state) =>
	page.getByRole(role, { name, exact: true, disabled: false, ...state }).first();

/** @param {Page} page @param {string} text */
const title = (page, text) =>
	page.locator('[data-screen-title]', { hasText: new RegExp(`^\\s*${text}\\s*$`) }).waitFor();

/** @param {Page} page @param {string} text */
const says = (page, text) => page.getByText(text).first().waitFor({ state: 'attached' });

/**
 * Clicks, and waits until the server has saved the change. Dismissals and records of steps are POSTs, too.
 *
 * @param {Page}                                  page
 * @param {import('playwright-core').Locator} control
 */
const save = (page, control) =>
	Promise.all([
		page.waitForResponse(
			(response) =>
				response.request().method() === 'POST' &&
				/settings|module/.test(response.url()) &&
				response.ok(),
		),
		control.click(),
	]);

/** Opens the collapsed panels. @param {Page} page */
async function unfold(page) {
	const folded = page.locator('[data-card-title][aria-expanded="false"]');
	while ((await folded.count()) > 0) {
		await folded.first().click();
	}
}

/**
 * The most common actions, in the order of the table. Each throws if the screen does not show its result.
 *
 * @type {Record<string, Act>}
 */
export const ACTS = {
	'switch a module': async (page, open) => {
		await open('/dashboard');
		const toggle = find(page, 'switch', 'Downtime monitoring');
		const checked = !(await toggle.isChecked());
		await save(page, toggle);
		await page.reload();
		await find(page, 'switch', 'Downtime monitoring', { checked }).waitFor();
	},
	'save a text field': async (page, open) => {
		await open('/discussion');
		await unfold(page);
		const name = 'Let visitors comment with the accounts they already have';
		const feature = find(page, 'switch', name);
		if (!(await feature.isChecked())) {
			await save(page, feature);
		}
		const field = page.locator('[id="setting-highlander_comment_form_prompt"] input');
		await field.fill('Say what you think');
		await save(page, find(page, 'button', /^Save settings/));
		await says(page, 'Updated settings.');
		await open('/discussion');
		await unfold(page);
		if ((await field.inputValue()) !== 'Say what you think') {
			throw new Error('The text was not saved.');
		}
	},
	'search the settings': async (page, open) => {
		await open('/traffic');
		await page.fill(SEARCH, 'address');
		await title(page, 'Search results');
		await page.locator('#jp-plugin-container mark').first().waitFor();
	},
	'open and close a dialog': async (page, open) => {
		await open('/modules');
		await find(page, 'button', 'More actions').click();
		await find(page, 'button', 'Restore defaults…').click();
		await find(page, 'dialog', 'Restore default modules').waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
	},
	'change tabs by keyboard': async (page, open) => {
		await open('/traffic');
		await page.locator('#jp-plugin-container nav a[href$="#/security"]').first().focus();
		for (let presses = 0; presses < 12; presses++) {
			await page.keyboard.press('Tab');
			if ((await page.locator('a[href$="#/writing"]:focus').count()) > 0) {
				await page.keyboard.press('Enter');
				return title(page, 'Writing');
			}
		}
		throw new Error('Tab does not reach the tab "Writing".');
	},
	'filter the modules': async (page, open) => {
		await open('/modules');
		const carousel = find(page, 'switch', 'Carousel');
		await carousel.waitFor();
		await page.getByRole('tab', { name: /^Not available/ }).click();
		await carousel.waitFor({ state: 'detached' });
	},
	'dismiss a notice': async (page, open) => {
		await open('/dashboard');
		const button = find(page, 'button', 'Dismiss the release notes');
		await button.click();
		await button.waitFor({ state: 'detached' });
	},
	undo: async (page, open) => {
		await open('/modules');
		const checked = await find(page, 'switch', 'Carousel').isChecked();
		await find(page, 'button', 'Select').click();
		await find(page, 'checkbox', 'Select Carousel').click();
		await find(page, 'button', checked ? 'Turn off' : 'Turn on').click();
		await find(page, 'button', 'Undo').click();
		await says(page, 'Undone.');
		await find(page, 'switch', 'Carousel', { checked }).waitFor();
	},
	'answer a recommendation': async (page, open) => {
		await open('/recommendations/related-posts');
		await title(page, 'Related posts');
		await find(page, 'link', 'Not now').click();
		await title(page, 'Creative Mail');
	},
	'copy the report of the site check': async (page, open) => {
		await open('/tools');
		await find(page, 'button', 'Copy report').click();
		await find(page, 'button', 'Copied!').waitFor();
	},
};
