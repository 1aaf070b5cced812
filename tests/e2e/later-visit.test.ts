import { findViolations } from './support/axe';
import { closePages } from './support/browser';
import { openDashboard, type DashboardOptions } from './support/dashboard';
import { breakCalls, FAILURE } from './support/faults';
import { asksProvider, holdProvider, timeProviderReads } from './support/hold-provider';
import { keepFirstCalls } from './support/interception';
import { takePicture } from './support/picture';
import { loadScenario } from './support/rest';
import { movesOf, readPlaces } from './support/steadiness';

const HASH = '#/dashboard';
const AGE = /^As of (\d|yesterday)/;
const LINE = "WordPress.com isn't answering.";

/** Cards that say how old they are. */
const AGED = ['Backup', 'Security scan', 'Site stats'];

/** These answers depend on the person, or are none while Akismet isn't set up, so the site doesn't keep them. */
const NEVER_KEPT = ['site/activity', 'licensing/user/counts', 'module/akismet/data'];

const FORMS: Record<string, DashboardOptions> = {
	'1280': { width: 1280 },
	'480, right to left': { width: 480, isRightToLeft: true },
};

/** A visit some milliseconds after an earlier one, of which the site has kept the answers. Those of the site itself count for 30 seconds and stay. */
const openAfter = (age: number, options: DashboardOptions = {}) =>
	openDashboard('admin', {
		...options,
		hash: HASH,
		keepsAnswers: true,
		patch: {
			html: (html) => html.replaceAll(/(?<="age":)\d+(?=,"keeps":(?!30000\b))/g, String(age)),
		},
	});

const MINUTE = 60_000;

beforeAll(async () => {
	await loadScenario('security');
	const { settle } = await openDashboard('admin', { hash: HASH, keepsAnswers: true });
	await settle();
	await closePages();
});
afterEach(() => closePages());

it('a second visit within a minute asks the provider nothing about the site', async () => {
	const { page, container, settle, complaints } = await openAfter(MINUTE / 2, {
		prepare: async (opened) => keepFirstCalls(opened),
	});
	await container.getByText('Secure').waitFor();
	await settle();
	await expect(container.getByText('Checking your site…').count()).resolves.toBe(0);
	const asked = (await timeProviderReads(page)).flatMap(({ calls }) => calls.filter(asksProvider));
	expect(asked.filter((call) => !NEVER_KEPT.includes(call))).toEqual([]);
	await expect(container.getByText(AGE).count()).resolves.toBe(0);
	await takePicture(page, 'second-visit');
	expect(complaints).toEqual([]);
});

describe('a later visit, with the provider', () => {
	it.each(Object.entries(FORMS))('slow, %s', async (name, form) => {
		let nextHeld: Awaited<ReturnType<typeof holdProvider>>;
		const { page, container, settle, complaints } = await openAfter(20 * MINUTE, {
			...form,
			prepare: async (opened) => {
				nextHeld = await holdProvider(opened);
			},
		});
		await container.getByText('Secure').waitFor();
		const held = await nextHeld!();
		for (const card of AGED) {
			await container.locator('[data-card]', { hasText: card }).getByText(AGE).first().waitFor();
		}
		await takePicture(page, `later-visit-slow-${name}`);
		await expect(findViolations(page)).resolves.toEqual([]);
		const before = await readPlaces(page);
		await held.pass();
		const next = await nextHeld!();
		await next.pass();
		const asked = [...held.calls, ...next.calls];
		expect(asked).toEqual(expect.arrayContaining(['rewind', 'scan', 'site']));
		await container.getByText(AGE).first().waitFor({ state: 'detached' });
		await settle();
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		expect(complaints).toEqual([]);
	});

	it.each(Object.entries(FORMS))('down, %s', async (name, form) => {
		let fail: () => void;
		const failed = new Promise<void>((resolve) => {
			fail = resolve;
		});
		const { page, container, settle, complaints } = await openAfter(20 * MINUTE, {
			...form,
			prepare: async (opened) => {
				await breakCalls(
					opened,
					(call) => failed.then(() => FAILURE(call)),
					(path) => asksProvider(path) && !NEVER_KEPT.includes(path),
				);
			},
		});
		await container.getByText('Secure').waitFor();
		const before = await readPlaces(page);
		fail!();
		await container.getByText(LINE).waitFor();
		await settle();
		expect(movesOf(before, await readPlaces(page))).toEqual([]);
		for (const card of AGED) {
			await container.locator('[data-card]', { hasText: card }).getByText(AGE).first().waitFor();
		}
		await takePicture(page, `later-visit-down-${name}`);
		await expect(container.getByRole('button', { name: 'Try again' }).count()).resolves.toBe(1);
		await expect(findViolations(page)).resolves.toEqual([]);
		expect(complaints).toEqual([]);
	});
});
