import { SETTINGS_FILE_KEY } from '@/extras/copy-settings/state/journal';
import type { Fault } from './faults';
import type { Case, Matrix } from './fault-matrix';
import { FormOnStage } from './settings-forms';
import type { Input } from '../worlds/save-matrix';

interface Held {
	save: () => Promise<void>;
	/** Whether the screen shows something wrong after the failure. */
	isLost: () => Promise<boolean>;
}

async function typeInForm({ stage }: Matrix, form: Extract<Input, { kind: 'form' }>['form']) {
	const onStage = new FormOnStage(stage, form);
	await onStage.typeIn();
	return {
		save: () => onStage.save(),
		isLost: async () => {
			const values = await onStage.readValues();
			return Object.entries(form.typed).some(([name, text]) => values[name] !== text);
		},
	};
}

async function typeInField({ stage }: Matrix, input: Extract<Input, { kind: 'field' }>) {
	const { route, scenario, card, field, text } = input;
	await stage.show({ scenario, hash: route });
	const box = stage.card(card).getByRole('textbox', { name: field });
	await box.fill(text);
	return {
		save: async () => {
			await box.press('Enter');
			await stage.settle();
		},
		isLost: async () => (await box.inputValue()) !== text,
	};
}

/** A failed switch must show the server's value again, because a value that exists only on the screen would be a lie. */
async function findSwitch({ stage }: Matrix, input: Extract<Input, { kind: 'switch' }>) {
	const { route, scenario, card, switch: name } = input;
	await stage.show({ scenario, hash: route });
	const toggle = stage.card(card).getByRole('switch', name ? { name, exact: true } : {});
	const kept = await toggle.isChecked();
	return {
		save: async () => {
			await toggle.click();
			await stage.settle();
		},
		isLost: async () => (await toggle.isChecked()) !== kept,
	};
}

/** No matter what fails, the screen must offer to continue with the file, or name each change that was not made. */
async function openFile({ stage }: Matrix, input: Extract<Input, { kind: 'file' }>) {
	const { page, container } = stage;
	// An earlier case may have been interrupted, and would continue.
	await page.evaluate((key) => localStorage.removeItem(key), SETTINGS_FILE_KEY);
	await stage.show({ scenario: input.scenario, hash: input.route });
	await container.getByLabel('Settings file').setInputFiles({
		name: 'bakery.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(input.file)),
	});
	const apply = container.getByRole('button', { name: /^Apply \d+ changes/ });
	await apply.waitFor();
	return {
		save: async () => {
			await apply.click();
			await stage.settle();
		},
		isLost: async () => {
			const canGoOn = await container.getByRole('button', { name: 'Continue' }).isVisible();
			const text = await container.innerText();
			return !canGoOn && !input.changes.every((name) => text.includes(name));
		},
	};
}

function hold(matrix: Matrix, input: Input): Promise<Held> {
	switch (input.kind) {
		case 'form':
			return typeInForm(matrix, input.form);
		case 'field':
			return typeInField(matrix, input);
		case 'switch':
			return findSwitch(matrix, input);
		case 'file':
			return openFile(matrix, input);
	}
}

/** The calls of a save, as "POST settings". A form and a file first read what was saved elsewhere. */
export function callsOf(input: Input): string[] {
	switch (input.kind) {
		case 'form':
		case 'file':
			return ['GET settings', 'POST settings'];
		case 'field':
			return [`POST ${input.path}`];
		case 'switch':
			return ['POST settings'];
	}
}

/** Loads an input's screen, fills it in, and saves it with one call broken. */
export async function trySave(
	matrix: Matrix,
	input: Input,
	call: string,
	fault: Fault,
): Promise<Case> {
	const [method = '', path = ''] = call.split(' ');
	const held = await hold(matrix, input);
	const seen = await matrix.look();
	const before = input.kind === 'file' ? { ...seen, title: 'Applied settings' } : seen;
	const restore = await matrix.breakWith(fault, path, method);
	await held.save();
	const [route = ''] = input.route.split('?');
	const found = await matrix.judge({ route, path: call, fault: fault.name }, before);
	const isLost = await held.isLost();
	await restore();
	return { ...found, isLost };
}
