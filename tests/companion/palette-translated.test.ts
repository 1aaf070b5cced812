import { MARK, toPseudo } from '#tests/support/pseudo-locale';
import { closePages, openPage } from '../e2e/support/browser';
import { installLanguagePack, selectLanguage, type LanguagePack } from '../e2e/support/language';
import { loadScenario } from '../e2e/support/rest';
import { PAGE, SITE } from '../e2e/support/site';
import './support/no-complaints';
import { openPalette, openWithPalette, PALETTE } from './support/palette';
import { switchPlugin } from './support/site';

/*
 * The palette of WordPress 6.9 and newer, or the one that the plugin adds to an older WordPress. `npm test -- --wordpress PATH.zip` runs this
 * file on another WordPress.
 */
const PAGES = [
	['the posts screen', `${SITE}/wp-admin/edit.php`],
	['the page of the dashboard', `${PAGE}#/dashboard`],
] as const;

/** Typed texts, and a part of the command that each finds: a setting, a screen, a switch and an action. */
const SEARCHES = [
	['sitemaps', 'Sitemaps'],
	['privacy', 'Privacy'],
	['downtime', 'Turn off '],
	['plugin updates', 'Check for plugin updates'],
] as const;

/** Words in our commands, translated or not, which WordPress's own lack. */
const OURS = /⟦|Jetpack|^Turn o|^Check for|^Download/;

/** A text of the language pack, without the addition at its end. */
const translated = (text: string) => toPseudo(text).slice(1, text.trimEnd().length + 1);

function outsideOf(text: string): string {
	let depth = 0;
	let outside = '';
	for (const sign of text) {
		depth += sign === MARK.start ? 1 : 0;
		outside += depth === 0 ? sign : '';
		depth -= sign === MARK.end ? 1 : 0;
	}
	return outside.trim();
}

describe('the palette in a pseudo-language', () => {
	let pack: LanguagePack;

	beforeAll(async () => {
		await switchPlugin(PALETTE, 'active');
		await loadScenario('security');
		pack = await installLanguagePack('pl_PL');
		pack.translateAll();
		await selectLanguage('admin', 'pl_PL');
	});
	afterEach(() => closePages());
	afterAll(async () => {
		await selectLanguage('admin', '');
		pack.remove();
		await switchPlugin(PALETTE, 'inactive');
		await loadScenario('free');
	});

	it.each(PAGES)('has no command of ours without a translation on %s', async (_name, address) => {
		const { page, complaints } = await openPage('admin');
		await openWithPalette(page, address);
		const field = await openPalette(page);
		const ours = page.getByRole('option').filter({ hasText: OURS });
		for (const [typed, part] of SEARCHES) {
			await field.fill(typed);
			await ours
				.filter({ hasText: translated(part) })
				.first()
				.waitFor();
			const texts = await ours.allTextContents();
			// WordPress 7 adds the kind of the entry, one word that it translates itself.
			const untranslated = texts.filter((text) => !/^\S*$/.test(outsideOf(text)));
			expect([typed, untranslated]).toEqual([typed, []]);
		}
		expect(complaints).toEqual([]);
	});
});
