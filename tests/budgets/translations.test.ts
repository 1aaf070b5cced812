import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltTexts, keyOf } from '../../bin/lib/language-pack/built-texts.mjs';
import { readPhpTexts } from '../support/php-texts';
import { ROOT } from './files';

/*
 * WordPress.org extracts the texts of the built files, and a language pack has one JSON file for each, and one file for the texts of PHP. The .pot file has
 * the texts of the source files, collected by another tool, so a text that is lost between source and bundle, or unreadable in the bundle, is a
 * difference between the two.
 */
const BUILD = join(ROOT, 'php-stub/build');
const SCRIPTS = readdirSync(BUILD).filter((file) => file.endsWith('.js'));
const found = Object.fromEntries(
	SCRIPTS.map((file) => [file, findBuiltTexts(readFileSync(join(BUILD, file), 'utf8'))]),
);

const unquote = (lines: string) =>
	lines
		.replace(/"\n"/g, '')
		.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

function readCollected(): string[] {
	const pot = readFileSync(join(BUILD, 'languages/dashboard-for-jetpack.pot'), 'utf8');
	return pot
		.split('\n\n')
		.slice(1)
		.map((entry) => {
			const part = (name: string) =>
				new RegExp(`^${name} "((?:[^"\\\\]|\\\\.|"\n")*)"$`, 'm').exec(entry)?.[1];
			const context = part('msgctxt');
			return keyOf({
				text: unquote(part('msgid') ?? ''),
				...(context === undefined ? {} : { context: unquote(context) }),
			});
		});
}

it('translations: every text of a built file is a literal that WordPress’s tools can read', () => {
	const faults = Object.entries(found).flatMap(([file, { unreadable }]) =>
		unreadable.map((call) => `${file}: ${call}`),
	);
	expect(faults).toEqual([]);
});

it('translations: the built files and PHP contain exactly the texts that were collected from the source', () => {
	const built = Object.values(found).flatMap(({ texts }) => texts);
	const printed = readPhpTexts();
	expect(printed.length).toBeGreaterThan(10);
	expect([...new Set([...built, ...printed].map(keyOf))].sort()).toEqual(
		[...new Set(readCollected())].sort(),
	);
});

/** Names of our own for a visit, the list of changes, the question after a risky change, and the differences of a file. */
const OUR_NAMES =
	/\b(my|your|last|each|every|this) looks?\b|(?<!DNS )\brecord(s|ed)?\b|\btrials?\b|decided elsewhere|\bcompare\b(?! plans)/i;

it('translations: no sentence has a name that only the code knows', () => {
	expect(OUR_NAMES.test('Keep a record on this site')).toBe(true);
	expect(readCollected().filter((text) => OUR_NAMES.test(text))).toEqual([]);
});
