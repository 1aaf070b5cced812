import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile } from './data-folder';
import { callRest, type RestAnswer } from './rest';
import { cookieHeaderOf } from './session';
import { SITE, type Role } from './site';
import {
	findBuiltTexts,
	keyOf,
	type BuiltText,
} from '../../../bin/lib/language-pack/built-texts.mjs';
import { scriptFileName } from '../../../bin/lib/language-pack/pack.mjs';
import { PHP_ROOT, readPhpTexts } from '../../support/php-texts';
import { FORM_SIGNS, MARK, THREE_FORMS, toPseudo } from '../../support/pseudo-locale';

/** Translations of texts, by the keys of a translation file; texts with a plural have three forms. */
const toPseudoTexts = (texts: readonly BuiltText[]): Record<string, string[]> =>
	Object.fromEntries(
		texts.map((one) => [
			keyOf(one),
			one.plural === undefined
				? [toPseudo(one.text)]
				: FORM_SIGNS.map((sign, form) =>
						toPseudo(form === 0 ? one.text : (one.plural ?? '')).replace(
							MARK.end,
							`${sign}${MARK.end}`,
						),
					),
		]),
	);

const LANGUAGES = dataFile('wordpress/wp-content/languages');

/** The folder of the bundle that the site serves, which is part of the keys of language packs. */
async function findBundle(): Promise<string> {
	const response = await fetch(`${SITE}/wp-admin/admin.php?page=jetpack`, {
		headers: { cookie: await cookieHeaderOf('admin') },
	});
	const folder = /\/plugins\/dashboard-for-jetpack\/(build[\w-]*)\//.exec(
		await response.text(),
	)?.[1];
	if (!folder) {
		throw new Error('The page of the app contains no bundle.');
	}
	return folder;
}

export const TWO_FORMS = 'nplurals=2; plural=(n != 1);';

export const BUILD = join(PHP_ROOT, 'build');

export interface LanguagePack {
	/** Adds the JSON file for one built file: texts to their forms. */
	translate: (file: string, texts: Record<string, string[]>, pluralRule?: string) => void;
	/** Adds the JSON file for one built file with any content. */
	write: (file: string, content: string) => void;
	/** Adds pseudo-translations of every text in each built file and in PHP. */
	translateAll: () => void;
	remove: () => void;
}

const RIGHT_TO_LEFT = "'text direction' . \"\\4\" . 'ltr' => 'rtl'";

interface PackOptions {
	isRightToLeft?: boolean;
	/** Folder of the plugin whose texts `translateAll` translates: by default the one of the checkout. */
	plugin?: string;
	/** Folder of the bundle in the plugin, which is part of the keys: by default the one that the site serves. */
	bundle?: string;
}

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A file of translations for PHP. The forms of a text are separated by NUL. */
const toPhpFile = (texts: Record<string, string[]>) => {
	const messages = Object.entries(texts).map(
		([key, forms]) => `${quote(key)} => ${quote(forms.join('\0'))},`,
	);
	return `<?php\nreturn array( 'domain' => 'dashboard-for-jetpack', 'plural-forms' => ${quote(THREE_FORMS)}, 'messages' => array(\n${messages.join('\n')}\n) );\n`;
};

/** The texts of a built file. They are cached beside the site for the next language, because finding those of all files takes more than a second. */
function readBuiltTexts(code: string): BuiltText[] {
	const kept = dataFile(`texts-${createHash('md5').update(code).digest('hex')}.json`);
	if (!existsSync(kept)) {
		writeFileSync(kept, JSON.stringify(findBuiltTexts(code).texts));
	}
	return JSON.parse(readFileSync(kept, 'utf8')) as BuiltText[];
}

/**
 * Installs a language as WordPress does: a file of its own, one PHP file for the plugin's PHP, and one JSON file for each translated script of
 * the plugin, named after the script's path in the plugin.
 */
export async function installLanguagePack(
	locale: string,
	{ isRightToLeft = false, plugin = PHP_ROOT, bundle: given }: PackOptions = {},
): Promise<LanguagePack> {
	const bundle = given ?? (await findBundle());
	const build = join(plugin, 'build');
	const files = [join(LANGUAGES, `${locale}.l10n.php`)];
	mkdirSync(join(LANGUAGES, 'plugins'), { recursive: true });
	const messages = isRightToLeft ? RIGHT_TO_LEFT : '';
	writeFileSync(
		files[0] ?? '',
		`<?php\nreturn array( 'domain' => 'default', 'messages' => array( ${messages} ) );\n`,
	);
	const write = (file: string, content: string) => {
		const path = join(LANGUAGES, 'plugins', scriptFileName(locale, `${bundle}/${file}`));
		writeFileSync(path, content);
		files.push(path);
	};
	const translate: LanguagePack['translate'] = (file, texts, pluralRule = TWO_FORMS) => {
		const header = { domain: 'messages', lang: locale, 'plural-forms': pluralRule };
		write(file, JSON.stringify({ locale_data: { messages: { '': header, ...texts } } }));
	};
	return {
		write,
		translate,
		translateAll: () => {
			for (const file of readdirSync(build).filter((name) => name.endsWith('.js'))) {
				const texts = readBuiltTexts(readFileSync(join(build, file), 'utf8'));
				if (texts.length > 0) {
					translate(file, toPseudoTexts(texts), THREE_FORMS);
				}
			}
			const php = join(LANGUAGES, `plugins/dashboard-for-jetpack-${locale}.l10n.php`);
			writeFileSync(php, toPhpFile(toPseudoTexts(readPhpTexts(plugin))));
			files.push(php);
		},
		remove: () => files.forEach((path) => rmSync(path, { force: true })),
	};
}

/** Sets the language of a user's admin pages; "" for the site's language. */
export async function selectLanguage(role: Role, locale: string): Promise<void> {
	const { status, body } = await callRest(role, 'wp/v2/users/me', { locale });
	if (status !== 200) {
		throw new Error(`The language ${locale} is not available: ${JSON.stringify(body)}`);
	}
}

export async function callAjax(role: Role, query: string): Promise<RestAnswer> {
	const response = await fetch(`${SITE}/wp-admin/admin-ajax.php?${query}`, {
		headers: { cookie: await cookieHeaderOf(role) },
	});
	const text = await response.text();
	return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
