import type { Locator, Page } from 'playwright-core';

/** The plugin that adds WordPress's palette to every admin page before WordPress 6.9. */
export const PALETTE = 'command-palette/command-palette.php';

/** Presses a key until it has an effect, because WordPress's palette only listens after React has mounted it. */
export async function pressUntil(page: Page, key: string, hasEffect: () => Promise<unknown>) {
	await page.keyboard.press(key);
	for (let rest = 9; rest > 0; rest--) {
		try {
			return await hasEffect();
		} catch {
			await page.keyboard.press(key);
		}
	}
	return hasEffect();
}

export async function openPalette(page: Page): Promise<Locator> {
	const field = page.getByPlaceholder('Search commands and settings');
	await pressUntil(page, 'Control+k', () => field.waitFor({ timeout: 3_000 }));
	return field;
}

export async function openWithPalette(page: Page, address: string): Promise<void> {
	const script = page.waitForResponse(/\/palette\.js/);
	await page.goto(address, { waitUntil: 'domcontentloaded' });
	await script;
}
