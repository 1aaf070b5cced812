/** @typedef {ReturnType<typeof import('./screen.mjs').openScreen>} Screen */

/** Run in the page. */
const IS_ON = (/** @type {Element} */ { ariaChecked }) => ariaChecked === 'true';
const IS_OFF = (/** @type {Element} */ { ariaChecked }) => ariaChecked === 'false';

/** The most common actions, in the order of the table. Each throws if the screen does not show its result. */
export const ACTS = {
	/** @param {Screen} screen */
	'switch a module': async (screen) => {
		await screen.open('/dashboard');
		const toggle = screen.role('switch', 'Downtime monitoring');
		const before = await toggle.isOn();
		await screen.saved(() => toggle.click());
		await screen.reload();
		await toggle.waitUntil(before ? IS_OFF : IS_ON);
	},
	/** @param {Screen} screen */
	'save a text field': async (screen) => {
		await screen.open('/discussion');
		await screen.unfold();
		const feature = screen.role(
			'switch',
			'Let visitors comment with the accounts they already have',
		);
		if (!(await feature.isOn())) {
			await screen.saved(() => feature.click());
		}
		const field = screen.css('[id="setting-highlander_comment_form_prompt"] input');
		await field.fill('Say what you think');
		await screen.saved(() => screen.role('button', 'Save settings').click());
		await screen.text('Updated settings.');
		await screen.reload();
		await screen.unfold();
		await field.waitUntil((element) => element.value === 'Say what you think');
	},
	/** @param {Screen} screen */
	'search the settings': async (screen) => {
		await screen.open('/traffic');
		await screen.css('#jp-plugin-container input[type="search"]').fill('address');
		await screen.title('Search results');
		await screen.css('#jp-plugin-container mark').appears();
	},
	/** @param {Screen} screen */
	'open and close a dialog': async (screen) => {
		await screen.open('/modules');
		await screen.role('button', 'Restore defaults…').click();
		await screen.role('dialog', 'Restore default modules').appears();
		await screen.press('Escape');
		await screen.gone('[role="dialog"]');
	},
	/** @param {Screen} screen */
	'change tabs by keyboard': async (screen) => {
		await screen.open('/traffic');
		await screen.css('#jp-plugin-container nav a[href$="#/security"]').focus();
		for (let presses = 0; presses < 12; presses++) {
			await screen.press('Tab');
			if (await screen.isFocused('a[href$="#/writing"]')) {
				await screen.press('Enter');
				return screen.title('Writing');
			}
		}
		throw new Error('Tab does not reach the tab "Writing".');
	},
	/** @param {Screen} screen */
	'filter the modules': async (screen) => {
		await screen.open('/modules');
		await screen.css('#jp-plugin-container [role="switch"]').appears();
		await screen
			.css(
				'#jp-plugin-container main input[type="search"], #jp-plugin-container input[type="search"]',
			)
			.fill('carousel');
		await screen.role('switch', 'Carousel').appears();
		await screen.count('#jp-plugin-container [role="switch"]', 1);
	},
	/** @param {Screen} screen */
	'dismiss a notice': async (screen) => {
		await screen.open('/dashboard');
		const name = 'Dismiss the release notes';
		await screen.role('button', name).click();
		await screen.gone(`[aria-label="${name}"]`);
	},
	/** @param {Screen} screen */
	undo: async (screen) => {
		await screen.open('/modules');
		const toggle = screen.role('switch', 'Carousel');
		const before = await toggle.isOn();
		await screen.role('checkbox', 'Select Carousel').click();
		await screen.role('button', before ? 'Turn off' : 'Turn on').click();
		await screen.role('button', 'Undo').click();
		await screen.text('Undone.');
		await toggle.waitUntil(before ? IS_ON : IS_OFF);
	},
	/** @param {Screen} screen */
	'answer a recommendation': async (screen) => {
		await screen.open('/recommendations/related-posts');
		await screen.title('Related posts');
		await screen.role('link', 'Not now').click();
		await screen.title('Creative Mail');
	},
	/** @param {Screen} screen */
	'copy the report of the site check': async (screen) => {
		await screen.open('/check');
		await screen.role('button', 'Copy report').click();
		await screen.role('button', 'Copied!').appears();
	},
};
