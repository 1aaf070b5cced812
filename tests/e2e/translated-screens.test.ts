import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltTexts } from '#tests/support/built-texts';
import { IS_LONG, sampleOf } from '#tests/support/long';
import { FORM_SIGNS, MARK } from '#tests/support/pseudo-locale';
import { closePages } from './support/browser';
import { BUILD } from './support/language';
import { lookIn, speak } from './support/language-walk';
import { openStage } from './support/stage';
import { findCutOff, findPieces, findUntranslated } from './support/translated-texts';
import { LANGUAGES, WORST_LANGUAGES, type Language } from './worlds/languages';
import { LOOKS } from './worlds/looks';

/*
 * Every screen in languages of our own, through WordPress's language packs, and in English: all texts are 40 % longer, have accents and a mark. A text without
 * the mark has no translation, or its translation has not arrived.
 */
const MARKED = LANGUAGES.filter(({ locale }) => WORST_LANGUAGES.includes(locale));
const SPOKEN = IS_LONG ? LANGUAGES : MARKED;

const TABLE = Object.fromEntries(LOOKS.map((look) => [look.scenario, look]));
const WORST = ['free', 'editor-view', 'subscriber-view'];

/** The browser test site in a language, and everything that it sends. */
async function openIn(language: Language) {
	const data: string[] = [];
	const stop = await speak(language, ['admin']);
	const stage = await openStage({
		isRightToLeft: language.isRightToLeft,
		language: language.locale,
	});
	stage.page.on('response', async (response) => {
		if (decodeURIComponent(response.url()).includes('wp/v2')) {
			data.push(await response.text().catch(() => ''));
		}
	});
	stage.site.disguise = {
		page: (page) => void data.push(JSON.stringify(page)),
		answer: (reply) => {
			data.push(reply.text);
			return reply;
		},
	};
	const close = async () => {
		await closePages();
		await stop();
	};
	return { stage, data, close };
}

describe.each(MARKED)('the search for flaws: $name', (language) => {
	let opened: Awaited<ReturnType<typeof openIn>>;

	beforeAll(async () => {
		opened = await openIn(language);
	});
	afterAll(() => opened.close());

	it('reports a planted text in English, one from pieces, one that is cut off and two that overlap', async () => {
		const { data, stage } = opened;
		const { page, container } = stage;
		await stage.show({ scenario: 'free', hash: '#/privacy' });
		await container.evaluate((element, { start, end }) => {
			element.insertAdjacentHTML(
				'beforeend',
				`<p>Left behind</p><p>${start}Views${end} 5</p><div><p style="inline-size: 40px; overflow: hidden; white-space: nowrap">${start}Much too long for its box${end}</p></div>
				<p style="margin-block-end: -1em; line-height: 1em">${start}First${end}</p><p style="margin: 0; line-height: 1em">${start}Second${end}</p>`,
			);
		}, MARK);
		await expect(findUntranslated(page, data.join('\n'), language.locale)).resolves.toEqual([
			expect.stringContaining('“Left behind”'),
		]);
		await expect(findPieces(page)).resolves.toEqual([`${MARK.start}Views${MARK.end} 5`]);
		const flaws = await findCutOff(page);
		expect(flaws).toContainEqual(expect.stringMatching(/^cut off by .*Much too long/));
		expect(flaws).toContainEqual(expect.stringMatching(/^overlap: .*First.* and .*Second/));
	});

	it('uses the three plural forms of a chunk’s texts', async () => {
		const { stage } = opened;
		await stage.show({ scenario: 'free' });
		const code = readFileSync(join(BUILD, 'dashboard.js'), 'utf8');
		const [one] = findBuiltTexts(code).texts.filter(({ plural, context }) => plural && !context);
		const call = `wp.i18n._n(${JSON.stringify(one?.text)}, ${JSON.stringify(one?.plural)}, count, 'dashboard-for-jetpack')`;
		const forms = await stage.page.evaluate<string[]>(
			`[1, 2, 4, 5, 12, 22, 25].map((count) => ${call})`,
		);
		const signs = forms.map((form) => FORM_SIGNS.findIndex((sign) => form.includes(sign)));
		expect(signs).toEqual([0, 1, 1, 2, 2, 1, 2]);
	});
});

describe.each(SPOKEN)('every screen: $name', (language) => {
	let opened: Awaited<ReturnType<typeof openIn>>;

	beforeAll(async () => {
		opened = await openIn(language);
	});
	afterAll(() => opened.close());

	it.each(sampleOf(TABLE, WORST))(
		'%s: no text is untranslated or cut off',
		async (scenario, { hashes }) => {
			const { data, stage } = opened;
			const { page } = stage;
			const flaws: string[] = [];
			data.length = 0;
			for (const [index, hash] of hashes.entries()) {
				await page.setViewportSize({ width: 1280, height: 900 });
				await (index === 0 ? stage.show({ scenario, hash }) : stage.goTo(hash));
				const place = { kind: 'screens', name: `${scenario}, ${hash}` } as const;
				flaws.push(...(await lookIn(language, stage, data, place)));
				await page.keyboard.press('Escape');
			}
			expect([...flaws, ...stage.complaints]).toEqual([]);
		},
	);
});
