import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE } from '../support/faults';
import { openStage, type Stage } from '../support/stage';

const KEY = 'jetpack-scan_freeToUse001';

/** The two forms for a license key. */
const FORMS = [
	{
		path: 'licensing/attach-licenses',
		scenario: 'free',
		hash: '#/license/activation',
		card: 'Your license key',
		success: 'Jetpack Scan is active!',
	},
	{
		path: 'licensing/set-license',
		scenario: 'license-screen',
		hash: '#/my-plan',
		card: 'Jetpack License',
		success: 'Jetpack license key added.',
	},
];

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

const fieldOf = (card: string) => stage.card(card).getByRole('textbox', { name: 'License key' });

async function enter(card: string) {
	await fieldOf(card).fill(KEY);
	await fieldOf(card).press('Enter');
	await stage.settle();
}

describe.each(FORMS)('$path', ({ path, scenario, hash, card, success }) => {
	it('shows the error at its field, keeps the key and accepts it on the next try', async () => {
		await stage.show({ scenario, hash });
		for (const fault of [...FAULTS, NO_SESSION]) {
			stage.site.hasSession = fault !== NO_SESSION;
			restore = await breakCalls(stage.page, fault.answer, (asked) => asked === path);
			await enter(card);
			const field = fieldOf(card);
			await stage.card(card).locator('[aria-invalid="true"]').waitFor();
			await expect(field.inputValue()).resolves.toBe(KEY);
			await expect(stage.card(card).getByRole('button').first().isEnabled()).resolves.toBe(true);
			await restore();
			stage.site.hasSession = true;
		}
		await enter(card);
		await stage.page.getByText(success).first().waitFor();
		expect(stage.complaints).toEqual([]);
	});

	it('renews an expired nonce without a notice', async () => {
		await stage.show({ scenario, hash });
		restore = await breakCalls(stage.page, STALE_NONCE.answer, (asked) => asked === path);
		await enter(card);
		await stage.page.getByText(success).first().waitFor();
		await expect(stage.page.getByText(/logged out/i).count()).resolves.toBe(0);
		expect(stage.complaints).toEqual([]);
	});
});
