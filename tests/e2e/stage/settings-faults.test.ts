import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { openStage, type Stage } from '../support/stage';
import { READS, type Read } from '../worlds/settings-faults';

const AGAIN = { name: 'Try again', exact: true };
const PENDING = /Loading|Checking|Looking/;

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

async function breakRead({ path, also = [] }: Read, answer: Fault['answer']) {
	restore = await breakCalls(
		stage.page,
		answer,
		(asked, request) => [path, ...also].includes(asked) && request.method() === 'GET',
	);
	return restore;
}

const never = () => new Promise<void>(() => undefined);

/** The text of the card, which is opened first if it is collapsed. */
async function readCard({ card, isFolded = false }: Read, mustOpen = isFolded): Promise<string> {
	const region = stage.card(card);
	if (mustOpen) {
		await region.getByRole('button', { name: card, exact: true }).click();
	}
	return (await region.innerText()).replace(/\s+/g, ' ').trim();
}

/** The names of the screen's cards, which a failure of one must not change. */
const readNames = () =>
	stage.container.getByRole('region').locator('[data-card-title]').allInnerTexts();

const healthy = new Map<Read, { text: string; names: string[] }>();

beforeAll(async () => {
	stage = await openStage();
	for (const read of READS) {
		await stage.show(read);
		const text = await readCard(read);
		healthy.set(read, { text, names: await readNames() });
	}
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

/** The client handles all faults in one place, so the first request is tested with each of them, the others with one. */
const OVERALL = READS.flatMap((read, index) =>
	(index === 0 ? [...FAULTS, NO_SESSION] : FAULTS.slice(0, 1)).map(
		(fault) => [read.path, fault.name, read, fault] as const,
	),
);

it.each(OVERALL)(
	'BACKUP-05 %s, %s: shows the error on its card, which recovers',
	async (...row) => {
		const [, , read, fault] = row;
		const repair = await breakRead(read, fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await stage.show(read);
		expect(await readCard(read)).toContain(read.says);
		const again = stage.card(read.card).getByRole('button', AGAIN);
		await again.press('Enter');
		await stage.settle();
		expect(await readCard(read, false)).toContain(read.says);
		await repair();
		stage.site.hasSession = true;
		await again.press('Enter');
		await again.waitFor({ state: 'detached' });
		await stage.settle();
		expect(await readCard(read, false)).toBe(healthy.get(read)?.text);
		expect(await readNames()).toEqual(healthy.get(read)?.names);
		await expect(stage.page.evaluate(() => document.activeElement === document.body)).resolves.toBe(
			false,
		);
		expect(stage.complaints).toEqual([]);
	},
);

it('renews an expired nonce without a notice during a read', async () => {
	const [read] = READS;
	const repair = await breakRead(read!, STALE_NONCE.answer);
	await stage.show(read!);
	await repair();
	expect(await readCard(read!)).toBe(healthy.get(read!)?.text);
	await expect(stage.page.getByText(/logged out/i).count()).resolves.toBe(0);
	expect(stage.complaints).toEqual([]);
});

describe.each(READS.map((read) => [read.path, read] as const))('%s', (_path, read) => {
	it('shows no error while pending, and leaves the rest usable', async () => {
		const repair = await breakRead(read, never);
		await stage.raise(read);
		const region = stage.card(read.pendingCard ?? read.card);
		await region.waitFor();
		await stage.page.waitForTimeout(300);
		const text = await region.innerText();
		const isBusy = (await region.locator('[aria-busy="true"]').count()) > 0;
		expect(isBusy || PENDING.test(text)).toBe(true);
		expect(text).not.toContain(read.says);
		await expect(stage.page.getByRole('button', AGAIN).count()).resolves.toBe(0);
		// `settle` would wait for the pending request.
		await stage.page.evaluate(() => void (window.location.hash = '#/sharing'));
		const other = stage.card('Like buttons').getByRole('switch');
		await other.click();
		await expect(other.isChecked()).resolves.toBe(true);
		expect(stage.complaints).toEqual([]);
		await repair();
	});
});
