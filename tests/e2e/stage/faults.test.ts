import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { listenForReads } from '../support/endpoints';
import { breakCalls, FAULTS, type Fault } from '../support/faults';
import { openStage, type Stage } from '../support/stage';

const WORLD = { scenario: 'security' };

const SCREENS = [
	['#/security', 'Security'],
	['#/traffic', 'Traffic'],
	['#/my-plan', 'My Plan'],
	['#/privacy', 'Privacy'],
	['#/dashboard', 'At a Glance'],
] as const;

const CARDS = [
	'Brute force protection',
	'Downtime monitoring',
	'Site connection',
	'Account connection',
];

let stage: Stage;
let restore: (() => Promise<void>) | undefined;
/** The GET requests of the screens, collected automatically, so that a new request is broken, too. */
let reads: Set<string>;

async function breakSome(answer: Fault['answer'], matches?: Parameters<typeof breakCalls>[2]) {
	restore = await breakCalls(stage.page, answer, matches);
}

const waitForTitle = (title: string) =>
	stage.container
		.locator('[data-screen-title]', { hasText: title })
		.first()
		.waitFor({ state: 'attached' });

async function expectUsable() {
	await waitForTitle('At a Glance');
	for (const name of CARDS) {
		await stage.container.getByRole('heading', { name, exact: true }).first().waitFor();
	}
	expect(stage.complaints.filter((line) => line.startsWith('Uncaught'))).toEqual([]);
}

beforeAll(async () => {
	stage = await openStage();
	reads = listenForReads(stage.page);
	await stage.show(WORLD);
	for (const [hash] of SCREENS) {
		await stage.goTo(hash);
	}
	reads = new Set(reads);
});

afterEach(() => restore?.());

afterAll(() => closePages());

/** dashboard-faults and settings-faults test the other faults, card by card. */
const KINDS = ['500 with a reason', '200 with an unexpected body'];

/** The requests to break with a fault: all with `--long`; a plain run divides them between the faults. */
const readsFor = (name: string) =>
	[...reads].filter((_path, index) => IS_LONG || index % KINDS.length === KINDS.indexOf(name));

describe('one failed call leaves the screens usable', () => {
	it.each(FAULTS.filter(({ name }) => KINDS.includes(name)))(
		'for each GET request: $name',
		async ({ name, answer }) => {
			expect([...reads]).toContain('module/stats/data');
			expect(readsFor(name).length).toBeGreaterThan(1);
			for (const broken of readsFor(name)) {
				await breakSome(answer, (path, request) => path === broken && request.method() === 'GET');
				await stage.show(WORLD);
				await expectUsable();
				await restore?.();
			}
		},
	);
});

describe('failure of all calls at once', () => {
	it.each(FAULTS.filter(({ name }) => [...KINDS, 'no network'].includes(name)))(
		'renders every screen: $name',
		async ({ answer }) => {
			await breakSome(answer);
			await stage.show(WORLD);
			await expectUsable();
			for (const [hash, title] of SCREENS) {
				await stage.goTo(hash);
				await waitForTitle(title);
			}
			expect(stage.complaints.filter((line) => line.startsWith('Uncaught'))).toEqual([]);
		},
	);

	it('STATS-04 shows the error on the stats card, and recovers on retry', async () => {
		await breakSome(FAULTS[0]!.answer, (path) => path.startsWith('module/stats'));
		await stage.show(WORLD);
		const card = stage.card('Site stats');
		await expect(card.textContent()).resolves.toMatch(/Something happened while loading stats/);
		await restore?.();
		await card.getByRole('button', { name: /try again/i }).click();
		await stage.settle();
		await card.getByRole('tab', { name: 'Weeks' }).waitFor();
	});

	it('leaves the screen usable while a request is pending', async () => {
		await breakSome(
			() => new Promise<void>(() => undefined),
			(path) => path.startsWith('module/stats'),
		);
		await stage.raise(WORLD);
		await expectUsable();
		const toggle = stage.container.getByRole('switch', { name: 'Downtime monitoring' });
		const before = await toggle.isChecked();
		await toggle.click();
		await expect(toggle.isChecked()).resolves.toBe(!before);
	});
});
