import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { getSetting, type Setting } from '@/domain/settings/registry';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { callRest, loadScenario, readSetting } from './support/rest';
import {
	AREAS,
	change,
	openFolds,
	readKept,
	rowOf,
	saveAll,
	settingsOf,
	shownBy,
} from './support/settings-screen';

const isModule = ({ id, module }: Setting) => id === module;

const open = (tab: SettingsTab) => openDashboard('admin', { hash: `#/${tab}` });

/** Turns every feature on, because an option of a feature that is off cannot be changed. */
async function switchAllOn(tab: SettingsTab) {
	const slugs = settingsOf(tab).map(({ module }) => [module, true] as const);
	const { status } = await callRest('admin', 'jetpack/v4/settings', Object.fromEntries(slugs));
	expect(status).toBe(200);
}

/** Changes every setting; returns the expected values, and the settings that could not be changed. */
async function changeAll(dashboard: Dashboard, settings: Setting[]) {
	const expected = new Map<Setting, boolean | string>();
	const offences: string[] = [];
	for (const setting of settings) {
		try {
			expected.set(setting, await change(dashboard, setting));
		} catch (error) {
			offences.push(`${setting.id} could not be changed: ${String(error).split('\n')[0]}`);
		}
	}
	await saveAll(dashboard);
	return { expected, offences };
}

async function compare(dashboard: Dashboard, expected: Map<Setting, boolean | string>) {
	const offences: string[] = [];
	const savedTextOf = await readKept();
	for (const [setting, value] of expected) {
		const shown = await shownBy(dashboard, setting);
		const kept = savedTextOf(setting);
		if (shown !== value || kept !== value) {
			offences.push(`${setting.id}: ${value} is shown as ${shown} and kept as ${kept}`);
		}
	}
	return offences;
}

async function reload({ page, title, settle }: Dashboard) {
	await page.reload({ waitUntil: 'domcontentloaded' });
	await title.waitFor({ state: 'attached' });
	await settle();
}

afterEach(() => closePages());

/** Together they have every kind of control; the contract suite writes every setting. */
const TABS = Object.fromEntries(
	AREAS.filter((tab) => settingsOf(tab).length > 0).map((tab) => [tab, tab]),
);

it.each(sampleOf(TABS, ['sharing', 'discussion']))(
	'SETGEN-03 SETGEN-05 %s keeps every option, then every module toggle, over a reload, on the screen and in the database',
	async (_name, tab) => {
		await loadScenario('complete');
		await switchAllOn(tab);
		const dashboard = await open(tab);
		const offences: string[] = [];
		const proveKept = async (settings: Setting[]) => {
			await openFolds(dashboard);
			const changed = await changeAll(dashboard, settings);
			expect(changed.expected.size).toBe(settings.length);
			await reload(dashboard);
			await openFolds(dashboard);
			offences.push(...changed.offences, ...(await compare(dashboard, changed.expected)));
		};
		// The options come first, because those of a feature that is off are not shown.
		await proveKept(settingsOf(tab).filter((setting) => !isModule(setting)));
		await proveKept(settingsOf(tab).filter(isModule));
		expect([...offences, ...dashboard.complaints]).toEqual([]);
	},
);

it('SETPRIV-04 keeps the usage sharing choice over a reload, on the screen and at the provider', async () => {
	await loadScenario('complete');
	const dashboard = await open('privacy');
	const setting = getSetting('tracks_opt_out');
	const toggle = rowOf(dashboard, setting.id).getByRole('switch', { name: setting.getName() });
	const before = await toggle.isChecked();
	await toggle.click();
	await dashboard.settle();
	await reload(dashboard);
	await expect(toggle.isChecked()).resolves.toBe(!before);
	const { body } = await callRest('admin', 'jetpack/v4/tracking/settings');
	expect(body).toMatchObject({ tracks_opt_out: before });
});

it('TRAFFIC-42 TRAFFIC-46 TRAFFIC-47 keeps the stats roles and the stats toggle over a reload', async () => {
	await loadScenario('complete');
	const dashboard = await open('traffic');
	const { container, settle } = dashboard;
	const card = container.getByRole('region', { name: 'Site stats', exact: true });
	const roleOf = (list: 'count_roles' | 'roles', role: string) =>
		rowOf(dashboard, list).getByRole('switch', { name: role, exact: true });
	await openFolds({ container: card });
	for (const toggle of [roleOf('count_roles', 'Author'), roleOf('roles', 'Editor')]) {
		await toggle.click();
		await settle();
	}
	await reload(dashboard);
	await openFolds({ container: card });
	await expect(roleOf('count_roles', 'Author').isChecked()).resolves.toBe(true);
	await expect(roleOf('roles', 'Editor').isChecked()).resolves.toBe(true);
	const { body } = await callRest('admin', 'jetpack/v4/settings');
	expect(body).toMatchObject({
		count_roles: expect.arrayContaining(['author']),
		roles: ['administrator', 'editor'],
	});

	const activate = card.getByRole('button', { name: 'Activate Site Stats' });
	await rowOf(dashboard, 'stats').getByRole('switch').click();
	await activate.waitFor();
	await reload(dashboard);
	await activate.click();
	await card.getByRole('button', { name: 'Stats settings' }).waitFor();
	await reload(dashboard);
	await card.getByRole('button', { name: 'Stats settings' }).waitFor();
	expect(dashboard.complaints).toEqual([]);
});

describe('search engine settings', () => {
	const TITLES = 'advanced_seo_title_formats';
	const DESCRIPTION = 'advanced_seo_front_page_description';

	async function openSeo() {
		const dashboard = await open('traffic');
		const card = dashboard.container.getByRole('region', { name: 'Search engine optimization' });
		for (const name of ['Page title structures', 'Front page meta description']) {
			await card.getByRole('button', { name, exact: true }).click();
		}
		const field = (name: string) => card.getByRole('textbox', { name, exact: true });
		const save = card.getByRole('button', { name: /^Save settings/ });
		return { ...dashboard, card, field, save };
	}

	it('TRAFFIC-25 TRAFFIC-36 TRAFFIC-37 keep titles and description over a reload, on the screen and in the database', async () => {
		await loadScenario('seo');
		const token = (value: string) => ({ type: 'token', value });
		const text = (value: string) => ({ type: 'string', value });
		const archives = [token('archive_title'), text(' '), token('date')];
		const before = { archives, posts: [text('[date]')] };
		await callRest('admin', 'jetpack/v4/settings', { [TITLES]: before });
		const seo = await openSeo();
		await seo.field('Front page').fill('[site_name] - [post_title] & "you" 😀');
		await seo.field('Front page meta description').fill(`${'é'.repeat(298)}😀`);
		await seo.save.click();
		await seo.page.getByText('Updated settings.').first().waitFor();
		await expect(readSetting(TITLES)).resolves.toEqual({
			...before,
			front_page: [token('site_name'), text(' - [post_title] & "you" 😀')],
			pages: [],
			groups: [],
		});
		await expect(readSetting(DESCRIPTION)).resolves.toBe(`${'é'.repeat(298)}😀`);
		await reload(seo);
		await seo.card.getByRole('button', { name: 'Page title structures', exact: true }).click();
		await expect(seo.field('Front page').inputValue()).resolves.toBe(
			'[site_name] - [post_title] & "you" 😀',
		);
		await expect(seo.field('Archives').inputValue()).resolves.toBe('[archive_title] [date]');
		expect(seo.complaints).toEqual([]);
	});

	it('TRAFFIC-30 keep the titles saved by another version, although saving others fails', async () => {
		await loadScenario('seo');
		const before = await readSetting(TITLES);
		const seo = await openSeo();
		await expect(seo.field('Posts').inputValue()).resolves.toMatch(/ by \[author\] /);
		await seo.field('Front page').fill('Mine');
		await seo.save.click();
		// The site rejects formats with unknown parts, so the typed text and the saved formats stay.
		await seo.page
			.getByText(/^Error updating settings\./)
			.first()
			.waitFor();
		await expect(seo.field('Front page').inputValue()).resolves.toBe('Mine');
		await expect(seo.field('Front page').getAttribute('aria-invalid')).resolves.toBe('true');
		await expect(readSetting(TITLES)).resolves.toEqual(before);
		await seo.field('Front page').fill('[site_name] - [tagline]');
		await seo.field('Front page meta description').fill('Only this');
		await seo.save.click();
		await seo.page.getByText('Updated settings.').first().waitFor();
		await expect(readSetting(DESCRIPTION)).resolves.toBe('Only this');
		await expect(readSetting(TITLES)).resolves.toEqual(before);
		expect(seo.complaints).toEqual([]);
	});
});
