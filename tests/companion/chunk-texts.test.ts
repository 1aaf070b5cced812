import { rmSync, writeFileSync } from 'node:fs';
import { putMuPlugin, removeMuPlugin } from '../contract/mu-plugin';
import { closePages, openPage } from '../e2e/support/browser';
import { CONTAINER, openDashboard, type Dashboard } from '../e2e/support/dashboard';
import { dataFile } from '../e2e/support/data-folder';
import { answerCalls } from '../e2e/support/interception';
import { documentOf } from '../e2e/support/page-data';
import { loadScenario } from '../e2e/support/rest';
import { PAGE, type Role } from '../e2e/support/site';
import {
	callAjax,
	installLanguagePack,
	selectLanguage,
	type LanguagePack,
} from '../e2e/support/language';
import './support/no-complaints';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';

const LOADER = '(function (address, printed, fetched)';
const PRINTED = /<script[^>]*id="dashboard-for-jetpack-texts"[^>]*>([^<]*)</;
const MARKDOWN = 'Write posts and pages in Markdown';
const TRANSLATED = 'Beiträge in Markdown schreiben';

const SOON = { timeout: 8_000 };

const isTextsCall = (url: URL) => url.searchParams.get('action') === 'dashboard_for_jetpack_texts';

/** Opens a route, and records the chunks whose translations it requests, and the warnings. */
async function open(hash: string) {
	const requests: string[] = [];
	const warnings: string[] = [];
	const prepare: Parameters<typeof openDashboard>[1] = {
		hash,
		prepare: async (page) => {
			page.on('console', (message) => {
				if (message.type() === 'warning' && message.text().includes('translations')) {
					warnings.push(message.text());
				}
			});
			await answerCalls(page, isTextsCall, (call) => {
				requests.push(new URL(call.request().url()).searchParams.get('chunks') ?? '');
				return call.fallback();
			});
		},
	};
	return { ...(await openDashboard('admin', prepare)), requests, warnings };
}

const shows = async ({ container }: Dashboard, text: string) =>
	(await container.getByText(text).count()) > 0;

const textsOf = (query: string, role: Role = 'admin') =>
	callAjax(role, `action=dashboard_for_jetpack_texts&${query}`);

beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

/** Installs German for an administrator, for the tests of a group. */
function speakGerman(): () => LanguagePack {
	let pack: LanguagePack;
	beforeAll(async () => {
		pack = await installLanguagePack('de_DE');
		await selectLanguage('admin', 'de_DE');
	});
	afterAll(async () => {
		await selectLanguage('admin', '');
		pack.remove();
	});
	return () => pack;
}

const itRequestsNothing = () =>
	it('prints and requests nothing', async () => {
		expect(await documentOf('admin', PAGE)).not.toContain(LOADER);
		const { requests, goTo } = await open('#/dashboard');
		await goTo('#/writing');
		expect(requests).toEqual([]);
	});

describe('in English', itRequestsNothing);

describe('in a language without translations', () => {
	speakGerman();
	itRequestsNothing();
});

describe('in a language with translations', () => {
	const packOf = speakGerman();
	beforeAll(() => {
		const pack = packOf();
		pack.translate('dashboard.js', {
			'Checking…': ['Wird geprüft…'],
			Security: ['Sicherheit </script>'],
		});
		pack.translate('settings.js', { [MARKDOWN]: [TRANSLATED] });
		pack.translate('settings-writing.js', { Filler: ['Füllung'] });
	});

	it('prints the texts of the first route’s chunks into the page, and no other', async () => {
		const json = PRINTED.exec(await documentOf('admin', PAGE))?.[1] ?? '';
		expect(JSON.parse(json)).toEqual({
			dashboard: {
				'': { 'plural-forms': 'nplurals=2; plural=(n != 1);' },
				'Checking…': ['Wird geprüft…'],
				Security: ['Sicherheit </script>'],
			},
		});
	});

	it('prints nothing for a user with another language', async () => {
		expect(await documentOf('editor', PAGE)).not.toContain(LOADER);
	});

	it('shows the first route without a request, and requests the texts of other chunks once, together', async () => {
		const dashboard = await open('#/dashboard');
		expect(dashboard.requests).toEqual([]);
		await dashboard.goTo('#/writing');
		expect(await shows(dashboard, TRANSLATED)).toBe(true);
		await dashboard.goTo('#/dashboard');
		await dashboard.goTo('#/writing');
		const chunks = dashboard.requests.join().split(',');
		expect(chunks).toEqual(expect.arrayContaining(['settings', 'settings-writing']));
		expect(chunks).toHaveLength(new Set(chunks).size);
		expect(dashboard.warnings).toEqual([]);
		expect(dashboard.complaints).toEqual([]);
	});

	it('requests the texts of another first route in one call', async () => {
		const dashboard = await open('#/writing');
		expect(dashboard.requests[0]).toBe('settings,settings-writing');
		expect(await shows(dashboard, TRANSLATED)).toBe(true);
	});

	it('shows a screen only when its texts have arrived', async () => {
		let arrive = () => {};
		const arrived = new Promise<void>((resolve) => (arrive = resolve));
		const { page } = await openPage('admin');
		await answerCalls(page, isTextsCall, async (call) => {
			await arrived;
			await call.fallback();
		});
		const script = page.waitForResponse(/\/settings-writing\.js/);
		await page.goto(`${PAGE}#/writing`);
		await script;
		await page.waitForTimeout(500);
		const container = page.locator(CONTAINER);
		expect(await container.getByText('Markdown').count()).toBe(0);
		arrive();
		await container.getByText(TRANSLATED).waitFor(SOON);
	});

	it.each([
		['cut off', '{"locale_data":{"messages":{"'],
		['without texts', '{"locale_data":{}}'],
		['a list', '[]'],
		['no JSON', '<?php echo 1;'],
	])('shows English and warns once if a file is malformed: %s', async (_name, content) => {
		const pack = packOf();
		pack.write('settings-discussion.js', content);
		pack.write('dashboard.js', content);
		try {
			const dashboard = await open('#/dashboard');
			await dashboard.goTo('#/discussion');
			expect(dashboard.warnings).toHaveLength(1);
			expect(dashboard.complaints).toEqual([]);
		} finally {
			pack.write('settings-discussion.js', JSON.stringify({ locale_data: { messages: {} } }));
			pack.translate('dashboard.js', { 'Checking…': ['Wird geprüft…'] });
		}
	});

	it('leaves out malformed forms and an impossible plural rule', async () => {
		const messages = {
			'': { 'plural-forms': 'nplurals=2; plural=alert(1);' },
			...{ Good: ['Gut'], Text: 'Kein Feld', Mixed: ['Gut', 7], None: [], Deep: { a: ['b'] } },
		};
		packOf().write('settings-discussion.js', JSON.stringify({ locale_data: { messages } }));
		expect(await textsOf('chunks=settings-discussion')).toEqual({
			status: 200,
			body: { 'settings-discussion': { Good: ['Gut'] } },
		});
	});

	it('answers for chunks of the plugin only, in the language of the page', async () => {
		for (const chunks of ['', 'nope', '../settings', 'settings,nope', 'settings.js', 'admin']) {
			expect(await textsOf(`chunks=${chunks}`)).toEqual({ status: 404, body: null });
		}
		expect(await textsOf('chunks[]=settings')).toEqual({ status: 404, body: null });
		const english = { status: 200, body: { settings: null } };
		const german = { status: 200, body: { settings: { [MARKDOWN]: [TRANSLATED] } } };
		expect(await textsOf('chunks=settings', 'editor')).toEqual(english);
		expect(await textsOf('chunks=settings&locale=de_DE', 'editor')).toMatchObject(german);
		expect(await textsOf('chunks=settings&locale=xx_XX')).toMatchObject(german);
		expect(await textsOf('chunks=settings&locale=en_US')).toEqual(english);
	});

	it('uses the translations that other plugins provide or replace by WordPress’s filters', async () => {
		const file = dataFile('wordpress/wp-content/mu-plugins/traffic.json');
		putMuPlugin(
			'translations-by-filter',
			`<?php
add_filter( 'pre_load_script_translations', function ( $json, $file, $handle ) {
	return 'dashboard-for-jetpack-settings-writing' === $handle ? '{"locale_data":{"messages":{"Pre":["Vorher"]}}}' : $json;
}, 10, 3 );
add_filter( 'load_script_translation_file', function ( $file, $handle ) {
	return 'dashboard-for-jetpack-settings-traffic' === $handle ? __DIR__ . '/traffic.json' : $file;
}, 10, 2 );
add_filter( 'load_script_translations', function ( $json, $file, $handle ) {
	return 'dashboard-for-jetpack-settings' === $handle ? str_replace( 'Beiträge', 'Seiten', $json ) : $json;
}, 10, 3 );
`,
		);
		writeFileSync(file, '{"locale_data":{"messages":{"File":["Datei"]}}}');
		try {
			const answer = await textsOf('chunks=settings,settings-writing,settings-traffic');
			expect(answer.body).toMatchObject({
				settings: { [MARKDOWN]: ['Seiten in Markdown schreiben'] },
				'settings-writing': { Pre: ['Vorher'] },
				'settings-traffic': { File: ['Datei'] },
			});
			expect(await documentOf('admin', PAGE)).toContain('"settings-traffic"');
		} finally {
			removeMuPlugin('translations-by-filter');
			rmSync(file);
		}
	});

	it('translates the page next to Jetpack, too', async () => {
		const texts = { 'Privacy policy': ['Datenschutzerklärung'] };
		packOf().translate('settings-discussion.js', texts);
		await switchPlugin(JETPACK, 'active');
		try {
			const { page } = await openPage('admin');
			await page.goto(`${OWN_PAGE}#/privacy`);
			await page.locator(CONTAINER).getByText('Datenschutzerklärung').waitFor(SOON);
		} finally {
			await switchPlugin(JETPACK, 'inactive');
		}
	});
});
