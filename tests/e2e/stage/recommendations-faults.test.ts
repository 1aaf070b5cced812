import { closePages } from '../support/browser';
import { hashOf } from '../support/dashboard';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { openStage, type Stage } from '../support/stage';
import { READS, WRITES } from '../worlds/recommendations-faults';

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

beforeAll(async () => {
	stage = await openStage();
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

async function breakOne(method: string, path: string, answer: Fault['answer']) {
	restore = await breakCalls(
		stage.page,
		answer,
		(asked, request) => asked === path && request.method() === method,
	);
	return restore;
}

const hasFocus = () => stage.page.evaluate(() => document.activeElement !== document.body);

/** The client handles all faults in one place, so the first row is tested with these faults, the others with one. */
const withFaults = <T extends { path: string }>(table: T[], faults: Fault[]) =>
	table.flatMap((row, index) =>
		(index === 0 ? faults : FAULTS.slice(0, 1)).map(
			(fault) => [row.path, fault.name, row, fault] as const,
		),
	);

it.each(withFaults(READS, [...FAULTS, NO_SESSION]))(
	'%s, %s: shows the error in place and recovers',
	async (...row) => {
		const [, , read, fault] = row;
		const repair = await breakOne('GET', read.path, fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show({ scenario: read.scenario, hash: `#/recommendations/${read.page}` });
		const card = stage.card(read.card);
		const again = card.getByRole('button', { name: 'Try again', exact: true });
		await expect(card.innerText()).resolves.toContain(read.says);
		await repair();
		stage.site.hasSession = true;
		await again.press('Enter');
		await again.waitFor({ state: 'detached' });
		await stage.settle();
		await expect(stage.container.innerText()).resolves.not.toContain(read.says);
		await expect(hasFocus()).resolves.toBe(true);
		expect(stage.complaints).toEqual([]);
	},
);

it.each(withFaults(WRITES, [FAULTS[0]!, NO_SESSION]))(
	'RECS-37 %s, %s: shows the error, keeps the choice and saves it on the next try',
	async (...row) => {
		const [, , { path, page, press, says, leadsTo }, fault] = row;
		const repair = await breakOne('POST', path, fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show({ scenario: 'free', hash: `#/recommendations/${page}` });
		const button = stage.page.getByRole('button', { name: press ?? 'Try again', exact: true });
		if (press) {
			await button.press('Enter');
			await stage.settle();
		}
		await expect(stage.container.innerText()).resolves.toContain(says);
		await expect(hasFocus()).resolves.toBe(press !== null);
		await expect(hashOf(stage.page)).resolves.toBe(`#/recommendations/${page}`);
		await repair();
		stage.site.hasSession = true;
		await button.press('Enter');
		await button.waitFor({ state: 'detached' });
		await stage.settle();
		await expect(stage.container.innerText()).resolves.not.toContain(says);
		expect(stage.site.world.site.recommendationsStep).toBe(leadsTo);
		expect(stage.site.world.recommendations?.data).toMatchObject({
			viewedRecommendations: expect.arrayContaining([page, leadsTo]),
		});
		expect(stage.complaints).toEqual([]);
	},
);

it('renews an expired nonce without a notice', async () => {
	await breakOne('POST', 'recommendations/data', STALE_NONCE.answer);
	await stage.show({ scenario: 'free', hash: '#/recommendations/monitor' });
	expect(stage.site.world.recommendations?.data).toEqual({ viewedRecommendations: ['monitor'] });
	await expect(stage.page.getByText(/logged out|Couldn't save/).count()).resolves.toBe(0);
});

it('lets the user continue while a request is pending, without an error', async () => {
	const stop = await breakOne('POST', 'recommendations/step', () => new Promise<void>(() => {}));
	await stage.raise({ scenario: 'free', hash: '#/recommendations/monitor' });
	for (const title of ['Related posts', 'Creative Mail']) {
		await stage.page.getByRole('link', { name: 'Not now' }).click();
		await stage.page.getByRole('heading', { level: 1, name: title }).waitFor();
	}
	await expect(stage.page.getByText("Couldn't save").count()).resolves.toBe(0);
	expect(stage.complaints).toEqual([]);
	await stop();
});
