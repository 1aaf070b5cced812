import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../pictures');

/** Saves a screenshot to look at if `TEST_PICTURES` is set; git ignores it. */
export async function takePicture(page: Page, name: string): Promise<void> {
	if (process.env.TEST_PICTURES) {
		mkdirSync(FOLDER, { recursive: true });
		await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
	}
}
