import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../pictures');

/** Keeps a picture for people to look at, where one of them has asked for it; git does not. */
export async function takePicture(page: Page, name: string): Promise<void> {
	if (process.env.TEST_PICTURES) {
		mkdirSync(FOLDER, { recursive: true });
		await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
	}
}
