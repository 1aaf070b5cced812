import { IS_LONG, sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { readCards } from '../support/read-cards';
import { openStage, type Stage } from '../support/stage';

/** Messages that explain a failure: the server's, our own, or that the session has ended. */
const SAYS_WHY =
	/has a cold|can't do this|could(?: not|n't)|failed to|No route|reach the server|understand|web page came|logged out/i;
const APPS = 'Jetpack in your pocket';

interface Write {
	name: string;
	scenario: string;
	card: string;
	button: string;
	/** The button to press in the dialog that `button` opens. */
	confirm?: string;
	/** Whether to test every fault. For the other writes one is enough, because the client handles all faults in one place. */
	isThorough?: boolean;
}

/** The writes of the cards, except their switches, which dashboard-toggle.test.ts breaks. */
const WRITES: Write[] = [
	{
		name: 'installing a plugin',
		isThorough: true,
		scenario: 'free',
		card: 'Jetpack Boost',
		button: 'Install Jetpack Boost',
	},
	{
		name: 'activating Akismet',
		scenario: 'anti-spam-inactive',
		card: 'Anti-spam',
		button: 'Activate Akismet',
	},
	{
		name: 'activating VaultPress',
		scenario: 'vaultpress-installed',
		card: 'Security scan',
		button: 'Activate VaultPress Security scan',
	},
	{
		name: 'turning search on',
		scenario: 'plan-search',
		card: 'Search',
		button: 'Activate',
	},
	{
		name: 'turning the stats on',
		scenario: 'modules-off',
		card: 'Site stats',
		button: 'Activate stats',
	},
	{
		name: 'dismissing the greeting of the stats',
		scenario: 'stats-empty',
		card: 'Site stats',
		button: 'Okay, got it!',
	},
	{
		name: 'dismissing the apps card',
		scenario: 'free',
		card: APPS,
		button: 'Dismiss the mobile apps card',
	},
	{
		name: 'emailing a login link',
		isThorough: true,
		scenario: 'free',
		card: APPS,
		button: 'Email me a login link for the app',
		confirm: 'Send link',
	},
];

/** A plain run presses a button that stays, one that removes its card, and one in a dialog. A 404 removes the last one. */
const CHOSEN = sampleOf(Object.fromEntries(WRITES.map((write) => [write.name, write])), [
	'installing a plugin',
	'dismissing the apps card',
	'emailing a login link',
]).map(([, write]) => write);

const faultsOf = ({ isThorough, confirm }: Write): Fault[] => {
	if (IS_LONG && isThorough) {
		return [...FAULTS, NO_SESSION];
	}
	const gone = FAULTS.filter(({ name }) => confirm && name === '404');
	return [FAULTS[0]!, ...gone, ...(isThorough && !confirm ? [NO_SESSION] : [])];
};

let stage: Stage;

let restore: (() => Promise<void>) | undefined;

/** Breaks POST requests until the returned function is called or the test ends. */
async function breakWrites(answer: Fault['answer']) {
	restore = await breakCalls(stage.page, answer, (_path, request) => request.method() === 'POST');
	return restore;
}

async function perform({ card, button, confirm }: Write): Promise<void> {
	const control = stage.card(card).getByRole('button', { name: button, exact: true });
	await control.focus();
	await stage.page.keyboard.press('Enter');
	if (confirm) {
		await stage.page.getByRole('dialog').getByRole('button', { name: confirm }).press('Enter');
		await stage.page.getByRole('dialog').waitFor({ state: 'detached' });
	}
	await stage.settle();
}

/** The message that stays on the card until it is solved or dismissed. */
const FAILURE = / Error: .+?(?:Get it on the Plugins screen|Try again)/;

/** Whether an element has the focus. */
const focusIsKept = () =>
	stage.page.evaluate(
		() => document.activeElement !== document.body && document.activeElement !== null,
	);

beforeAll(async () => {
	stage = await openStage();
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

describe.each(CHOSEN)('$name', (write) => {
	it.each(faultsOf(write))('rolls back and shows the reason: $name', async (fault) => {
		await stage.show({ scenario: write.scenario });
		const before = (await readCards(stage.page)).cards;
		const repair = await breakWrites(fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await perform(write);
		const { cards, rest } = await readCards(stage.page);
		await repair();
		const isGone = fault.name === '404' && write.confirm !== undefined;
		// If the server lacks the route, the offer is removed.
		const offer = isGone ? ` ${write.button}` : '';
		expect(cards[write.card]?.text.replace(FAILURE, '') + offer).toBe(before[write.card]?.text);
		expect(Object.keys(cards)).toEqual(Object.keys(before));
		expect(`${rest.text} ${cards[write.card]?.text}`).toMatch(SAYS_WHY);
		await expect(focusIsKept()).resolves.toBe(true);
		expect(stage.complaints).toEqual([]);
	});
});

it.each(WRITES.slice(0, 1))(
	'$name with an expired nonce: renews it, repeats the request and succeeds',
	async (write) => {
		await stage.show({ scenario: write.scenario });
		const statuses: number[] = [];
		stage.page.on('response', (response) => {
			if (response.request().method() === 'POST') {
				statuses.push(response.status());
			}
		});
		const repair = await breakWrites(STALE_NONCE.answer);
		await perform(write);
		await repair();
		expect(statuses.slice(0, 2)).toEqual([403, 200]);
		expect((await readCards(stage.page)).rest.text).not.toMatch(SAYS_WHY);
		stage.page.removeAllListeners('response');
	},
);
