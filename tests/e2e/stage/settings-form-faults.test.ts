import { IS_LONG, sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, STALE_NONCE, type Fault } from '../support/faults';
import { FormOnStage } from '../support/settings-forms';
import { openStage, type Stage } from '../support/stage';
import { FORMS, SAYS_WHY } from '../worlds/forms';

const REASON = 'The server wants it written another way.';

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

/** Breaks a save. */
async function breakSave(answer: Fault['answer']) {
	restore = await breakCalls(
		stage.page,
		answer,
		(path, request) => path === 'settings' && request.method() === 'POST',
	);
	return restore;
}

beforeAll(async () => {
	stage = await openStage();
});

afterEach(async () => {
	stage.site.hasSession = true;
	await restore?.();
});

afterAll(() => closePages());

/** A plain run saves the form with the most fields and the one whose key is checked first. */
const TESTED = sampleOf(Object.fromEntries(FORMS.map((form) => [form.card, form])), [
	'Firewall',
	'Anti-spam',
]);

// fault-matrix.test.ts breaks the saves with every fault.
describe.each(TESTED.map(([card, form], index) => [card, form, index === 0] as const))(
	'%s',
	(_card, facts, isFirst) => {
		let form: FormOnStage;

		beforeEach(async () => {
			form = new FormOnStage(stage, facts);
			await form.typeIn();
		});

		it.each(isFirst ? [FAULTS[0]!, NO_SESSION] : [FAULTS[0]!])(
			'SETGEN-05 keeps typed values until they are saved: $name',
			async (fault) => {
				const repair = await breakSave(fault.answer);
				stage.site.hasSession = fault !== NO_SESSION;
				await form.save();
				await form.expectUnsaved();
				expect(await stage.container.innerText()).toMatch(SAYS_WHY);
				await repair();
				stage.site.hasSession = true;
				await form.save();
				await form.expectSaved();
			},
		);

		it('SETGEN-15 shows a refusal at the field that it names until the next save succeeds', async () => {
			const [name = '', ...others] = Object.keys(facts.typed);
			const repair = await breakSave((call) =>
				call.fulfill({
					status: 400,
					contentType: 'application/json',
					body: JSON.stringify({
						code: 'rest_invalid_param',
						message: `Invalid parameter(s): ${facts.key}`,
						data: { status: 400, params: { [facts.key]: REASON } },
					}),
				}),
			);
			await form.save();
			await repair();
			await form.expectUnsaved();
			const field = form.fieldOf(name);
			const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
			const words = await Promise.all(
				describedBy.split(' ').map((id) => stage.page.locator(`[id="${id}"]`).innerText()),
			);
			expect(words.join(' ')).toContain(REASON);
			await expect(field.getAttribute('aria-invalid')).resolves.toBe('true');
			for (const other of others) {
				await expect(form.fieldOf(other).getAttribute('aria-invalid')).resolves.not.toBe('true');
			}
			await form.save();
			await form.expectSaved();
			await expect(field.getAttribute('aria-invalid')).resolves.not.toBe('true');
		});

		// The client renews the nonce, whichever form it saves.
		if (IS_LONG || isFirst) {
			it('is saved with an expired nonce, without a login notice', async () => {
				const repair = await breakSave(STALE_NONCE.answer);
				await form.save();
				await repair();
				await form.expectSaved();
				await expect(stage.page.getByText(/logged out/i).count()).resolves.toBe(0);
			});
		}

		it('SETGEN-06 SETGEN-07 shows that it is saving while pending, and sends the values once', async () => {
			let sent = 0;
			const repair = await breakSave(() => {
				sent++;
				return new Promise<void>(() => undefined);
			});
			await form.button.press('Enter');
			await form.button.getByText('Saving…').waitFor();
			await stage.page.waitForTimeout(200);
			await form.button.press('Enter');
			await stage.page.waitForTimeout(200);
			expect(sent).toBe(1);
			expect(await form.readValues()).toEqual(facts.typed);
			expect(stage.complaints).toEqual([]);
			await repair();
		});
	},
);
