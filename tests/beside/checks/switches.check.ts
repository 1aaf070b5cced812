import { openDashboard, type Dashboard } from '../../e2e/support/dashboard';
import { callRest, readSettings } from '../../e2e/support/rest';
import { AREAS, openFolds, untilSaved } from '../../e2e/support/settings-screen';
import { check, firstLine, isShort } from './check';

interface FoundSwitch {
	/** Id of the setting. */
	id: string;
	card: string;
	isDisabled: boolean;
}

/** A feature that is off hides or disables the switches of its options. */
async function switchAllOn(): Promise<void> {
	const { body } = await callRest('admin', 'jetpack/v4/module/all');
	for (const slug of Object.keys(body as object)) {
		await callRest('admin', 'jetpack/v4/settings', { [slug]: true });
	}
}

const findSwitches = ({ container }: Dashboard): Promise<FoundSwitch[]> =>
	container.evaluate((root) =>
		[...root.querySelectorAll('[id^="setting-"] [role="switch"]')].map((element) => ({
			id: element.closest('[id^="setting-"]')?.id.replace('setting-', '') ?? '',
			card: element.closest('[data-card]')?.getAttribute('aria-labelledby') ?? '',
			isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
		})),
	);

async function reload(dashboard: Dashboard): Promise<void> {
	await dashboard.page.reload({ waitUntil: 'domcontentloaded' });
	await dashboard.title.waitFor({ state: 'attached' });
	await dashboard.settle();
	await openFolds(dashboard);
}

const switchOf = ({ container }: Dashboard, id: string) =>
	container.locator(`[id="setting-${id}"] [role="switch"]`).first();

/** How long a switch may take to appear. */
const PATIENCE = { timeout: 8000 };

/** Settings whose switch is on while the server's value is off. */
const INVERTED = ['jetpack_blocks_disabled'];

/** Switches a setting and reloads the page. */
async function turn(dashboard: Dashboard, id: string): Promise<string[]> {
	const before = await switchOf(dashboard, id).isChecked(PATIENCE);
	await switchOf(dashboard, id).click(PATIENCE);
	await untilSaved(dashboard);
	const wish = before ? 'off' : 'on';
	const shown = await switchOf(dashboard, id).isChecked(PATIENCE);
	await reload(dashboard);
	const kept = await switchOf(dashboard, id).isChecked(PATIENCE);
	const saved = (await readSettings())[id];
	const isSaved = saved === undefined ? kept : Boolean(saved) !== INVERTED.includes(id);
	return [
		...(shown === before ? [`it does not turn ${wish}`] : []),
		...(kept === shown ? [] : [`turned ${wish}, it is not after a reload`]),
		...(isSaved === kept ? [] : [`turned ${wish}, the server has ${JSON.stringify(saved)}`]),
	];
}

/** Turns a switch and turns it back. */
async function turnTwice(dashboard: Dashboard, id: string): Promise<string[]> {
	const flaws: string[] = [];
	try {
		flaws.push(...(await turn(dashboard, id)));
		flaws.push(...(await turn(dashboard, id)));
	} catch (error) {
		flaws.push(firstLine(error));
		await reload(dashboard);
	}
	return [...new Set([...flaws, ...dashboard.complaints.splice(0)])];
}

const firstOfEachCard = (all: FoundSwitch[]) =>
	all.filter(({ card }, place) => all.findIndex((other) => other.card === card) === place);

for (const tab of AREAS) {
	check(`Switches on ${tab}`, async (findings) => {
		await switchAllOn();
		const dashboard = await openDashboard('admin', { hash: `#/${tab}` });
		await openFolds(dashboard);
		const usable = (await findSwitches(dashboard)).filter(({ isDisabled }) => !isDisabled);
		for (const { id } of isShort ? firstOfEachCard(usable) : usable) {
			findings.set(id, await turnTwice(dashboard, id));
		}
		await dashboard.page.close();
	});
}
