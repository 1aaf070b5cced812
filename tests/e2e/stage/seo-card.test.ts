import type { Locator } from 'playwright-core';
import { findViolations } from '../support/axe';
import { readNarrowFlaws } from '../support/look-over';
import { takePicture } from '../support/picture';
import { stageOfFile } from '../support/stage';

const PANELS = [
	'Page title structures',
	'Front page meta description',
	'Previews for Google, Facebook and Twitter',
];

const stage = stageOfFile();
let card: Locator;

const field = (name: string) => card.getByRole('textbox', { name, exact: true });
const panel = (name: string) => card.getByRole('button', { name, exact: true });
const valueOf = (name: string) => field(name).inputValue();
const tokensOf = (name: string) => field(name).locator('xpath=..').locator('mark').allInnerTexts();
const caretOf = (name: string) =>
	field(name).evaluate((element) => [
		element === document.activeElement,
		(element as HTMLTextAreaElement).selectionStart,
	]);

beforeAll(() => {
	card = stage.card('Search engine optimization');
});

it('TRAFFIC-37 edits a title format with only the keyboard, with undo and redo', async () => {
	const { page, show, complaints } = stage;
	const { keyboard } = page;
	await show({ scenario: 'seo', hash: '#/traffic' });
	await panel('Page title structures').focus();
	await keyboard.press('Enter');
	await keyboard.press('Tab');
	await expect(caretOf('Front page')).resolves.toEqual([true, 0]);
	await expect(tokensOf('Front page')).resolves.toEqual(['[site_name]', '[tagline]']);

	await keyboard.press('Control+End');
	await keyboard.press('Backspace');
	await expect(valueOf('Front page')).resolves.toBe('[site_name] - ');
	await keyboard.press('Control+z');
	await expect(valueOf('Front page')).resolves.toBe('[site_name] - [tagline]');
	await keyboard.press('ArrowRight');

	await keyboard.type('! [site_name');
	await keyboard.press('Enter');
	await expect(tokensOf('Front page')).resolves.toHaveLength(2);
	await keyboard.type(']');
	await expect(tokensOf('Front page')).resolves.toHaveLength(3);
	await keyboard.press('Home');
	await keyboard.press('Tab');
	await keyboard.press('Tab');
	await keyboard.press('Space');
	const written = '[tagline][site_name] - [tagline]! [site_name]';
	await expect(valueOf('Front page')).resolves.toBe(written);
	await expect(caretOf('Front page')).resolves.toEqual([true, '[tagline]'.length]);
	await keyboard.press('Control+z');
	await expect(valueOf('Front page')).resolves.toBe(written.slice('[tagline]'.length));
	await keyboard.press('Control+Shift+z');
	await expect(valueOf('Front page')).resolves.toBe(written);
	await keyboard.press('Delete');
	await expect(valueOf('Front page')).resolves.toBe('[tagline] - [tagline]! [site_name]');
	expect(complaints).toEqual([]);
});

it('shows hostile text as plain text, and fits all three panels with a quoted post', async () => {
	const { page, show, complaints } = stage;
	await show({ scenario: 'seo', hash: '#/traffic' });
	for (const name of PANELS) {
		await panel(name).click();
	}
	await stage.settle();
	await expect(valueOf('Posts')).resolves.toBe(
		'[post_title] by [author] "><b data-hostile>bold</b>',
	);
	await expect(tokensOf('Posts')).resolves.toEqual(['[post_title]']);
	await expect(page.locator('[data-hostile]').count()).resolves.toBe(0);
	await expect(page.evaluate(() => 'hurt' in window)).resolves.toBe(false);
	await field('Tags and categories').fill('[group_title] and much else '.repeat(8));
	await field('Front page meta description').fill('As said in https://x.com/jane/status/123');
	await card.getByText('@jane').waitFor();
	const flaws = await findViolations(page);
	await takePicture(page, 'settings-seo');
	flaws.push(...(await readNarrowFlaws(stage)));
	// The field shows the whole text without scrolling.
	const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight;
	await expect(field('Tags and categories').evaluate(isWhole)).resolves.toBe(true);
	expect([...flaws, ...complaints]).toEqual([]);
});
