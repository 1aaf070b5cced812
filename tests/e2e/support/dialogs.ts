import type { Page } from 'playwright-core';

export const CONFIRM = 'Disconnect your site?';

export const pressInDialog = (page: Page, name: string) =>
	page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export const waitForDialog = (page: Page, name: string) =>
	page.getByRole('dialog', { name }).waitFor();
