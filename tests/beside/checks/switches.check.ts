import { settingsApi } from '@/api/entities/settings';
import { effectsOf } from '@/domain/settings/effects';
import { findSetting } from '@/domain/settings/registry';
import { isSwitchedOn } from '@/lib/values';
import { apiOf } from '../../contract/client';
import { openDashboard, type Dashboard } from '../../e2e/support/dashboard';
import { AREAS, openFolds } from '../../e2e/support/settings-screen';
import { check } from './check';
import { readSettledFlaws } from './screens';
import { switchAll } from './switch-all';

/** The settings of a tab with a switch, and whether it is on. A feature that is off may have a button instead. */
const readSwitches = ({ container }: Dashboard): Promise<Record<string, boolean>> =>
	container.evaluate((root) =>
		Object.fromEntries(
			[...root.querySelectorAll('[id^="setting-"]')].flatMap((row) => {
				const [isOn, ...others] = [...row.querySelectorAll('[role="switch"]')].map(
					(element) => element.ariaChecked === 'true',
				);
				// A list of roles has several.
				return isOn === undefined || others.length > 0
					? []
					: [[row.id.replace('setting-', ''), isOn] as const];
			}),
		),
	);

for (const state of ['on', 'off'] as const) {
	/** `saves` proves that each value is saved, and the browser's tests that each switch saves its value. */
	check(`Switches with all modules ${state}`, async (findings, note) => {
		await switchAll(state === 'on');
		const api = await apiOf('admin');
		const saved = await api(settingsApi).load();
		for (const tab of AREAS) {
			const dashboard = await openDashboard('admin', { hash: `#/${tab}` });
			await openFolds(dashboard);
			// With all modules on, a screen loads more than otherwise.
			findings.set(`#/${tab}`, await readSettledFlaws(dashboard));
			for (const [id, isShown] of Object.entries(await readSwitches(dashboard))) {
				// An option of a module that is off has no effect, whatever is saved.
				const module = findSetting(id)?.module ?? id;
				if (typeof saved[id] === 'boolean' && (module === id || saved[module] !== false)) {
					const isOn = isSwitchedOn(saved[id]) !== Boolean(effectsOf(id).isInverted);
					note(id, isShown === isOn, `it shows that it is ${isOn ? 'off' : 'on'}`);
				}
			}
			await dashboard.page.close();
		}
	});
}
