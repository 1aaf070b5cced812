/** Option key → value as the server prints it; module slugs are keys too, with a boolean (DATA-10, DATA-23, DATA-24). */
export type SettingsMap = Record<string, unknown>;

/** The switches that only put something away: saved without a word (NOTICE-24). */
export const DISMISSAL_KEYS = [
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
	'dismiss_dash_backup_getting_started',
] as const;

/** A change to one of these alters the admin around us, so the page is loaded anew (NOTICE-25). */
export const RELOADING_KEYS = ['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'] as const;
