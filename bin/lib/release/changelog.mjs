import { KINDS } from './fragments.mjs';

/** @typedef {import('./fragments.mjs').Entry} Entry */

/**
 * @param {readonly Entry[]}          entries
 * @param {string}                    bullet
 * @param {(title: string) => string} headingOf
 */
const listByKind = (entries, bullet, headingOf) =>
	KINDS.flatMap((kind) => {
		const lines = entries
			.filter((entry) => entry.kind === kind)
			.map(({ text }) => `${bullet} ${text}`);
		const title = `${kind[0].toUpperCase()}${kind.slice(1)}`;
		return lines.length > 0 ? [`${headingOf(title)}\n\n${lines.join('\n')}`] : [];
	}).join('\n\n');

/**
 * The section of a release in CHANGELOG.md.
 *
 * @param {string}           version
 * @param {string}           date    YYYY-MM-DD.
 * @param {readonly Entry[]} entries
 */
const changelogSection = (version, date, entries) =>
	`## ${version} - ${date}\n\n${listByKind(entries, '-', (title) => `### ${title}`)}`;

/**
 * The section of a release in readme.txt.
 *
 * @param {string}           version
 * @param {readonly Entry[]} entries
 */
const readmeSection = (version, entries) =>
	`= ${version} =\n\n${listByKind(entries, '*', (title) => `**${title}**`)}`;

/**
 * Adds a release above the others.
 *
 * @param {string}           text    CHANGELOG.md: an introduction, then "## " and a version for each release.
 * @param {string}           version
 * @param {string}           date    YYYY-MM-DD.
 * @param {readonly Entry[]} entries
 */
export function addToChangelog(text, version, date, entries) {
	const [introduction, ...earlier] = text.trimEnd().split(/\n+(?=## )/);
	return `${[introduction, changelogSection(version, date, entries), ...earlier].join('\n\n')}\n`;
}

/**
 * Adds a release above the others.
 *
 * @param {string}           text    readme.txt: "== Changelog ==" is the last section, with "= version =" for each release.
 * @param {string}           version
 * @param {readonly Entry[]} entries
 * @throws {Error} If there is no such section.
 */
export function addToReadme(text, version, entries) {
	const heading = '\n== Changelog ==\n';
	const [before, earlier, ...more] = text.split(heading);
	if (earlier === undefined || more.length > 0) {
		throw new Error('php-stub/readme.txt must have one section "== Changelog ==".');
	}
	const releases = [readmeSection(version, entries), earlier.trim()].filter(Boolean);
	return `${before}${heading}\n${releases.join('\n\n')}\n`;
}
