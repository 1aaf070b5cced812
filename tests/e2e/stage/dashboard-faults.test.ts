import { IS_LONG } from '#tests/support/long';
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

/** Scenarios with all GET requests. */
const THOROUGH = ['security', 'vaultpress-threats'];
/** Includes other cards with the same requests. The client handles all faults in one place, so one is enough for each scenario. */
const WORLDS = [...THOROUGH, 'companions-installed', 'search-active', 'atomic', 'backup-new'];
const MOST_TRIES = 3;

interface World {
	scenario: string;
	groups: string[][];
	/** The cards that are shown before any response, and stay. */
	steady: string[];
	healthy: ReadPage;
}

let stage: Stage;
const worlds: World[] = [];

let restore: (() => Promise<void>) | undefined;

/** Breaks GET requests until the returned function is called or the test ends. */
async function breakReads(answer: Fault['answer'], paths?: string[]) {
	restore = await breakCalls(
		stage.page,
		answer,
		(path, request) => request.method() === 'GET' && (!paths || paths.includes(path)),
	);
	return restore;
}

const never = () => new Promise<void>(() => undefined);

async function readWorld(scenario: string): Promise<World> {
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

/** The texts of the cards, which a late or repeated response must restore. */
const textsOf = ({ cards }: ReadPage) =>
	Object.fromEntries(
		Object.entries(cards)
			.filter(([name]) => !WITHOUT_RETRY.includes(name))
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

const depends = ({ cards }: ReadPage, name: string) =>
	READ_TEXTS[name]?.test(cards[name]?.text ?? '') ?? true;

/** The cards that do not report the failure of broken requests. */
function unreportedOf(paths: string[], { cards }: ReadPage, healthy: ReadPage): string[] {
	return paths.flatMap((path) =>
		Object.entries(SAID_OF_FAULTS[path] ?? {})
			.filter(([name]) => name in cards && depends(healthy, name))
			.filter(
				([name, text]) =>
					!cards[name]!.text.includes(text) || !cards[name]!.controls.includes('button: Try again'),
			)
			.map(([name]) => `${path}: ${name} shows ${cards[name]!.text}`),
	);
}

/** The requests to break together: all with the first fault or `--long`; in a plain run the other faults take one group each, in turn. */
const groupsFor = (groups: string[][], fault: Fault) => {
	const turn = Math.max(FAULTS.indexOf(fault), 0) % groups.length;
	return groups.filter((_paths, index) => IS_LONG || fault === FAULTS[0] || index === turn);
};

async function expectRecovery({ scenario, groups, steady, healthy }: World, fault: Fault) {
	const chosen = groupsFor(groups, fault);
	expect(chosen).not.toEqual([]);
	for (const paths of chosen) {
		const repair = await breakReads(fault.answer, paths);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show({ scenario });
		const broken = await readCards(stage.page);
		const undecided = paths.flatMap((path) => DECIDED_BY[path] ?? []);
		expect(broken.names).toEqual(
			expect.arrayContaining(steady.filter((name) => !undecided.includes(name))),
		);
		expect(unreportedOf(paths, broken, healthy)).toEqual([]);
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
		worlds.push(await readWorld(scenario));
	}
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

it('covers every request with a visible failure', () => {
	const broken = worlds.flatMap(({ groups }) => groups.flat());
	const known = Object.keys(SAID_OF_FAULTS).filter((path) => path !== 'updates/plugins');
	expect(broken).toEqual(expect.arrayContaining(known));
});

it.each([...FAULTS.slice(1), NO_SESSION])(
	'BACKUP-05 STATS-04 cards show the error and recover: $name',
	(fault) => expectRecovery(find('security'), fault),
);

it.each(WORLDS)('BACKUP-05 STATS-04 cards show the error and recover on %s', (scenario) =>
	expectRecovery(find(scenario), FAULTS[0]!),
);

it.each(['site', 'site/features'])(
	'shows no skeleton on the video card if %s fails',
	async (path) => {
		const repair = await breakReads(FAULTS[0]!.answer, [path]);
		await stage.show({ scenario: 'security' });
		const { cards } = await readCards(stage.page);
		await repair();
		expect(cards.VideoPress?.text).not.toContain('Loading');
	},
);

describe.each(THOROUGH)('requests of %s', (scenario) => {
	it('renew an expired nonce without a notice', async () => {
		const stop = await breakReads(STALE_NONCE.answer);
		await stage.show({ scenario });
		await stop();
		const read = await readCards(stage.page);
		expect(textsOf(read)).toEqual(textsOf(find(scenario).healthy));
		expect(read.rest.text).toBe(find(scenario).healthy.rest.text);
		expect(stage.complaints).toEqual([]);
	});

	it('show skeletons while they are pending, and leave the rest usable', async () => {
		// A tab that has received stats before shows those.
		await stage.page.evaluate(() => sessionStorage.clear());
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
