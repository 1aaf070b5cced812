import { SETTINGS_TABS } from '@/domain/routes/settings-tabs';
import { findSettingOf, nameSwitch } from '@/domain/settings/registry';
import { selectNotices } from '@/state/notices';
import { fireEvent, waitFor } from '#tests/support/render';
import { IS_LONG } from '#tests/support/long';
import { openAt } from './support/render-app';

/** The usable switches. Those outside a setting's row are not saved. */
const SWITCH = '[id^="setting-"] [role="switch"]:not([aria-disabled])';
const FOLD = '[data-card-title][aria-expanded="false"]';

/** SETPERF-08 */
const OWN_SENTENCE = /speeding up your site!/;

const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const rowOf = (control: HTMLElement) => control.closest('[id^="setting-"]')?.id ?? '';
const nameOf = (control: HTMLElement) =>
	control.closest('[id^="setting-"]')?.querySelector(`label[for="${control.id}"]`)?.textContent ??
	'';
/** The row tells switches of the same name apart. */
const keyOf = (control: HTMLElement) => `${rowOf(control)}: ${nameOf(control)}`;

async function useAllSwitches(tab: string, scenario: string) {
	const { store } = await openAt({ route: `/${tab}`, scenario }, /./);
	await waitFor(() => expect(findAll(SWITCH)).not.toHaveLength(0));
	const lastNotice = () => selectNotices(store.getState()).at(-1);
	const click = async (control: HTMLElement) => {
		const before = lastNotice();
		fireEvent.click(control);
		await waitFor(() => {
			expect(lastNotice()).not.toBe(before);
			expect(lastNotice()?.status).toBe('is-success');
		});
	};
	const used: string[] = [];
	const unnamed: string[] = [];
	for (;;) {
		findAll(FOLD).forEach((fold) => fireEvent.click(fold));
		const control = findAll(SWITCH).find((one) => !used.includes(keyOf(one)));
		if (!control) {
			return { used, unnamed };
		}
		const [key, name, row] = [keyOf(control), nameOf(control), rowOf(control)];
		const wasOn = control.getAttribute('aria-checked') === 'true';
		used.push(key);
		await click(control);
		const said = findAll('.global').at(-1)?.textContent ?? '';
		const { undo } = lastNotice() ?? {};
		const setting = findSettingOf(row.replace('setting-', ''));
		// A feature by its own name, an option by its label.
		const names = [name, ...(setting ? [nameSwitch(setting.id)] : [])];
		const isNamed = (text = '') => names.some((one) => text.includes(one));
		const isSaid =
			isNamed(said) && (OWN_SENTENCE.test(said) || said.includes(wasOn ? ' is off.' : ' is on.'));
		if (!isSaid || (undo && !isNamed(undo.subject))) {
			unnamed.push(key);
		}
		if (wasOn) {
			// A feature's options can only be used while it is on. The stats have a button that turns them on.
			const again = findAll(SWITCH).find((one) => keyOf(one) === key);
			const [button] = findAll(`[id="${row}"] button:not([aria-haspopup])`);
			await click(again ?? button!);
		}
	}
}

describe.each(IS_LONG ? ['complete', 'jetpack-16'] : ['jetpack-16'])(
	'on a site of the scenario %s',
	(scenario) => {
		it.each(SETTINGS_TABS)(
			'NOTICE-21 names each switch of %s that was used, and what it is now',
			async (tab) => {
				const { used, unnamed } = await useAllSwitches(tab, scenario);
				expect(used).not.toHaveLength(0);
				expect(unnamed).toEqual([]);
			},
		);
	},
);
