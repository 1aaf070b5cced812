import { IS_LONG, sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { lookIn, sayIn, speak } from './support/language-walk';
import { openStage, type Stage } from './support/stage';
import { DEEDS, LANGUAGES, WORST_LANGUAGES } from './worlds/languages';

const WORST = ['a saved switch and its undo', 'the dialogs of a disconnect'];

/** What appears after an act, in each language: notices, dialogs and error states. */
describe.each(LANGUAGES.filter(({ locale }) => IS_LONG || locale === WORST_LANGUAGES[0]))(
	'notices, dialogs and error states: $name',
	(language) => {
		const data: string[] = [];
		let stage: Stage;
		let stopSpeaking: () => Promise<unknown>;

		beforeAll(async () => {
			stopSpeaking = await speak(language, ['admin']);
			const { isRightToLeft, locale } = language;
			stage = await openStage({ isRightToLeft, language: locale });
		});
		afterAll(async () => {
			await closePages();
			await stopSpeaking();
		});

		it.each(sampleOf(DEEDS, WORST))(
			'%s: no text is untranslated or cut off',
			async (name, deed) => {
				const { answer = (reply) => reply, steps, isLoggedOut = false, ...shown } = deed;
				data.length = 0;
				stage.site.hasSession = !isLoggedOut;
				stage.site.disguise = {
					page: (page) => {
						data.push(JSON.stringify(page));
						return page;
					},
					answer: (reply, asked) => {
						const sent = answer(reply, asked);
						data.push(sent.text);
						return sent;
					},
				};
				const look = (step: string) =>
					lookIn(language, stage, data, {
						kind: 'dialogs and notices',
						name: `${name}, ${step}`,
					});
				await stage.show(shown);
				const flaws = await look('at first');
				for (const [step, act] of steps) {
					await act(stage, sayIn(language));
					await stage.settle();
					flaws.push(...(await look(step)));
				}
				expect([...flaws, ...stage.complaints]).toEqual([]);
			},
		);
	},
);
