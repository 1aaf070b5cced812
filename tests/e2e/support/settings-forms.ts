import type { Locator } from 'playwright-core';
import type { Form } from '../worlds/forms';
import type { Stage } from './stage';

/** Turns on the features whose fields are disabled otherwise. */
const ALL_ON = {
	settings: { jetpack_waf_ip_list: true, wordads_ccpa_enabled: true },
	modules: {
		active: [
			...['comments', 'protect', 'seo-tools', 'subscriptions'],
			...['verification-tools', 'waf', 'wordads'],
		],
	},
};

/** Milliseconds until a typed key is checked (SETSEC-14), and some more. */
const PAUSE = 600;

/** Fills in and saves the form of a card. */
export class FormOnStage {
	readonly card: Locator;

	constructor(
		private readonly stage: Stage,
		private readonly form: Form,
	) {
		this.card = stage.card(form.card);
	}

	fieldOf(name: string): Locator {
		return this.card.getByRole('textbox', { name, exact: true });
	}

	get button(): Locator {
		return this.card.getByRole('button', { name: /^Save settings|^Saving/ });
	}

	/** Loads the screen and types into each field. */
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

	/** Presses the button, and waits until the save has finished. */
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
}
