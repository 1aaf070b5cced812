import type { ReadPage } from '#tests/app/worlds/expectation';
import { IS_LONG } from '#tests/support/long';
import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { readCards } from '../support/read-cards';
import { openStage, type Stage } from '../support/stage';

/*
 * The buttons that load a card again, and the cards while they wait. tests/app/failed-reads and the tests of the screens prove each card's text about
 * a failure, and fault-matrix.test.ts each fault of each call.
 */

const MOST_TRIES = 3;
/** The support card omits its offer while the purchases are unknown, and has no retry. */
const WITHOUT_RETRY = "We're here to help";

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

/** Breaks GET requests until the returned function is called or the test ends. */
async function breakReads(answer: Fault['answer']) {
	restore = await breakCalls(stage.page, answer, (_path, request) => request.method() === 'GET');
	return restore;
}

const never = () => new Promise<void>(() => undefined);

/** The texts of the cards, which a late or repeated response must restore. */
const textsOf = ({ cards }: ReadPage) =>
	Object.fromEntries(
		Object.entries(cards)
			.filter(([name]) => name !== WITHOUT_RETRY)
			.map(([name, { text }]) => [name, text]),
	);

/** Presses every retry button, several times, because a retry may show another one. */
async function tryAgain(): Promise<void> {
	const buttons = stage.container.getByRole('button', { name: 'Try again' });
	for (let tries = 0; tries < MOST_TRIES && (await buttons.count()) > 0; tries++) {
		await buttons.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));
		await stage.settle();
	}
}

async function readHealthy(scenario: string): Promise<ReadPage> {
	await stage.show({ scenario });
	return readCards(stage.page);
}

beforeAll(async () => {
	stage = await openStage();
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

const WORLDS = IS_LONG
	? [
			'security',
			'vaultpress-threats',
			'companions-installed',
			'search-active',
			'atomic',
			'backup-new',
		]
	: ['security'];

it.each(
	WORLDS.flatMap((scenario) => [FAULTS[0]!, NO_SESSION].map((fault) => ({ scenario, fault }))),
)(
	'BACKUP-05 STATS-04 cards show the error and recover on $scenario: $fault.name',
	async ({ scenario, fault }) => {
		const healthy = await readHealthy(scenario);
		const repair = await breakReads(fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show({ scenario });
		const { cards } = await readCards(stage.page);
		expect(cards['Site stats']?.text).toContain('Something happened while loading stats.');
		expect(cards['Site stats']?.controls).toContain('button: Try again');
		await repair();
		stage.site.hasSession = true;
		await tryAgain();
		expect(textsOf(await readCards(stage.page))).toEqual(textsOf(healthy));
		expect(stage.complaints).toEqual([]);
	},
);

it('requests renew an expired nonce without a notice', async () => {
	const healthy = await readHealthy('security');
	const stop = await breakReads(STALE_NONCE.answer);
	await stage.show({ scenario: 'security' });
	await stop();
	const read = await readCards(stage.page);
	expect(textsOf(read)).toEqual(textsOf(healthy));
	expect(read.rest.text).toBe(healthy.rest.text);
	expect(stage.complaints).toEqual([]);
});

it.each(WORLDS)(
	'cards show skeletons while %s is pending, and leave the rest usable',
	async (scenario) => {
		// A tab that has received stats before shows those.
		await stage.page.evaluate(() => sessionStorage.clear());
		const stop = await breakReads(never);
		await stage.raise({ scenario });
		await stage.page.waitForTimeout(200);
		const { cards } = await readCards(stage.page);
		expect(cards['Site stats']?.text).toContain('Loading');
		expect(cards['Jetpack Boost']?.controls).toEqual([]);
		expect(Object.values(cards).flatMap(({ controls }) => controls)).not.toContain(
			'button: Try again',
		);
		const toggle = stage.card('Downtime monitoring').getByRole('switch');
		const wasOn = await toggle.isChecked();
		await toggle.click();
		await expect(toggle.isChecked()).resolves.toBe(!wasOn);
		await stop();
		expect(stage.complaints).toEqual([]);
	},
);
