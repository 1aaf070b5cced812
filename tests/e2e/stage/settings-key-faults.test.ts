import { closePages } from '../support/browser';
import { breakCalls, FAULTS, NO_SESSION, type Fault } from '../support/faults';
import { FormOnStage } from '../support/settings-forms';
import { openStage, type Stage } from '../support/stage';
import { FORMS } from '../worlds/settings-faults';

const NOT_CHECKED = "Couldn't check the key, so it isn't saved yet.";
const KEY_FORM = FORMS.find(({ key }) => key === 'wordpress_api_key')!;

let stage: Stage;
let restore: (() => Promise<void>) | undefined;

async function breakCheck(answer: Fault['answer']) {
	restore = await breakCalls(
		stage.page,
		answer,
		(path, request) => path.endsWith('key/check') && request.method() === 'POST',
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

const KINDS = ['200 with an unexpected body', 'no network'];

it.each([...FAULTS.filter(({ name }) => KINDS.includes(name)), NO_SESSION])(
	'SETSEC-16 keeps a key that could not be checked in the field, without saving it: $name',
	async (fault) => {
		const form = new FormOnStage(stage, { ...KEY_FORM, ready: NOT_CHECKED });
		const repair = await breakCheck(fault.answer);
		stage.site.hasSession = fault !== NO_SESSION;
		await form.typeIn();
		await expect(form.button.getAttribute('aria-disabled')).resolves.toBe('true');
		expect(await form.readValues()).toEqual(KEY_FORM.typed);
		await repair();
		stage.site.hasSession = true;
		await form.card.getByRole('button', { name: 'Try again' }).press('Enter');
		await form.card.getByText(KEY_FORM.ready ?? '').waitFor();
		await form.save();
		await form.expectSaved();
	},
);
