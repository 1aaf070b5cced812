import { closePages } from '../support/browser';
import { listenForReads } from '../support/endpoints';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { readCards, type ReadPage } from '../support/read-cards';
import { openStage, type Stage } from '../support/stage';
import {
	DECIDED_BY,
	groupReads,
	READ_TEXTS,
	SAID_OF_FAULTS,
	WITHOUT_RETRY,
} from '../worlds/faults';

/** All reads that there are. */
const THOROUGH = ['security', 'vaultpress-threats'];
/** With other cards of the same reads. All faults end in the same place of the client: one is enough for each world. */
const WORLDS = [...THOROUGH, 'companions-installed', 'search-active', 'atomic', 'backup-new'];
const MOST_TRIES = 3;

interface World {
	scenario: string;
	groups: string[][];
	/** The cards that are there before anything is answered, and stay. */
	steady: string[];
	healthy: ReadPage;
}

let stage: Stage;
const worlds: World[] = [];

let restore: (() => Promise<void>) | undefined;

/** Until it is repaired, or the test is over. */
async function breakReads(answer: Fault['answer'], paths?: string[]) {
	restore = await breakCalls(
		stage.page,
		answer,
		(path, request) => request.method() === 'GET' && (!paths || paths.includes(path)),
	);
	return restore;
}

const never = () => new Promise<void>(() => undefined);

async function learn(scenario: string): Promise<World> {
	const reads = listenForReads(stage.page);
	await stage.show({ scenario });
	const healthy = await readCards(stage.page);
	const stop = await breakReads(never);
	await stage.raise({ scenario });
	await stage.page.waitForTimeout(200);
	const { names } = await readCards(stage.page);
	const steady = names.filter((name) => name in healthy.cards);
	await stop();
	return { scenario, groups: groupReads([...reads]), steady, healthy };
}

/** The texts of cards: what an answer that came late or again must bring back. */
const textsOf = ({ cards }: ReadPage) =>
	Object.fromEntries(
		Object.entries(cards)
			.filter(([name]) => !WITHOUT_RETRY.includes(name))
			.map(([name, { text }]) => [name, text]),
	);

/** Presses whatever offers another try; twice, for what shows only then that it waits for one. */
async function tryAgain(): Promise<void> {
	const buttons = stage.container.getByRole('button', { name: 'Try again' });
	for (let tries = 0; tries < MOST_TRIES && (await buttons.count()) > 0; tries++) {
		await buttons.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));
		await stage.settle();
	}
}

const depends = ({ cards }: ReadPage, name: string) =>
	READ_TEXTS[name]?.test(cards[name]?.text ?? '') ?? true;

/** What the cards of broken reads fail to say. */
function unsaidOf(paths: string[], { cards }: ReadPage, healthy: ReadPage): string[] {
	return paths.flatMap((path) =>
		Object.entries(SAID_OF_FAULTS[path] ?? {})
			.filter(([name]) => name in cards && depends(healthy, name))
			.filter(
				([name, text]) =>
					!cards[name]!.text.includes(text) || !cards[name]!.controls.includes('button: Try again'),
			)
			.map(([name]) => `${path}: ${name} says ${cards[name]!.text}`),
	);
}

async function expectToFailWell({ scenario, groups, steady, healthy }: World, fault: Fault) {
	for (const paths of groups) {
		const repair = await breakReads(fault.answer, paths);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show({ scenario });
		const broken = await readCards(stage.page);
		const undecided = paths.flatMap((path) => DECIDED_BY[path] ?? []);
		expect(broken.names).toEqual(
			expect.arrayContaining(steady.filter((name) => !undecided.includes(name))),
		);
		expect(unsaidOf(paths, broken, healthy)).toEqual([]);
		await repair();
		stage.site.hasSession = true;
		await tryAgain();
		expect(textsOf(await readCards(stage.page))).toEqual(textsOf(healthy));
		expect(stage.complaints).toEqual([]);
	}
}

const find = (scenario: string): World => worlds.find((world) => world.scenario === scenario)!;

beforeAll(async () => {
	stage = await openStage();
	for (const scenario of WORLDS) {
		worlds.push(await learn(scenario));
	}
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

it('every read with a visible failure fails in some scenario', () => {
	const broken = worlds.flatMap(({ groups }) => groups.flat());
	const known = Object.keys(SAID_OF_FAULTS).filter((path) => path !== 'updates/plugins');
	expect(broken).toEqual(expect.arrayContaining(known));
});

it.each([...FAULTS.slice(1), NO_SESSION])(
	'BACKUP-05 STATS-04 cards show the error and recover: $name',
	(fault) => expectToFailWell(find('security'), fault),
);

it.each(WORLDS)('BACKUP-05 STATS-04 cards show the error and recover, in %s', (scenario) =>
	expectToFailWell(find(scenario), FAULTS[0]!),
);

it.each(['site', 'site/features'])('the video card keeps its skeleton without %s', async (path) => {
	const repair = await breakReads(FAULTS[0]!.answer, [path]);
	await stage.show({ scenario: 'security' });
	const { cards } = await readCards(stage.page);
	await repair();
	expect(cards.VideoPress?.text).not.toContain('Loading');
});

describe.each(THOROUGH)('pending answers in %s', (scenario) => {
	it('renews an expired nonce without a notice', async () => {
		const stop = await breakReads(STALE_NONCE.answer);
		await stage.show({ scenario });
		await stop();
		const read = await readCards(stage.page);
		expect(textsOf(read)).toEqual(textsOf(find(scenario).healthy));
		expect(read.rest.text).toBe(find(scenario).healthy.rest.text);
		expect(stage.complaints).toEqual([]);
	});

	it('shows the skeleton while a request is pending, and the rest stays usable', async () => {
		const stop = await breakReads(never);
		await stage.raise({ scenario });
		await stage.page.waitForTimeout(200);
		const { names, cards } = await readCards(stage.page);
		expect(names).toEqual(expect.arrayContaining(find(scenario).steady));
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
	});
});
