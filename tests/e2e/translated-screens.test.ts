import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltTexts } from '#tests/support/built-texts';
import { sampleOf } from '#tests/support/long';
import { FORM_SIGNS, MARK } from '#tests/support/pseudo-locale';
import { closePages } from './support/browser';
import { untilNone } from './support/look-over';
import { BUILD, installLanguagePack, useLanguage, type LanguagePack } from './support/language';
import { openStage, type Stage } from './support/stage';
import { findCutOff, findPieces, findUntranslated } from './support/translated-texts';
import { LOOKS } from './worlds/looks';

/*
 * Every screen in two languages of our own, through WordPress's language packs: all texts are 40 % longer, have accents and a mark. A text without
 * the mark has no translation, or its translation has not arrived.
 */
const LANGUAGES = [
	{ locale: 'pl_PL', isRightToLeft: false },
	{ locale: 'ar', isRightToLeft: true },
];

const WIDTHS = [1280, 480, 320];

const TABLE = Object.fromEntries(LOOKS.map((look) => [look.scenario, look]));
const WORST = ['free', 'editor-view', 'subscriber-view'];

describe.each(LANGUAGES)('every screen in $locale', ({ locale, isRightToLeft }) => {
	let pack: LanguagePack;
	let stage: Stage;
	let data: string[] = [];

	beforeAll(async () => {
		pack = await installLanguagePack(locale, { isRightToLeft });
		pack.translateAll();
		await useLanguage('admin', locale);
		stage = await openStage({ isRightToLeft });
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
	});
	afterAll(async () => {
		await closePages();
		await useLanguage('admin', '');
		pack.remove();
	});

	it('reports a planted text in English, one from pieces, one that is cut off and two that overlap', async () => {
		const { page, container } = stage;
		await stage.show({ scenario: 'free', hash: '#/privacy' });
		await container.evaluate((element, { start, end }) => {
			element.insertAdjacentHTML(
				'beforeend',
				`<p>Left behind</p><p>${start}Views${end} 5</p><div><p style="inline-size: 40px; overflow: hidden; white-space: nowrap">${start}Much too long for its box${end}</p></div>
				<p style="margin-block-end: -1em; line-height: 1em">${start}First${end}</p><p style="margin: 0; line-height: 1em">${start}Second${end}</p>`,
			);
		}, MARK);
		await expect(findUntranslated(page, data.join('\n'), locale)).resolves.toEqual([
			expect.stringContaining('“Left behind”'),
		]);
		await expect(findPieces(page)).resolves.toEqual([`${MARK.start}Views${MARK.end} 5`]);
		const flaws = await findCutOff(page);
		expect(flaws).toContainEqual(expect.stringMatching(/^cut off by .*Much too long/));
		expect(flaws).toContainEqual(expect.stringMatching(/^overlap: .*First.* and .*Second/));
	});

	it('uses the three plural forms of a chunk’s texts', async () => {
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

	it.each(sampleOf(TABLE, WORST))(
		'%s: no text is untranslated or cut off',
		async (scenario, { hashes }) => {
			const { page } = stage;
			const flaws: string[] = [];
			data = [];
			for (const [index, hash] of hashes.entries()) {
				await page.setViewportSize({ width: 1280, height: 900 });
				await (index === 0 ? stage.show({ scenario, hash }) : stage.goTo(hash));
				const untranslated = await untilNone(page, () =>
					findUntranslated(page, data.join('\n'), locale),
				);
				const pieces = (await findPieces(page)).map((text) => `${hash}: pieces: ${text}`);
				flaws.push(...pieces);
				flaws.push(...untranslated.map((flaw) => `${hash}: ${flaw}`));
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 900 });
					await stage.settle();
					const cutOff = await untilNone(page, () => findCutOff(page));
					flaws.push(...cutOff.map((flaw) => `${hash} at ${width}: ${flaw}`));
				}
				await page.keyboard.press('Escape');
			}
			await expect(page.getByText(MARK.start).count()).resolves.toBeGreaterThan(5);
			expect([...flaws, ...stage.complaints]).toEqual([]);
		},
	);
});
