import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { getSetting, type Setting } from '@/domain/settings/registry';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { callRest, loadScenario } from './support/rest';
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
			await dashboard.reload();
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
	await dashboard.reload();
	await expect(toggle.isChecked()).resolves.toBe(!before);
	const { body } = await callRest('admin', 'jetpack/v4/tracking/settings');
	expect(body).toMatchObject({ tracks_opt_out: before });
});
