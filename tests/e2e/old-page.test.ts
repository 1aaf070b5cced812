import { closePages } from './support/browser';
import { CONTAINER, openDashboard, type Dashboard } from './support/dashboard';
import { documentOf } from './support/page-data';
import { patchData } from './support/patch';
import { callRest, loadScenario, readSetting } from './support/rest';

const STALE_NONCE = '0123456789';
const PROTECT = 'Block password guessing';
const NOTICE = 'This page may show old settings.';

const save = (changes: object) => callRest('admin', 'jetpack/v4/settings', changes);

/** The current document, as a cache serves it an hour later, when its nonces have expired. */
async function captureDocument(): Promise<string> {
	const html = patchData(await documentOf('admin'), (data) => {
		data.printedAt = Number(data.printedAt) - 3600;
	});
	const nonce = /WP_API_nonce%22%3A%22(\w{10})%22/.exec(html)?.[1];
	if (!nonce) {
		throw new Error('The page prints no nonce.');
	}
	return html.replaceAll(nonce, STALE_NONCE);
}

const openOld = (
	document: string,
	hash: string,
	prepare?: (page: Dashboard['page']) => Promise<unknown>,
) =>
	openDashboard('admin', {
		hash,
		patch: { html: () => document },
		prepare: async (page) => void (await prepare?.(page)),
	});

const toggleOf = ({ container }: Dashboard, name: string) =>
	container.getByRole('switch', { name, exact: true });

const waitForSwitch = ({ page }: Dashboard, name: string, isOn: boolean) =>
	page
		.locator(CONTAINER)
		.getByRole('switch', { name, exact: true, checked: isOn })
		.waitFor({ timeout: 10_000 });

beforeAll(() => loadScenario('security'));
beforeEach(async () => {
	await save({ protect: true });
});
afterEach(() => closePages());

it('an old page shows the state of the site, and a click saves', async () => {
	const old = await captureDocument();
	await callRest('admin', 'jetpack/v4/module/protect/active', { active: false });
	const dashboard = await openOld(old, '#/security');
	await waitForSwitch(dashboard, PROTECT, false);
	await toggleOf(dashboard, PROTECT).click();
	await waitForSwitch(dashboard, PROTECT, true);
	await dashboard.settle();
	await expect(readSetting('protect')).resolves.toBe(true);
	await expect(toggleOf(dashboard, PROTECT).isChecked()).resolves.toBe(true);
	await expect(dashboard.title.textContent()).resolves.toContain('Security');
	await expect(dashboard.container.getByText(NOTICE).count()).resolves.toBe(0);
	expect(dashboard.complaints).toEqual([]);
});

it('an old page does not blank while it is refreshed', async () => {
	const old = await captureDocument();
	await save({ protect: false });
	const dashboard = await openOld(old, '#/security', (page) =>
		page.addInitScript(() => {
			const shown = { titles: 0, blanks: 0 };
			Object.assign(window, { shown });
			const look = () => {
				const hasTitle =
					document.querySelector('#jp-plugin-container [data-screen-title]') !== null;
				shown.titles += Number(hasTitle);
				shown.blanks += Number(!hasTitle && shown.titles > 0);
				requestAnimationFrame(look);
			};
			look();
		}),
	);
	await waitForSwitch(dashboard, PROTECT, false);
	await expect(
		dashboard.page.evaluate(() => Reflect.get(window, 'shown') as object),
	).resolves.toEqual({ titles: expect.any(Number), blanks: 0 });
});
