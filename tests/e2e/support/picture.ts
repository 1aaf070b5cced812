import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../pictures');

/** Keeps a picture for people to look at; git does not. */
export async function takePicture(page: Page, name: string): Promise<void> {
	mkdirSync(FOLDER, { recursive: true });
	await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
}
