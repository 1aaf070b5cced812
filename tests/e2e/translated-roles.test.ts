import { IS_LONG, sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { lookIn, speak } from './support/language-walk';
import { printedPageData } from './support/page-data';
import { loadScenario } from './support/rest';
import { LANGUAGES, VISITS, WORST_LANGUAGES } from './worlds/languages';

const WORST = ['subscriber'];

/** What the real site shows to real logins, in each language. */
describe.each(LANGUAGES.filter(({ locale }) => IS_LONG || locale === WORST_LANGUAGES[1]))(
	'logins: $name',
	(language) => {
		let stopSpeaking: () => Promise<unknown>;

		beforeAll(async () => {
			stopSpeaking = await speak(language, ['admin', 'editor', 'subscriber']);
		});
		afterAll(async () => {
			await stopSpeaking();
			await loadScenario('free');
		});
		afterEach(() => closePages());

		it.each(sampleOf(VISITS, WORST))(
			'%s: no text is untranslated or cut off',
			async (name, { role, scenario, hashes }) => {
				await loadScenario(scenario);
				const data = [JSON.stringify(await printedPageData(role))];
				const dashboard = await openDashboard(role, {
					isRightToLeft: language.isRightToLeft,
					prepare: async (page) => {
						page.on('response', async (response) => {
							if (/rest_route|wp-json/.test(response.url())) {
								data.push(await response.text().catch(() => ''));
							}
						});
					},
				});
				const flaws: string[] = [];
				for (const hash of hashes) {
					await dashboard.goTo(hash);
					const place = { kind: 'roles', name: `${name}, ${hash}` } as const;
					flaws.push(...(await lookIn(language, dashboard, data, place)));
				}
				expect([...flaws, ...dashboard.complaints]).toEqual([]);
			},
		);
	},
);
