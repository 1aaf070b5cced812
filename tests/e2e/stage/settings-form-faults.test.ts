import { sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { breakCalls } from '../support/faults';
import { FormOnStage } from '../support/settings-forms';
import { openStage, type Stage } from '../support/stage';
import { FORMS } from '../worlds/forms';

const REASON = 'The server wants it written another way.';

let stage: Stage;
let repair: (() => Promise<void>) | undefined;

beforeAll(async () => {
	stage = await openStage();
});

afterEach(() => repair?.());

afterAll(() => closePages());

/** A plain run saves the form with the most fields and the one whose key is checked first. */
const TESTED = sampleOf(Object.fromEntries(FORMS.map((form) => [form.card, form])), [
	'Firewall',
	'Anti-spam',
]);

// fault-matrix.test.ts breaks the saves with every fault.
it.each(TESTED)(
	'SETGEN-05 SETGEN-15 %s keeps the typed text and shows a refusal at the field that it names until a save succeeds',
	async (_card, facts) => {
		const form = new FormOnStage(stage, facts);
		await form.typeIn();
		const [name = '', ...others] = Object.keys(facts.typed);
		repair = await breakCalls(
			stage.page,
			(call) =>
				call.fulfill({
					status: 400,
					contentType: 'application/json',
					body: JSON.stringify({
						code: 'rest_invalid_param',
						message: `Invalid parameter(s): ${facts.key}`,
						data: { status: 400, params: { [facts.key]: REASON } },
					}),
				}),
			(path, request) => path === 'settings' && request.method() === 'POST',
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
	},
);
