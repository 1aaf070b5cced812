import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SLUG } from '../wordpress-folder.mjs';

/**
 * WordPress's own file for a language, without which the site can't use it. WordPress itself stays English, but takes its direction from here.
 *
 * @param {string} locale
 */
function coreFileOf(locale) {
	const language =
		/** @type {Intl.Locale & { textInfo?: { direction: string }, getTextInfo?: () => { direction: string } }} */ (
			new Intl.Locale(locale.split('_').slice(0, 2).join('-'))
		);
	const { direction = 'ltr' } = language.getTextInfo?.() ?? language.textInfo ?? {};
	const message = `'text direction' . "\\4" . 'ltr' => '${direction}'`;
	return `<?php\nreturn array( 'domain' => 'default', 'messages' => array( ${message} ) );\n`;
}

/**
 * Installs a language pack on a site of `npm start`, in place of an earlier one.
 *
 * @param {string}                                      folder WordPress's folder.
 * @param {Pick<import('./pack.mjs').LanguagePack, 'locale' | 'files'>} pack
 */
export function installLanguagePack(folder, { locale, files }) {
	const languages = join(folder, 'wp-content/languages');
	const plugins = join(languages, 'plugins');
	mkdirSync(plugins, { recursive: true });
	// WordPress would prefer a .l10n.php of an earlier pack, and a script without translations has no file that replaces its own.
	readdirSync(plugins)
		.filter(
			(name) => name.startsWith(`${SLUG}-${locale}.`) || name.startsWith(`${SLUG}-${locale}-`),
		)
		.forEach((name) => rmSync(join(plugins, name)));
	files.forEach(({ name, data }) => writeFileSync(join(plugins, name), data));
	if (!existsSync(join(languages, `${locale}.mo`))) {
		writeFileSync(join(languages, `${locale}.l10n.php`), coreFileOf(locale));
	}
}
