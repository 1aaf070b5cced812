/**
 * @typedef {object} Looked A state of a screen that a test has looked at.
 * @property {string}   language Title of its row.
 * @property {string}   kind
 * @property {string}   name     Names the state within its language and kind.
 * @property {number[]} widths   Of the window, in pixels.
 * @property {number}   flaws
 */

const KINDS = ['screens', 'dialogs and notices', 'roles'];
const HEAD = ['Language', 'Screens', 'Dialogs and notices', 'Screens of logins', 'Widths', 'Flaws'];

/** A failed test is repeated, and only its last look counts. */
const lastOfEach = (/** @type {Looked[]} */ looks) => [
	...new Map(looks.map((look) => [`${look.language}\n${look.kind}\n${look.name}`, look])).values(),
];

/**
 * The table of the looks, a row for each language.
 *
 * @param {Looked[]} looks In order of time.
 * @return {string[][]}
 */
export function rowsOf(looks) {
	const last = lastOfEach(looks);
	const languages = [...new Set(last.map(({ language }) => language))].sort();
	return [
		HEAD,
		...languages.map((language) => {
			const own = last.filter((look) => look.language === language);
			const counts = KINDS.map((kind) => own.filter((look) => look.kind === kind).length);
			const widths = [...new Set(own.flatMap((look) => look.widths))].sort((a, b) => b - a);
			const flaws = own.reduce((sum, look) => sum + look.flaws, 0);
			return [language, ...counts.map(String), widths.join(', '), String(flaws)];
		}),
	];
}
