import type { PluginMap } from './plugin-state';

export interface KnownPlugin {
	/** Its slug in the plugin directory, used to install it. */
	slug: string;
	/** A proper name, which is not translated. */
	name: string;
	/** The main file, and its variants in development. */
	files: readonly [string, ...string[]];
}

/** The plugins that the dashboard recognizes (CARD-25, CARD-26). */
export const KNOWN_PLUGINS = {
	antiSpam: { slug: 'akismet', name: 'Akismet', files: ['akismet/akismet.php'] },
	boost: {
		slug: 'jetpack-boost',
		name: 'Jetpack Boost',
		files: ['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'],
	},
	creativeMail: {
		slug: 'creative-mail-by-constant-contact',
		name: 'Creative Mail',
		files: ['creative-mail-by-constant-contact/creative-mail-plugin.php'],
	},
	crm: { slug: 'zero-bs-crm', name: 'Jetpack CRM', files: ['zero-bs-crm/ZeroBSCRM.php'] },
	vaultpress: { slug: 'vaultpress', name: 'VaultPress', files: ['vaultpress/vaultpress.php'] },
	woocommerce: { slug: 'woocommerce', name: 'WooCommerce', files: ['woocommerce/woocommerce.php'] },
} as const satisfies Record<string, KnownPlugin>;

/** The folder of a plugin's file, which is its slug in the plugin directory. */
export const getPluginSlug = (file: string) => file.split('/')[0] ?? file;

/** A plugin's name: ours, else its own, else its slug. */
export function getPluginName(slug: string, installed: PluginMap = {}): string {
	const known = Object.values(KNOWN_PLUGINS).find((plugin) => plugin.slug === slug);
	const own = Object.values(installed).find(({ file }) => getPluginSlug(file) === slug);
	return known?.name ?? (own?.name || slug);
}
