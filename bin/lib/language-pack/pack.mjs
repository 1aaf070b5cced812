import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mo, po } from 'gettext-parser';
import phpTexts from '../php-texts.js';
import { findBuiltTexts, keyOf } from './built-texts.mjs';

const { DOMAIN, textsOfPlugin } = phpTexts;

/**
 * @typedef {import('gettext-parser').GetTextTranslation} Entry
 *
 * @typedef {object} LanguagePack What people copy into `wp-content/languages/plugins`.
 * @property {string} locale     WordPress's name of the language.
 * @property {{ name: string, data: Buffer }[]} files
 * @property {number} translated Texts of the plugin that are translated.
 * @property {number} texts      Texts of the plugin.
 * @property {string[]} unknown  Translated texts that this version of the plugin doesn't have.
 */

/** `de_DE.po`, or with the plugin's name as WordPress.org names it. */
const FILE = /(?:^|-)(?<locale>[a-z]{2,3}(?:_[A-Z]{2})?(?:_[a-z0-9]+)?)\.po$/;

/** The forms that WordPress and the browser can evaluate. */
const PLURAL_RULE = /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=[n\d\s()?:<>=!%&|+*/-]+;?\s*$/;

/** For files whose header names no charset. */
const UTF_8 = { defaultCharset: 'utf-8' };

/** A placeholder of sprintf(), or a tag around a part of a text. `%%` is a percent sign. */
const PLACES = /%%|%(?:\d+\$)?[a-z]|<\/?[a-z]+>/gi;

/** Sentences of an error that are enough to begin with. */
const MOST_FAULTS = 10;

/** @param {Entry} entry */
const keyOfEntry = ({ msgid, msgctxt }) => keyOf({ text: msgid, context: msgctxt });

/** @param {import('gettext-parser').GetTextTranslations} file */
const entriesOf = ({ translations }) =>
	Object.values(translations)
		.flatMap((context) => Object.values(context))
		.filter(({ msgid }) => msgid !== '');

/** @param {Entry} entry */
const isFinished = ({ msgstr, comments }) =>
	msgstr.some((form) => form !== '') && !/\bfuzzy\b/.test(comments?.flag ?? '');

/** @param {string} text */
const placesOf = (text) => (text.match(PLACES) ?? []).filter((place) => place !== '%%').sort();

/**
 * The placeholders and tags of a translation that its text doesn't have, and those that it lacks. A form of a plural may leave out the number.
 *
 * @param {Entry}  entry
 * @param {string} form  One of its translations.
 * @return {string[]}
 */
function wrongPlaces({ msgid, msgid_plural: plural }, form) {
	const found = placesOf(form);
	const wanted = placesOf(plural ?? msgid);
	const isNumber = (/** @type {string} */ place) => /d$/.test(place);
	return [
		...found.filter((place) => !wanted.includes(place)).map((place) => `has ${place}`),
		...wanted
			.filter((place) => !found.includes(place) && !(plural && isNumber(place)))
			.map((place) => `lacks ${place}`),
	];
}

/**
 * The translations that would break a screen, each as one sentence.
 *
 * @param {Entry[]} entries Translated ones.
 * @param {number}  forms   Plural forms of the language.
 * @return {string[]}
 */
function findFaultyTexts(entries, forms) {
	return entries.flatMap((entry) => {
		const wanted = entry.msgid_plural ? forms : 1;
		if (entry.msgstr.length !== wanted || entry.msgstr.includes('')) {
			return [`“${entry.msgid}” needs ${wanted} translated ${wanted === 1 ? 'text' : 'forms'}.`];
		}
		const wrong = new Set(entry.msgstr.flatMap((form) => wrongPlaces(entry, form)));
		return wrong.size > 0
			? [`The translation of “${entry.msgid}” ${[...wrong].join(' and ')}.`]
			: [];
	});
}

/**
 * @param {string} path A .po file.
 * @return {{ locale: string, rule: string, finished: Entry[] }}
 */
function readTranslation(path) {
	const locale = FILE.exec(basename(path))?.groups?.locale;
	if (!locale) {
		throw new Error(
			`Name the file after WordPress's name of the language, such as de_DE.po, not ${basename(path)}.`,
		);
	}
	if (!existsSync(path)) {
		throw new Error(`There is no file ${path}.`);
	}
	const file = po.parse(readFileSync(path), UTF_8);
	const rule = file.headers['Plural-Forms'] ?? '';
	const forms = PLURAL_RULE.exec(rule)?.[1];
	if (!forms) {
		throw new Error(
			`${basename(path)} needs a header such as "Plural-Forms: nplurals=2; plural=(n != 1);".`,
		);
	}
	const finished = entriesOf(file).filter(isFinished);
	const faults = findFaultyTexts(finished, Number(forms));
	if (faults.length > 0) {
		const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more.`] : [];
		throw new Error([...faults.slice(0, MOST_FAULTS), ...more].join('\n'));
	}
	return { locale, rule, finished };
}

/**
 * @param {Entry[]} entries
 * @return {import('gettext-parser').GetTextTranslationRecord}
 */
function groupByContext(entries) {
	/** @type {import('gettext-parser').GetTextTranslationRecord} */
	const groups = {};
	for (const entry of entries) {
		(groups[entry.msgctxt ?? ''] ??= {})[entry.msgid] = entry;
	}
	return groups;
}

/**
 * The file in which WordPress looks for the translations of a script.
 *
 * @param {string} locale
 * @param {string} script Path in the plugin.
 */
export const scriptFileName = (locale, script) =>
	`${DOMAIN}-${locale}-${createHash('md5').update(script).digest('hex')}.json`;

/**
 * The files of a language pack: translations for PHP, and one file for each script with texts. Unfinished translations (empty or fuzzy) are
 * left out, and WordPress shows English in their place.
 *
 * @param {string} path   A .po file.
 * @param {string} plugin Folder of the built plugin.
 * @return {LanguagePack}
 * @throws {Error} In sentences, if the file's name, its header or a translation would not work.
 */
export function createLanguagePack(path, plugin) {
	const { locale, rule, finished } = readTranslation(path);
	const translated = new Map(finished.map((entry) => [keyOfEntry(entry), entry]));
	const build = join(plugin, 'build');
	const template = join(build, `languages/${DOMAIN}.pot`);
	if (!existsSync(template)) {
		throw new Error('There is no build to read the texts from. Run `npm run build`.');
	}
	const known = entriesOf(po.parse(readFileSync(template), UTF_8));
	const scripts = readdirSync(build)
		.filter((name) => name.endsWith('.js'))
		.flatMap((name) => {
			const { texts } = findBuiltTexts(readFileSync(join(build, name), 'utf8'));
			const found = texts.flatMap((text) => translated.get(keyOf(text)) ?? []);
			const messages = {
				'': { domain: 'messages', lang: locale, 'plural-forms': rule },
				...Object.fromEntries(found.map((entry) => [keyOfEntry(entry), entry.msgstr])),
			};
			const data = JSON.stringify({ domain: 'messages', locale_data: { messages } });
			return found.length > 0
				? [{ name: scriptFileName(locale, `build/${name}`), data: Buffer.from(data) }]
				: [];
		});
	const forPhp = textsOfPlugin(plugin).flatMap((text) => translated.get(keyOf(text)) ?? []);
	const php = mo.compile({
		charset: 'utf-8',
		headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Plural-Forms': rule },
		translations: groupByContext(forPhp),
	});
	const keys = new Set(known.map(keyOfEntry));
	return {
		locale,
		files: [{ name: `${DOMAIN}-${locale}.mo`, data: php }, ...scripts],
		translated: [...keys].filter((key) => translated.has(key)).length,
		texts: keys.size,
		unknown: [...translated.values()].flatMap((entry) =>
			keys.has(keyOfEntry(entry)) ? [] : [entry.msgid],
		),
	};
}
