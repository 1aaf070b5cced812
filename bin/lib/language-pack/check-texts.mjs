/** A placeholder of sprintf(), or a tag around a part of a text. `%%` is a percent sign. */
const PLACES = /%%|%(?:\d+\$)?[a-z]|<\/?[a-z]+>/gi;

/** @typedef {import('gettext-parser').GetTextTranslation} Entry */

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
export function findFaultyTexts(entries, forms) {
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
