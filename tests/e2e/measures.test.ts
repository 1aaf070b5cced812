import type { Locator } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { CONFIRM, pressInDialog, waitForDialog } from './support/dialogs';
import { loadScenario } from './support/rest';
import { openStage } from './support/stage';

const sizeOf = async (locator: Locator) => {
	const box = await locator.boundingBox();
	return { width: box?.width, height: box?.height };
};

const colorOf = (bar: Locator) =>
	bar.evaluate((element) => {
		const fill = element.firstElementChild ?? element;
		const [red = 0, green = 0, blue = 0] = (
			getComputedStyle(fill).backgroundColor.match(/\d+/g) ?? []
		).map(Number);
		return { red, green, blue };
	});

afterEach(() => closePages());

it('DASH-22 colors the bars of the upgrade chart green, blue and orange', async () => {
	const { show, card } = await openStage();
	await show({ scenario: 'free', world: { content: { posts: 21, comments: 21 } } });
	const bar = (name: string) =>
		card('Your site keeps growing').getByRole('button', { name: `${name}, Number` });
	await bar('Posts').waitFor();
	const posts = await colorOf(bar('Posts'));
	expect(posts.green).toBeGreaterThan(Math.max(posts.red, posts.blue));
	const plugins = await colorOf(bar('Plugins'));
	expect(plugins.blue).toBeGreaterThan(Math.max(plugins.red, plugins.green));
	const { red, green, blue } = await colorOf(bar('Comments'));
	expect([red, green, blue]).toEqual([red, green, blue].sort((a, b) => b - a));
	expect(green).toBeGreaterThan(blue);
});

it('COMP-08 shows a medium dialog 1050 pixels wide, and a narrow one less wide', async () => {
	await loadScenario('free');
	const { page } = await openDashboard('admin', { hash: '#/disconnect', width: 1600 });
	const width = async (name: string) => {
		await waitForDialog(page, name);
		await page.waitForTimeout(200);
		return (await sizeOf(page.getByRole('dialog', { name }))).width ?? 0;
	};
	const narrow = await width(CONFIRM);
	await pressInDialog(page, 'Disconnect');
	await waitForDialog(page, 'Your site is disconnected');
	await pressInDialog(page, 'Tell us why');
	const medium = await width('Before you go, help us improve');
	expect(narrow).toBeLessThan(medium);
	expect(medium).toBe(1050);
});
