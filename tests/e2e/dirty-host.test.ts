import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { callRest, loadScenario, readSetting } from './support/rest';
import { FAILURE_TEXT, MATRIX_ROUTES } from './worlds/fault-matrix';

/*
 * A host like many real ones (php-stub/playground), deliberately the worst case: each answer has another plugin's notice before it and a cache's
 * comment after it, numbers are texts, messages are HTML, and names have entities.
 */

const DIRT = 'all';

const MARKUP = /&(#\d+|[a-z]+);|<\/?\w+>/i;

const openDirty = (hash: string, more: Parameters<typeof openDashboard>[1] = {}) =>
	openDashboard('admin', { hash, dirt: DIRT, ...more });

async function flawsOf({ container }: Dashboard, route: string): Promise<string[]> {
	const text = await container.innerText();
	return [FAILURE_TEXT, MARKUP].flatMap((flaw) => {
		const at = text.search(flaw);
		return at < 0 ? [] : [`${route}: ${text.slice(Math.max(at - 60, 0), at + 100)}`];
	});
}

beforeAll(async () => {
	await loadScenario('security');
	await callRest('admin', 'jetpack/v4/settings', { comments: true });
});
afterEach(() => closePages());

it('every route shows no failure and no markup', async () => {
	const dashboard = await openDirty('#/dashboard');
	const flaws = await flawsOf(dashboard, '/dashboard');
	// The product pages are all alike, and the check reports the notice.
	const routes = MATRIX_ROUTES.filter((route) => !/product\/(?!backup)|check|tools$/.test(route));
	for (const route of routes) {
		await dashboard.goTo(route);
		flaws.push(...(await flawsOf(dashboard, route)));
		await dashboard.page.keyboard.press('Escape');
	}
	expect(flaws).toEqual([]);
	await dashboard.goTo('#/tools');
	await dashboard.container
		.getByText(/contain a PHP message about .*old-plugin/)
		.first()
		.waitFor();
	expect(dashboard.complaints).toEqual([]);
});

it('a switch and a text are saved', async () => {
	const { container, settle, complaints } = await openDirty('#/discussion');
	const before = await readSetting('comment-likes');
	await container.getByRole('switch', { name: 'Let people like comments' }).click();
	const text = `Saved at ${Date.now()}`;
	await container.getByLabel('Comment form introduction', { exact: true }).fill(text);
	await container
		.locator('button:not([aria-disabled="true"])', { hasText: 'Save settings' })
		.first()
		.click();
	await settle();
	await expect(readSetting('comment-likes')).resolves.toBe(!before);
	await expect(readSetting('highlander_comment_form_prompt')).resolves.toBe(text);
	expect(complaints).toEqual([]);
});
