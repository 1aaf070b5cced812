import type { Locator } from 'playwright-core';
import type { Form } from '../worlds/settings-faults';
import type { Stage } from './stage';

/** The fields of the comments, of the firewall and of the ads rest until what they belong to is on. */
const ALL_ON = {
	settings: { jetpack_waf_ip_list: true, wordads_ccpa_enabled: true },
	modules: { active: ['comments', 'protect', 'verification-tools', 'waf', 'wordads'] },
};

/** The check of a key waits this long for another letter (SETSEC-14). */
const PAUSE = 600;

/** A form of a card, as a person fills it in. */
export class FormOnStage {
	readonly card: Locator;

	constructor(
		private readonly stage: Stage,
		private readonly form: Form,
	) {
		this.card = stage.card(form.card);
	}

	fieldOf(name: string): Locator {
		return this.card.getByLabel(name, { exact: true });
	}

	get button(): Locator {
		return this.card.getByRole('button', { name: /^Save settings|^Saving/ });
	}

	/** Opens the screen anew and types into each field. */
	async typeIn(): Promise<void> {
		const { scenario, hash, card, typed, isFolded, ready } = this.form;
		await this.stage.show({ scenario, hash, world: isFolded ? {} : ALL_ON });
		if (isFolded) {
			await this.card.getByRole('button', { name: card, exact: true }).click();
		}
		for (const [name, text] of Object.entries(typed)) {
			await this.fieldOf(name).fill(text);
		}
		if (ready) {
			await this.stage.page.waitForTimeout(PAUSE);
			await this.card.getByText(ready).waitFor();
		}
	}

	/** Presses the button, and waits until the save has come to an end. */
	async save(): Promise<void> {
		await this.button.press('Enter');
		await this.stage.settle();
		await this.button.getByText('Save settings', { exact: true }).waitFor();
	}

	async readValues(): Promise<Record<string, string>> {
		const values: Record<string, string> = {};
		for (const name of Object.keys(this.form.typed)) {
			values[name] = await this.fieldOf(name).inputValue();
		}
		return values;
	}

	async expectUnsaved(): Promise<void> {
		expect(await this.readValues()).toEqual(this.form.typed);
		await expect(this.button.getAttribute('aria-disabled')).resolves.not.toBe('true');
		const hasFocus = (element: Element) => element === document.activeElement;
		await expect(this.button.evaluate(hasFocus)).resolves.toBe(true);
	}

	async expectSaved(): Promise<void> {
		await this.stage.page.getByText('Updated settings.').first().waitFor();
		expect(await this.readValues()).toEqual(this.form.typed);
		await expect(this.button.getAttribute('aria-disabled')).resolves.toBe('true');
		expect(this.stage.complaints).toEqual([]);
	}
}
