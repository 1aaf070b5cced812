import { http, HttpResponse } from 'msw';
import { loadChunkTexts } from '@/api';
import { server } from '#tests/support/server';

const ADDRESS = 'http://site.test/wp-admin/admin-ajax.php';
const GERMAN = {
	'': { domain: 'messages', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
	Settings: ['Einstellungen'],
	'%d site': ['%d Website', '%d Websites'],
};

const answer = (respond: () => Response) => server.use(http.get(ADDRESS, respond));

it.each(['messages', 'dashboard-for-jetpack'])(
	'chunk translations: reads the forms and the plural rule under the domain %s',
	async (domain) => {
		answer(() => HttpResponse.json({ locale_data: { [domain]: GERMAN } }));
		await expect(loadChunkTexts(ADDRESS)).resolves.toEqual({
			'': { plural_forms: 'nplurals=2; plural=(n != 1);' },
			Settings: ['Einstellungen'],
			'%d site': ['%d Website', '%d Websites'],
		});
	},
);

it.each<[string, () => Response]>([
	['no translation', () => HttpResponse.json(null)],
	[
		'an unknown chunk',
		() => HttpResponse.json({ locale_data: { messages: GERMAN } }, { status: 404 }),
	],
	['a log-in page', () => HttpResponse.html('<form>')],
	['"0" because a plugin removed the action', () => HttpResponse.text('0')],
	['domains in a list', () => HttpResponse.json({ locale_data: [['Settings']] })],
	['no connection', () => HttpResponse.error()],
])('chunk translations: none for %s', async (_name, respond) => {
	answer(respond);
	await expect(loadChunkTexts(ADDRESS)).resolves.toBeNull();
});

it('chunk translations: drops forms that are not text', async () => {
	const texts = { Settings: [7, 'Einstellungen'], Save: 'Sichern' };
	answer(() => HttpResponse.json({ locale_data: { messages: texts } }));
	await expect(loadChunkTexts(ADDRESS)).resolves.toEqual({ Settings: ['Einstellungen'], Save: [] });
});
