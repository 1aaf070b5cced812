import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { MARK, toPseudo } from '#tests/support/pseudo-locale';
import { installLanguagePack, useLanguage as selectLanguage } from './language';
import { untilNone } from './look-over';
import type { Role } from './site';
import { findCutOff, findPieces, findUntranslated } from './translated-texts';
import { WIDTHS, type Language, type Say } from '../worlds/languages';

/** One line of the report that `npm run languages` reads. */
export interface Looked {
	language: string;
	kind: 'screens' | 'dialogs and notices' | 'roles';
	/** What was looked at: one state of one screen. */
	name: string;
	/** Of the window, in pixels. */
	widths: number[];
	flaws: number;
}

/** Installs a language with pseudo-texts, and selects it for these users. Returns a function that takes both back. */
export async function speak({ locale, isRightToLeft }: Language, roles: Role[]) {
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

/** Translates a text as the language pack does. */
export const sayIn =
	({ locale }: Language): Say =>
	(text) =>
		locale === '' ? text : toPseudo(text);

function report(looked: Looked) {
	const { LANGUAGES_REPORT: file } = process.env;
	if (file) {
		appendFileSync(file, `${JSON.stringify(looked)}\n`);
	}
}

/**
 * Looks at a state of a page in a language: untranslated texts and sentences from pieces at the widest size, texts that are cut off or overlap at all.
 * English has no marks, so only the sizes are checked.
 *
 * @param data   Everything that the site sent, whose texts are shown as they are.
 * @param settle Waits until the page is quiet.
 * @return The flaws, each with the name of the state.
 */
export async function lookIn(
	language: Language,
	{ page, settle }: { page: Page; settle: () => Promise<void> },
	data: string[],
	{ kind, name }: Pick<Looked, 'kind' | 'name'>,
): Promise<string[]> {
	const flaws: string[] = [];
	if (language.locale !== '') {
		const known = data.join('\n');
		const untranslated = () => findUntranslated(page, known, language.locale);
		flaws.push(...(await untilNone(page, untranslated)));
		flaws.push(...(await findPieces(page)).map((text) => `pieces: ${text}`));
		if ((await page.getByText(MARK.start).count()) === 0) {
			flaws.push('no translated text');
		}
	}
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 });
		await settle();
		const cutOff = await untilNone(page, () => findCutOff(page));
		flaws.push(...cutOff.map((flaw) => `at ${width}: ${flaw}`));
	}
	await page.setViewportSize({ width: 1280, height: 900 });
	report({ language: language.name, kind, name, widths: WIDTHS, flaws: flaws.length });
	return flaws.map((flaw) => `${name}: ${flaw}`);
}
