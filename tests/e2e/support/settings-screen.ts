import type { Locator } from 'playwright-core';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import { cardsOf, type Setting } from '@/domain/settings/registry';
import { toFormValue } from '@/domain/settings/form';
import { buildWirePageData } from '#tests/support/fixtures';
import type { Dashboard } from './dashboard';
import { readSettings } from './rest';

/** Tabs that show all of their settings. */
export const AREAS: SettingsTab[] = [
	'security',
	'performance',
	'writing',
	'sharing',
	'discussion',
	'traffic',
	'privacy',
];

/** Settings without a plain switch or field, or saved by the provider; they have their own tests. */
const APART = [
	...['backups', 'waf_bootstrap', 'wordpress_api_key', 'site-accelerator', 'tracks_opt_out'],
	...['masterbar', 'jetpack_blocks_disabled', 'jetpack_testimonial', 'jetpack_portfolio'],
	...['infinite-scroll', 'post_by_email_address', 'stats', 'count_roles', 'roles'],
	...['google-analytics', 'wpcom_newsletter_categories', 'subscription_options'],
	...['jetpack_seo_ai_crawler_overrides', 'advanced_seo_title_formats', 'google', 'bing'],
	...['pinterest', 'yandex', 'facebook'],
];

/** The settings of a tab that the scenario's server knows. */
export function settingsOf(tab: SettingsTab, scenario = 'free'): Setting[] {
	const known = buildWirePageData({ scenario }).settings as object;
	return cardsOf(tab).flatMap(({ settings }) =>
		settings.filter(({ id }) => id in known && !APART.includes(id)),
	);
}

export const rowOf = ({ container }: Pick<Dashboard, 'container'>, id: string): Locator =>
	container.locator(`[id="setting-${id}"]`);

const isField = ({ control }: Setting) => ['text', 'lines', 'choice'].includes(control);

function controlOf(dashboard: Dashboard, setting: Setting): Locator {
	const row = rowOf(dashboard, setting.id);
	const name = setting.getName();
	return isField(setting)
		? row.getByLabel(name, { exact: true })
		: row.getByRole('switch', { name, exact: true });
}

/** Opens all collapsed panels, which hide controls; a reload collapses them again. */
export async function openFolds({ container }: Pick<Dashboard, 'container'>): Promise<void> {
	const folded = container.locator('[data-card-title][aria-expanded="false"]');
	while ((await folded.count()) > 0) {
		await folded.first().click();
	}
}

export async function shownBy(dashboard: Dashboard, setting: Setting): Promise<boolean | string> {
	const control = controlOf(dashboard, setting);
	await control.waitFor({ timeout: 8000 });
	return isField(setting) ? control.inputValue() : control.isChecked();
}

/** Reads the saved values of settings, as their controls would show them. */
export async function readKept(): Promise<(setting: Setting) => boolean | string> {
	const all = await readSettings();
	return (setting) => {
		const saved = all[setting.id];
		return isField(setting) ? toFormValue(setting.id, saved) : Boolean(saved);
	};
}

/** Milliseconds that a slow site may need for the three requests of a save. */
const SAVE_PATIENCE = 60_000;

export async function untilSaved({ container, settle }: Dashboard): Promise<void> {
	await settle();
	const busy = container.locator('[aria-busy="true"]');
	const until = Date.now() + SAVE_PATIENCE;
	while ((await busy.count()) > 0 && Date.now() < until) {
		await settle();
	}
}

/** Changes the value of a control. A switch is saved at once; a field is saved by `saveAll`. */
export async function change(dashboard: Dashboard, setting: Setting): Promise<boolean | string> {
	const control = controlOf(dashboard, setting);
	const before = await shownBy(dashboard, setting);
	if (typeof before === 'boolean') {
		await control.click();
		await untilSaved(dashboard);
		return !before;
	}
	if (setting.control === 'choice') {
		const values = await control
			.locator('option')
			.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
		const value = values.find((one) => one !== before) ?? '';
		await control.selectOption(value);
		return value;
	}
	const value = setting.control === 'lines' ? '192.0.2.7' : 'Say what you think';
	await control.fill(value);
	return value;
}

export async function saveAll(dashboard: Dashboard): Promise<void> {
	const buttons = dashboard.container.getByRole('button', { name: /^Save settings/ });
	for (const button of await buttons.all()) {
		if ((await button.getAttribute('aria-disabled')) !== 'true') {
			await button.click();
			await untilSaved(dashboard);
		}
	}
}
