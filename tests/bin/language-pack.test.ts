import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mo } from 'gettext-parser';
import { installLanguagePack } from '../../bin/lib/language-pack/install.mjs';
import { createLanguagePack } from '../../bin/lib/language-pack/pack.mjs';
import { createFolder } from './folder';

const D = "'dashboard-for-jetpack'";
const HEADER = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
`;

const TEXTS = {
	title: 'msgid "At a Glance"',
	noun: 'msgctxt "noun"\nmsgid "Plan"',
	threats: 'msgid "%d threat on %s"\nmsgid_plural "%d threats on %s"',
	link: 'msgid "See <a>the guide</a>"',
	php: 'msgid "Scripts are blocked."',
};

const PLUGIN = {
	'build/admin.js': `i.__("At a Glance", ${D}); i._x("Plan", "noun", ${D}); i.__("See <a>the guide</a>", ${D});`,
	'build/scan.js': `(0, i._n)("%d threat on %s", "%d threats on %s", n, ${D});`,
	'build/none.js': 'run();',
	'build/languages/dashboard-for-jetpack.pot': `${HEADER}\n${Object.values(TEXTS)
		.map((text) => `${text}\nmsgstr${text.includes('plural') ? '[0]' : ''} ""\n`)
		.join('\n')}`,
	'admin-page/failure.php': `<?php\nesc_html_e( 'Scripts are blocked.', ${D} );\n`,
	'extras/empty.php': '<?php\n',
	'plugin/empty.php': '<?php\n',
	'site-tools/empty.php': '<?php\n',
	'dashboard-for-jetpack.php': '<?php\n',
	'uninstall.php': '<?php\n',
};

const { root, write: put } = createFolder();

beforeEach(() => Object.entries(PLUGIN).forEach(([name, text]) => put(`plugin/${name}`, text)));
afterEach(() => readdirSync(root).forEach((name) => rmSync(join(root, name), { recursive: true })));

function pack(entries: string[], { name = 'de_DE.po', header = HEADER } = {}) {
	const file = put(name, [header, ...entries].join('\n\n'));
	return createLanguagePack(file, join(root, 'plugin'));
}

const GOOD = [
	`${TEXTS.title}\nmsgstr "Auf einen Blick"`,
	`${TEXTS.noun}\nmsgstr "Tarif"`,
	`${TEXTS.threats}\nmsgstr[0] "Eine Bedrohung auf %s"\nmsgstr[1] "%d Bedrohungen auf %s"`,
	`${TEXTS.php}\nmsgstr "Skripte sind gesperrt."`,
];

const nameFor = (script: string) =>
	`dashboard-for-jetpack-de_DE-${createHash('md5').update(`build/${script}`).digest('hex')}.json`;

it('language packs: have a file for PHP and one for each script with translated texts', () => {
	const { locale, files, ...counts } = pack(GOOD);
	expect(locale).toBe('de_DE');
	expect(counts).toEqual({ translated: 4, texts: 5, unknown: [] });
	expect(files.map(({ name }) => name)).toEqual([
		'dashboard-for-jetpack-de_DE.mo',
		nameFor('admin.js'),
		nameFor('scan.js'),
	]);
	const [php, admin, scan] = files.map(({ data }) => data);
	const phpTexts = Object.keys(mo.parse(php ?? '').translations[''] ?? {});
	expect(phpTexts).toEqual(['', 'Scripts are blocked.']);
	const domain = 'messages';
	const header = { domain, lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' };
	const textsOf = (messages: object) => ({
		domain,
		locale_data: { messages: { '': header, ...messages } },
	});
	expect(JSON.parse(String(admin))).toEqual(
		textsOf({ 'At a Glance': ['Auf einen Blick'], 'noun\u0004Plan': ['Tarif'] }),
	);
	expect(JSON.parse(String(scan))).toEqual(
		textsOf({ '%d threat on %s': ['Eine Bedrohung auf %s', '%d Bedrohungen auf %s'] }),
	);
});

it('language packs: leave out what is empty or marked for review, and name what this version lacks', () => {
	const found = pack([
		`#, fuzzy\n${TEXTS.title}\nmsgstr "Auf einen Blick"`,
		`${TEXTS.noun}\nmsgstr ""`,
		'msgid "Of an earlier version"\nmsgstr "Aus einer früheren Version"',
	]);
	expect(found).toMatchObject({ translated: 0, unknown: ['Of an earlier version'] });
	expect(found.files.map(({ name }) => name)).toEqual(['dashboard-for-jetpack-de_DE.mo']);
});

it('language packs: read a file as UTF-8 if its header names no charset', () => {
	const [, scripts] = pack([`${TEXTS.title}\nmsgstr "Überblick"`], {
		header: HEADER.replace(/"Content.*\n/, ''),
	}).files;
	expect(String(scripts?.data)).toContain('Überblick');
});

it('language packs: say what is missing where there is no translation or no build', () => {
	expect(() => createLanguagePack(join(root, 'de_DE.po'), join(root, 'plugin'))).toThrow(
		/^There is no file .*de_DE\.po\.$/,
	);
	rmSync(join(root, 'plugin/build/languages'), { recursive: true });
	expect(() => pack(GOOD)).toThrow('There is no build to read the texts from.');
});

it.each([
	['dashboard-for-jetpack-pt_BR.po', 'pt_BR'],
	['eo.po', 'eo'],
	['de_DE_formal.po', 'de_DE_formal'],
])('language packs: read the language from the name %s', (name, locale) => {
	expect(pack(GOOD, { name }).locale).toBe(locale);
});

it.each([
	['German.po', "Name the file after WordPress's name of the language"],
	['de_DE.po', 'needs a header such as "Plural-Forms:', HEADER.replace(/"Plural.*\n/, '')],
	['de_DE.po', 'needs a header such as "Plural-Forms:', HEADER.replace('(n != 1)', 'alert(n)')],
])('language packs: refuse %s: %s', (name, message, header = HEADER) => {
	expect(() => pack(GOOD, { name, header })).toThrow(message);
});

it.each([
	['threats', '[0] "%d auf %s"', '[1] "%s auf %d, %x"', 'translation of “%d threat on %s” has %x.'],
	['threats', '[0] "Bedrohung"', '[1] "%d auf %s"', 'translation of “%d threat on %s” lacks %s.'],
	['threats', '[0] "%d auf %s"', '', '“%d threat on %s” needs 2 translated forms.'],
	['threats', '[0] "%d auf %s"', '[1] ""', '“%d threat on %s” needs 2 translated forms.'],
	['link', ' "Zur <a>Anleitung"', '', 'The translation of “See <a>the guide</a>” lacks </a>.'],
] as const)(
	'language packs: refuse a translation that would break a screen: %s%s %s',
	(key, one, other, message) => {
		const forms = [one, other].filter(Boolean).map((form) => `\nmsgstr${form}`);
		expect(() => pack([`${TEXTS[key]}${forms.join('')}`])).toThrow(message);
	},
);

it('language packs: list at most ten faults', () => {
	const many = Array.from({ length: 12 }, (_, n) => `msgid "Text ${n}"\nmsgstr "%s"`);
	expect(() => pack(many)).toThrow(/(The translation of .*\n){10}… and 2 more\.$/);
});

it.each([
	['de_DE', 'ltr'],
	['ar', 'rtl'],
])('language packs: install %s on a site, %s, and keep what WordPress has', (locale, direction) => {
	const folder = join(root, 'wordpress');
	const file = { name: 'a.json', data: Buffer.from('{}') };
	installLanguagePack(folder, { locale, files: [file] });
	const read = (name: string) => readFileSync(join(folder, 'wp-content/languages', name), 'utf8');
	expect(read('plugins/a.json')).toBe('{}');
	expect(read(`${locale}.l10n.php`)).toContain(`'ltr' => '${direction}'`);
	put(`wordpress/wp-content/languages/plugins/dashboard-for-jetpack-${locale}.l10n.php`, 'earlier');
	put(`wordpress/wp-content/languages/plugins/dashboard-for-jetpack-${locale}-0.json`, 'earlier');
	put('wordpress/wp-content/languages/plugins/dashboard-for-jetpack-fr_FR.mo', 'French');
	rmSync(join(folder, `wp-content/languages/${locale}.l10n.php`));
	put(`wordpress/wp-content/languages/${locale}.mo`, 'of WordPress');
	installLanguagePack(folder, { locale, files: [file] });
	expect(() => read(`${locale}.l10n.php`)).toThrow('ENOENT');
	expect(readdirSync(join(folder, 'wp-content/languages/plugins'))).toEqual([
		'a.json',
		'dashboard-for-jetpack-fr_FR.mo',
	]);
});
