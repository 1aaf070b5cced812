import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltTexts, keyOf } from '../../bin/lib/language-pack/built-texts.mjs';
import { MARK } from '#tests/support/pseudo-locale';
import { closePages, openPage } from '../e2e/support/browser';
import { CONTAINER } from '../e2e/support/dashboard';
import { dataFile } from '../e2e/support/data-folder';
import {
	callAjax,
	installLanguagePack,
	selectLanguage,
	type LanguagePack,
} from '../e2e/support/language';
import { documentOf } from '../e2e/support/page-data';
import { SITE } from '../e2e/support/site';
import './support/no-complaints';
import { DASHBOARD, JETPACK, OWN_PAGE, switchPlugin } from './support/site';
import { putPlugin, removeFolder } from './support/zip';

/*
 * A language pack for the zip that people install: its texts are extracted from the files of the zip, and WordPress finds its files by the paths in the
 * plugin's folder.
 */
const FOLDER = 'in-another-language';
const PLUGIN = dataFile(`wordpress/wp-content/plugins/${FOLDER}`);
const BUILD = join(PLUGIN, 'build');
const LOCALE = 'pl_PL';

const isTranslated = (text: string | null) => {
	const { start, end } = MARK;
	return new RegExp(`^\\s*${start}[^${start}${end}]+${end}`).test(text ?? '');
};

interface Chunks {
	chunks: Record<string, string[]>;
}

const readTexts = (): Record<string, string[]> =>
	Object.fromEntries(
		readdirSync(BUILD)
			.filter((file) => file.endsWith('.js'))
			.map((file): [string, string[]] => {
				const { texts } = findBuiltTexts(readFileSync(join(BUILD, file), 'utf8'));
				return [file.replace(/\.js$/, ''), [...new Set(texts.map(keyOf))]];
			})
			.filter(([, keys]) => keys.length > 0),
	);

/** Keys of the translations that WordPress gives the browser for each chunk. */
async function keysOfChunks(chunks: string[]): Promise<Record<string, string[]>> {
	const { body } = await callAjax(
		'admin',
		`action=dashboard_for_jetpack_texts&chunks=${chunks.join()}`,
	);
	return Object.fromEntries(
		Object.entries(body as Record<string, object | null>).map(([chunk, texts]) => [
			chunk,
			Object.keys(texts ?? {}),
		]),
	);
}

/** Texts of the chunks for which WordPress has no translation. */
async function findMissing(texts: Record<string, string[]>): Promise<string[]> {
	const { chunks } = JSON.parse(readFileSync(join(BUILD, 'routes.json'), 'utf8')) as Chunks;
	const ofChunks = Object.entries(texts).filter(([name]) => name in chunks);
	const translated = await keysOfChunks(ofChunks.map(([name]) => name));
	return ofChunks.flatMap(([name, keys]) =>
		keys.filter((key) => !translated[name]?.includes(key)).map((key) => `${name}: ${key}`),
	);
}

describe('a language pack for the zip', () => {
	let pack: LanguagePack;
	let texts: Record<string, string[]>;

	beforeAll(async () => {
		await switchPlugin(JETPACK, 'inactive');
		await switchPlugin(DASHBOARD, 'inactive');
		await switchPlugin(putPlugin('installed', FOLDER), 'active');
		pack = await installLanguagePack(LOCALE, { plugin: PLUGIN, bundle: 'build' });
		pack.translateAll();
		texts = readTexts();
		await selectLanguage('admin', LOCALE);
	});
	afterAll(async () => {
		await selectLanguage('admin', '');
		pack.remove();
		await switchPlugin(JETPACK, 'inactive');
		await switchPlugin(`${FOLDER}/dashboard-for-jetpack.php`, 'inactive');
		removeFolder(FOLDER);
		await switchPlugin(DASHBOARD, 'active');
	});
	afterEach(() => closePages());

	it('translates the row of the Plugins screen', async () => {
		const { page } = await openPage('admin');
		await page.goto(`${SITE}/wp-admin/plugins.php`);
		const row = page.locator(`tr[data-plugin="${FOLDER}/dashboard-for-jetpack.php"]`);
		for (const part of ['.plugin-title strong', '.plugin-description p']) {
			expect(isTranslated(await row.locator(part).textContent())).toBe(true);
		}
		const versions = await row.locator('.plugin-version-author-uri').textContent();
		expect(versions).toMatch(new RegExp(`${MARK.start}[^${MARK.end}]*çöñtríbútörs`));
	});

	it('translates the menu entry, the title and the text of the page without Jetpack', async () => {
		const { page } = await openPage('admin');
		await page.goto(OWN_PAGE);
		expect(isTranslated(await page.title())).toBe(true);
		const parts = [
			'#adminmenu a[href="admin.php?page=dashboard-for-jetpack"] .wp-menu-name',
			'.wrap h1',
			'.wrap > p:not(:has(a))',
			'.wrap a.button-primary',
		];
		for (const part of parts) {
			expect([part, isTranslated(await page.locator(part).first().textContent())]).toEqual([
				part,
				true,
			]);
		}
	});

	describe('beside Jetpack', () => {
		beforeAll(() => switchPlugin(JETPACK, 'active'));
		afterAll(() => switchPlugin(JETPACK, 'inactive'));

		it('translates the menu entry, the title and the text without JavaScript', async () => {
			const html = await documentOf('admin', OWN_PAGE);
			const entry = /<a href=['"]admin\.php\?page=dashboard-for-jetpack['"][^>]*>([^<]*)</.exec(
				html,
			);
			expect(isTranslated(entry?.[1] ?? '')).toBe(true);
			expect(isTranslated(/<title>([^<]*)</.exec(html)?.[1] ?? '')).toBe(true);
			expect(isTranslated(/<noscript><p[^>]*>([^<]*)<\/p><\/noscript>/.exec(html)?.[1] ?? '')).toBe(
				true,
			);
		});

		it('has every text of each chunk of the zip, under the key of the chunk’s path', async () => {
			expect(Object.values(texts).flat().length).toBeGreaterThan(1000);
			expect(await findMissing(texts)).toEqual([]);
		});

		it('is reported when a text of a chunk is missing in the chunk’s file', async () => {
			const [first = '', ...rest] = texts['settings-writing'] ?? [];
			expect(first).not.toBe('');
			pack.translate('settings-writing.js', Object.fromEntries(rest.map((key) => [key, [key]])));
			expect(await findMissing(texts)).toEqual([`settings-writing: ${first}`]);
		});

		it('translates the scripts that WordPress itself prints translations for', async () => {
			const { page } = await openPage('admin');
			await page.goto(`${OWN_PAGE}#/privacy`);
			await page.locator(CONTAINER).getByText(MARK.start).first().waitFor();
			for (const key of texts.admin ?? []) {
				const [text = '', context] = key.split('\u0004').reverse();
				const shown = await page.evaluate(
					`wp.i18n._x(${JSON.stringify(text)}, ${JSON.stringify(context) ?? 'undefined'}, 'dashboard-for-jetpack')`,
				);
				expect([key, isTranslated(String(shown))]).toEqual([key, true]);
			}
		});
	});
});
