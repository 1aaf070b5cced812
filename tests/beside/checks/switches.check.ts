import type { Locator } from 'playwright-core';
import { openDashboard, type Dashboard } from '../../e2e/support/dashboard';
import { readSettings } from '../../e2e/support/rest';
import { AREAS, openFolds, untilSaved } from '../../e2e/support/settings-screen';
import { check, firstLine, isShort } from './check';
import { readSettledFlaws } from './screens';
import { switchAllOn } from './switch-all-on';

interface Switch {
	/** The setting. */
	id: string;
	/** The switch's index in the setting's row, because a list of roles has several. */
	place: number;
	card: string;
	isDisabled: boolean;
}

/** Milliseconds that a control may take to appear. */
const PATIENCE = { timeout: 8000 };

/** Settings whose switch is on while the server's value is off. */
const INVERTED = ['jetpack_blocks_disabled'];

const findSwitches = ({ container }: Dashboard): Promise<Switch[]> =>
	container.evaluate((root) =>
		[...root.querySelectorAll('[id^="setting-"]')].flatMap((row) =>
			[...row.querySelectorAll('[role="switch"]')].map((element, place) => ({
				id: row.id.replace('setting-', ''),
				place,
				card: row.closest('[data-card]')?.getAttribute('aria-labelledby') ?? '',
				isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
			})),
		),
	);

async function reload(dashboard: Dashboard): Promise<void> {
	await dashboard.page.reload({ waitUntil: 'domcontentloaded' });
	await dashboard.title.waitFor({ state: 'attached' });
	await dashboard.settle();
	await openFolds(dashboard);
}

/** The control, and whether it is on. A feature that is off may have a button instead of its switch. */
async function read(dashboard: Dashboard, { id, place }: Switch) {
	await openFolds(dashboard);
	const row = `[id="setting-${id}"]`;
	const control: Locator = dashboard.container
		.locator(`${row} [role="switch"], ${row}:not(:has([role="switch"])) button`)
		.nth(place);
	await control.waitFor(PATIENCE);
	const isButton = (await control.getAttribute('role')) !== 'switch';
	return { control, isOn: !isButton && (await control.isChecked()) };
}

/** The server's value; undefined if it isn't a switch. */
async function readSaved(id: string): Promise<boolean | undefined> {
	const saved = (await readSettings())[id];
	return saved === undefined || typeof saved === 'object'
		? undefined
		: Boolean(saved) !== INVERTED.includes(id);
}

/** Turns a switch, and reloads the page. */
async function turn(dashboard: Dashboard, one: Switch): Promise<string[]> {
	const before = await read(dashboard, one);
	await before.control.click(PATIENCE);
	await untilSaved(dashboard);
	const { isOn: isShown } = await read(dashboard, one);
	await reload(dashboard);
	const { isOn: isKept } = await read(dashboard, one);
	const isSaved = (await readSaved(one.id)) ?? isKept;
	const [wish, other] = before.isOn ? ['off', 'on'] : ['on', 'off'];
	return [
		...(isShown === before.isOn ? [`it does not turn ${wish}`] : []),
		...(isKept === isShown ? [] : [`turned ${wish}, it is ${other} after a reload`]),
		...(isSaved === isKept ? [] : [`turned ${wish}, the server does not have what is shown`]),
	];
}

/** Turns a switch and turns it back. */
async function turnTwice(dashboard: Dashboard, one: Switch): Promise<string[]> {
	const flaws: string[] = [];
	try {
		flaws.push(...(await turn(dashboard, one)));
		flaws.push(...(await turn(dashboard, one)));
	} catch (error) {
		flaws.push(firstLine(error));
		// A feature that stays off would fail the switches of its options, too.
		await switchAllOn();
		await reload(dashboard);
	}
	return [...new Set([...flaws, ...dashboard.complaints.splice(0)])];
}

const firstOfEachCard = (all: Switch[]) =>
	all.filter(({ card }, index) => all.findIndex((other) => other.card === card) === index);

for (const tab of AREAS) {
	check(`Switches on ${tab}`, async (findings) => {
		await switchAllOn();
		const dashboard = await openDashboard('admin', { hash: `#/${tab}` });
		await openFolds(dashboard);
		// With all modules on, a screen loads more than otherwise.
		findings.set(`#/${tab}`, await readSettledFlaws(dashboard));
		const usable = (await findSwitches(dashboard)).filter(({ isDisabled }) => !isDisabled);
		for (const one of isShort ? firstOfEachCard(usable) : usable) {
			const name = one.place === 0 ? one.id : `${one.id}, switch ${one.place + 1}`;
			findings.set(name, await turnTwice(dashboard, one));
		}
		await dashboard.page.close();
	});
}
