import { LOOKS, type Look } from './looks';
import { findOverflow, findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { takePicture } from './support/picture';
import { speakPseudo } from './support/pseudo';
import { loadScenario } from './support/rest';

const HEIGHT = 900;
const NARROW = [480, 320];
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

const mark = (where: string, offences: string[]) =>
	offences.map((offence) => `${where} ${offence}`);

async function narrow({ page }: Dashboard, hash: string): Promise<string[]> {
	const offences: string[] = [];
	for (const width of NARROW) {
		await page.setViewportSize({ width, height: HEIGHT });
		await page.waitForTimeout(AFTER_RESIZE);
		offences.push(...mark(`${hash} at ${width}`, await findOverflow(page)));
	}
	offences.push(...mark(`${hash} at 320`, await findViolations(page)));
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
			const { page, goTo, complaints } = dashboard;
			const offences: string[] = [];
			for (const hash of look.hashes) {
				await page.setViewportSize({ width: 1280, height: HEIGHT });
				await goTo(hash);
				offences.push(
					...mark(hash, await findViolations(page)),
					...mark(hash, await findOverflow(page)),
				);
				await takePicture(page, nameOf(look, hash, 'wide'));
				offences.push(...(await narrow(dashboard, hash)));
				await takePicture(page, nameOf(look, hash, 'narrow'));
				await page.keyboard.press('Escape');
			}
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
			const { page, goTo, complaints } = dashboard;
			const offences: string[] = [];
			await expect(page.evaluate(() => getComputedStyle(document.body).direction)).resolves.toBe(
				'rtl',
			);
			for (const hash of look.hashes) {
				await goTo(hash);
				offences.push(
					...mark(hash, await findViolations(page)),
					...mark(hash, await findOverflow(page)),
				);
				await takePicture(page, nameOf(look, hash, 'rtl'));
				await page.keyboard.press('Escape');
			}
			expect([...offences, ...complaints]).toEqual([]);
		},
	);
});
