import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Looked } from '../../bin/lib/language-table.mjs';
import { findBuiltTexts } from '../../bin/lib/language-pack/built-texts.mjs';
import { installLanguagePack as install } from '../../bin/lib/language-pack/install.mjs';
import { createLanguagePack } from '../../bin/lib/language-pack/pack.mjs';
import { IS_LONG, sampleOf } from '#tests/support/long';
import { FORM_SIGNS, toPseudo } from '#tests/support/pseudo-locale';
import { PHP_ROOT } from '#tests/support/php-texts';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { dataFile } from './support/data-folder';
import { JUDGES, type Judge, type Opened } from './support/judges';
import { BUILD, installLanguagePack, selectLanguage } from './support/language';
import { documentOf, printedPageData } from './support/page-data';
import { loadScenario } from './support/rest';
import type { Role } from './support/site';
import { openStage } from './support/stage';
import { guideOnStage, walk, type Guide } from './support/walk';
import { ACTED } from './worlds/acts';
import { SPOKEN, visitsIn, WORST_LOOKS, type Language, type Visit } from './worlds/languages';
import { LOOKS } from './worlds/looks';

/*
 * Looks in our pseudo-languages, through WordPress's language packs, and real logins in each language and in English. All texts are 40 % longer, with
 * accents and a mark. A text without the mark has no translation, or its translation has not arrived.
 */
const SIZES: Opened['sizes'] = [
	[1280, 900],
	[480, 900],
	[320, 900],
];

/** English has no marks. In a plain run, the walks of the browser test site find overflow with texts of the same length. */
const judgesFor = ({ locale }: Language, ...names: string[]) =>
	JUDGES.filter(
		({ name }) =>
			(locale !== '' && name === 'marks') ||
			(IS_LONG && name === 'overflow') ||
			names.includes(name),
	);

const withJudges = <T>(looks: [name: string, look: T][], judges: Judge[]) =>
	looks.map(([name, look]): [string, T, Judge[]] => [name, look, judges]);

/** Installs a language with pseudo-texts, and selects it for these users. Returns a function that undoes both. */
async function speak({ locale, isRightToLeft }: Language, roles: Role[]) {
	if (locale === '') {
		return async () => undefined;
	}
	const pack = await installLanguagePack(locale, { isRightToLeft });
	pack.translateAll();
	for (const role of roles) {
		await selectLanguage(role, locale);
	}
	return async () => {
		for (const role of roles) {
			await selectLanguage(role, '');
		}
		pack.remove();
	};
}

/** Adds a line to the report that `npm run languages` reads. */
const reportTo =
	(language: Language, kindOf: (name: string) => Looked['kind']) =>
	(name: string, flaws: number) => {
		const { LANGUAGES_REPORT: file } = process.env;
		const widths = SIZES.map(([width]) => width);
		if (file) {
			const looked: Looked = { language: language.name, kind: kindOf(name), name, widths, flaws };
			appendFileSync(file, `${JSON.stringify(looked)}\n`);
		}
	};

/** Visits the real site with real logins. */
async function guideOnSite({ locale, isRightToLeft }: Language): Promise<Guide<Visit>> {
	const data: string[] = [];
	let dashboard: Dashboard;
	return {
		async open(name, { role, scenario, hash }, before) {
			if (before?.role === role && before.scenario === scenario) {
				await dashboard.page.setViewportSize({ width: 1280, height: 900 });
				await dashboard.goTo(hash);
			} else {
				await closePages();
				await loadScenario(scenario);
				data.splice(0, data.length, JSON.stringify(await printedPageData(role)));
				dashboard = await openDashboard(role, {
					hash,
					isRightToLeft,
					prepare: async (page) => {
						page.on('response', async (response) => {
							if (/rest_route|wp-json/.test(response.url())) {
								data.push(await response.text().catch(() => ''));
							}
						});
					},
				});
			}
			return { ...dashboard, name, data, locale, sizes: SIZES, say: toPseudo };
		},
		complaints: () => dashboard.complaints.splice(0),
		stop: () => loadScenario('free'),
	};
}

describe.each(SPOKEN)('$name', (language) => {
	const { locale, isRightToLeft } = language;
	const visits = visitsIn(language);
	let stop: () => Promise<unknown>;

	beforeAll(async () => {
		stop = await speak(language, [
			...new Set<Role>(['admin', ...visits.map(([, { role }]) => role)]),
		]);
	});
	afterAll(() => stop());

	if (locale !== '') {
		it('uses the three plural forms of a chunk’s texts', async () => {
			const stage = await openStage({ isRightToLeft, language: locale });
			await stage.show({ scenario: 'free' });
			const code = readFileSync(join(BUILD, 'dashboard-cards.js'), 'utf8');
			const [one] = findBuiltTexts(code).texts.filter(({ plural, context }) => plural && !context);
			const call = `wp.i18n._n(${JSON.stringify(one?.text)}, ${JSON.stringify(one?.plural)}, count, 'dashboard-for-jetpack')`;
			const forms = await stage.page.evaluate<string[]>(
				`[1, 2, 4, 5, 12, 22, 25].map((count) => ${call})`,
			);
			const signs = forms.map((form) => FORM_SIGNS.findIndex((sign) => form.includes(sign)));
			expect(signs).toEqual([0, 1, 1, 2, 2, 1, 2]);
		});
	}

	if (locale !== '' || IS_LONG) {
		describe('every look', () =>
			walk(
				withJudges(sampleOf(LOOKS, WORST_LOOKS), judgesFor(language)),
				() =>
					guideOnStage({
						options: { isRightToLeft, language: locale },
						sizes: SIZES,
						locale,
						say: locale === '' ? (text) => text : toPseudo,
					}),
				reportTo(language, (name) => (name in ACTED ? 'dialogs and notices' : 'screens')),
			));
	}

	if (visits.length > 0) {
		describe('every login', () =>
			walk(
				withJudges(visits, judgesFor(language, 'axe')),
				() => guideOnSite(language),
				reportTo(language, () => 'roles'),
			));
	}
});

it('a translation from a .po file: is read by WordPress for scripts and for PHP', async () => {
	const path = dataFile('eo.po');
	const header = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"';
	const title = 'msgid "At a Glance"\nmsgstr "Unu rigardo"';
	const failure = 'msgid "What you can try"\nmsgstr "Kion vi povas provi"';
	writeFileSync(path, [header, title, failure].join('\n\n'));
	install(dataFile('wordpress'), createLanguagePack(path, PHP_ROOT));
	await selectLanguage('admin', 'eo');
	try {
		const { container } = await openDashboard('admin');
		await container.getByText('Unu rigardo').first().waitFor({ state: 'attached' });
		expect(await documentOf('admin')).toContain('Kion vi povas provi');
	} finally {
		await selectLanguage('admin', '');
		install(dataFile('wordpress'), { locale: 'eo', files: [] });
	}
});
