import { LOOKS, type Look } from './looks';
import { findOverflow, findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { speakPseudo } from './support/pseudo';
import { loadScenario } from './support/rest';

const HEIGHT = 900;
/** Between this and the usual width, at 480 px, the look from right to left stands, with longer words. */
const NARROW = 320;
/** The tab bar measures itself 300 ms after a resize (NAV-31). */
const AFTER_RESIZE = 450;

const nameOf = ({ scenario, role }: Look, hash: string, kind: string) =>
	`${hash.replace('#/', '').replaceAll('/', '-')}-${scenario}-${role}-${kind}`;

let loaded = '';

async function ensureScenario(name: string) {
	if (loaded !== name) {
		await loadScenario(name);
		loaded = name;
	}
}

/** Every screen of a look as it stands now. */
async function lookAtAll({ page, goTo }: Dashboard, look: Look, kind: string): Promise<string[]> {
	const offences: string[] = [];
	for (const hash of look.hashes) {
		await goTo(hash);
		const found = [...(await findViolations(page)), ...(await findOverflow(page))];
		offences.push(...found.map((offence) => `${hash} ${kind}: ${offence}`));
		await takePicture(page, nameOf(look, hash, kind));
		await page.keyboard.press('Escape');
	}
	return offences;
}

afterEach(() => closePages());

describe('the looking itself', () => {
	it('finds a fault and an overflow where there are some', async () => {
		await ensureScenario('free');
		const { page, container } = await openDashboard('admin');
		await container.evaluate((element) => {
			element.insertAdjacentHTML(
				'beforeend',
				'<img src="data:,"><div style="inline-size: 3000px">wide</div>',
			);
		});
		await expect(findViolations(page)).resolves.toEqual([expect.stringContaining('image-alt')]);
		await expect(findOverflow(page)).resolves.not.toEqual([]);
	});
});

describe('for everybody, left to right', () => {
	it.each(LOOKS)(
		'$scenario as $role: no violation, no overflow, nothing said in red',
		async (look) => {
			await ensureScenario(look.scenario);
			const dashboard = await openDashboard(look.role);
			const { page, complaints } = dashboard;
			const offences = await lookAtAll(dashboard, look, 'wide');
			await page.setViewportSize({ width: NARROW, height: HEIGHT });
			await page.waitForTimeout(AFTER_RESIZE);
			offences.push(...(await lookAtAll(dashboard, look, 'narrow')));
			expect([...offences, ...complaints]).toEqual([]);
		},
	);
});

describe('for everybody, right to left and 40 % longer', () => {
	it.each(LOOKS)(
		'$scenario as $role: no violation, no overflow, nothing said in red',
		async (look) => {
			await ensureScenario(look.scenario);
			const dashboard = await openDashboard(look.role, {
				isRightToLeft: true,
				prepare: speakPseudo,
				width: 480,
			});
			const { page, complaints } = dashboard;
			await expect(page.evaluate(() => getComputedStyle(document.body).direction)).resolves.toBe(
				'rtl',
			);
			const offences = await lookAtAll(dashboard, look, 'rtl');
			expect([...offences, ...complaints]).toEqual([]);
		},
	);
});
