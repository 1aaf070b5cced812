import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * Installs a language pack on a site of `npm start`.
 *
 * @param {string}                                      folder WordPress's folder.
 * @param {Pick<import('./pack.mjs').LanguagePack, 'locale' | 'files'>} pack
 */
export function installLanguagePack(folder, { locale, files }) {
	const languages = join(folder, 'wp-content/languages');
	mkdirSync(join(languages, 'plugins'), { recursive: true });
	files.forEach(({ name, data }) => writeFileSync(join(languages, 'plugins', name), data));
	if (!existsSync(join(languages, `${locale}.mo`))) {
		writeFileSync(join(languages, `${locale}.l10n.php`), coreFileOf(locale));
	}
}
