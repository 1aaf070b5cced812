import { changeTab, switchBack, switchToggle } from './interact.mjs';

/** Delay of the search after a key (FIND-03), which is not script time. */
const SEARCH_DELAY = 500;

/**
 * Types a search term with many results into the settings search, letter by letter.
 *
 * @param {import('playwright-core').Page} page A loaded settings screen.
 * @return {Promise<{ script: number, toPaint: number, toResults: number, overResults: number } | undefined>} Milliseconds: script time of
 *         a key, from a key to its painted letter, from the last key to the painted results without the delay, and script time of a
 *         key with all results on the page.
 */
export async function typeInSearch(page) {
	const field = page.locator('#jp-plugin-container input[type="search"]').first();
	if ((await field.count()) === 0) {
		return undefined;
	}
	return field.evaluate(async (element, delay) => {
		const title = () => document.querySelector('#jp-plugin-container h1')?.textContent ?? '';
		const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
		/** @param {string} text */
		const type = async (text) => {
			const start = performance.now();
			value?.set?.call(element, text);
			element.dispatchEvent(new Event('input', { bubbles: true }));
			// React renders the changes of a key in a microtask after the event.
			await Promise.resolve();
			const script = performance.now() - start;
			return { script, toPaint: (await window.benchAfterPaint()) - start };
		};
		const before = title();
		const { script, toPaint } = await type('p');
		await type('po');
		const start = performance.now();
		await type('pos');
		const toResults = (await window.benchPaintOf(() => title() !== before)) - start - delay;
		const over = await type('post');
		return { script, toPaint, toResults, overResults: over.script };
	}, SEARCH_DELAY);
}

/**
 * One round on the settings screens: a toggle, a change of tab, a search.
 *
 * @param {import('playwright-core').Page} page A loaded settings screen.
 */
export async function measureSettings(page) {
	const toggle = await switchToggle(page);
	await switchBack(page);
	const tab = await changeTab(page, '#/writing');
	const search = await typeInSearch(page);
	return {
		toggleToPaint: toggle?.toPaint,
		toggleTouched: toggle?.touched,
		tab,
		keyScript: search?.script,
		keyToPaint: search?.toPaint,
		toResults: search?.toResults,
		keyOverResults: search?.overResults,
	};
}

/** @typedef {Awaited<ReturnType<typeof measureSettings>>} SettingsTimes */
