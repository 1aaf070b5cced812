import type { Page } from 'playwright-core';
import { coverOf, IS_LONG } from '#tests/support/long';
import { MARK } from '#tests/support/pseudo-locale';
import { findOverflow, findViolations } from './axe';
import { applyScheme, SCHEMES } from './color-scheme';
import { untilNone } from './look-over';
import { findLayoutFaults } from './layout-rules';
import { compareOutline } from './outlines';
import { findCoveredFocus, findHiddenFocus, findLostSigns, findMotion } from './signs';
import type { Stage } from './stage';
import type { Say } from '../worlds/acts';
import { kinds, kindsBothWays, OUTLINED, placesAndScenarios, type Wants } from '../worlds/looks';
import { findTabFaults } from './tab-order';
import { findCutOff, findPieces, findUntranslated } from './translated-texts';

export interface Opened extends Pick<Stage, 'page' | 'container' | 'settle'> {
	name: string;
	/** Of the window, from the widest to the narrowest. */
	sizes: [width: number, height: number][];
	/** WordPress's name of the language. */
	locale: string;
	say: Say;
	/** Everything that the site has sent, whose texts are shown unchanged. */
	data: string[];
	/** Milliseconds within which a fault may disappear, because a part is late; by default a few seconds. */
	patience?: number;
}

/**
 * Checks one aspect of each look, and leaves the look as it was. A judge that resizes the window starts from the size that the judge before it has
 * left.
 */
export interface Judge {
	name: string;
	/** The looks that it sees in the walks of the browser test site. */
	wants: Wants;
	/** Its statement about a good look. */
	verdict: string;
	judge: (opened: Opened) => Promise<string[]>;
}

/** Longer than the tab bar waits before it measures itself (NAV-31). */
const AFTER_RESIZE = 400;

/** Resizes the window, and waits until the open look has the layout of that size. */
export async function resize(
	{ page, settle }: Pick<Opened, 'page' | 'settle'>,
	[width, height]: Opened['sizes'][number],
): Promise<void> {
	const size = page.viewportSize();
	if (size?.width !== width || size.height !== height) {
		await page.setViewportSize({ width, height });
		// Waits by the page's own clock, because its timers are late on a busy machine. The second frame comes after the effects of the first.
		await page.evaluate(
			(pause) =>
				new Promise((done) => {
					requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, pause)));
				}),
			AFTER_RESIZE,
		);
		await settle();
	}
}

const OUTLINE: Judge = {
	name: 'outline',
	// The outlines are in English.
	wants: (view) =>
		view.direction === 'left to right' && OUTLINED.includes(view.name) ? kinds(view) : [],
	verdict: 'reads to a screen reader like its outline',
	async judge({ name, page, container, patience }) {
		const above = page.locator('[role="dialog"], [class*="-global"]');
		// Some parts fetch what they need once they are in the window.
		await page.evaluate(async () => {
			for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
				window.scrollTo(0, top);
				await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			}
			window.scrollTo(0, 0);
		});
		// A chart, a late part or the dialog itself may still be on its way.
		const compare = async () => {
			const part = (await above.count()) > 0 ? above.last() : container;
			return compareOutline(name, await part.ariaSnapshot());
		};
		return untilNone(page, compare, patience);
	},
};

const KEYBOARD: Judge = {
	name: 'keyboard',
	wants: kinds,
	verdict:
		'reaches each control with Tab, in the order of the screen, and leaves it unless it is a dialog',
	judge: ({ page }) => findTabFaults(page),
};

const MARKS: Judge = {
	name: 'marks',
	// English has no marks.
	wants: (view) => (view.direction === 'right to left' ? placesAndScenarios(view) : []),
	verdict: 'has a translation of each text, as one sentence',
	async judge({ page, data, locale, patience }) {
		const untranslated = () => findUntranslated(page, data.join('\n'), locale);
		const pieces = await findPieces(page);
		return [
			...(await untilNone(page, untranslated, patience)),
			...pieces.map((text) => `pieces: ${text}`),
			...((await page.getByText(MARK.start).count()) > 0 ? [] : ['no translated text']),
		];
	},
};

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A plain run tests one scheme for each look, by the length of its name. */
const schemesFor = (name: string) => (IS_LONG ? SCHEMES : [SCHEMES[name.length % SCHEMES.length]]);

/** Longer than wp-admin's transition of colors. */
const AFTER_CHANGE = 150;

async function setMedia(page: Page, media: Parameters<Page['emulateMedia']>[0]): Promise<void> {
	await page.emulateMedia(media);
	await page.waitForTimeout(AFTER_CHANGE);
}

const CONTRAST: Judge = {
	name: 'contrast',
	wants: kinds,
	verdict: 'keeps its texts, controls, states and focus visible in each contrast and color scheme',
	async judge({ name, page, patience }) {
		const faults: string[] = [];
		const note = (where: string, found: string[]) =>
			faults.push(...found.map((fault) => `${where}: ${fault}`));
		await setMedia(page, { forcedColors: 'active' });
		note('high contrast mode', await findViolations(page, COLOR_RULES));
		note('high contrast mode', await findLostSigns(page));
		note('high contrast mode', await findHiddenFocus(page));
		await setMedia(page, { forcedColors: 'none', contrast: 'more' });
		// A busy browser may apply the setting late.
		const enhanced = () => findViolations(page, ['color-contrast-enhanced']);
		note('more contrast', await untilNone(page, enhanced, patience));
		await setMedia(page, { contrast: 'no-preference' });
		note('the focus', await findHiddenFocus(page));
		for (const scheme of schemesFor(name)) {
			await applyScheme(page, scheme ?? '');
			note(scheme ?? '', await findViolations(page, ['color-contrast']));
		}
		await applyScheme(page, 'fresh');
		return faults;
	},
};

const MOTION: Judge = {
	name: 'motion',
	wants: kinds,
	verdict: 'does not move where motion is reduced',
	judge: ({ page }) => findMotion(page),
};

const TARGETS: Judge = {
	name: 'targets',
	wants: kinds,
	verdict: 'has targets of 24 px',
	judge: ({ page, patience }) =>
		untilNone(page, () => findViolations(page, ['target-size']), patience),
};

const OVERFLOW: Judge = {
	name: 'overflow',
	// From right to left, texts are longer and are cut off at other places.
	wants: (view) => [...kindsBothWays(view), ...placesAndScenarios(view)],
	verdict: 'fits into the window at each size, covers no focus, and keeps the rules of layout',
	async judge(opened) {
		const { page, sizes, patience } = opened;
		const faults: string[] = [];
		for (const size of sizes) {
			await resize(opened, size);
			const find = async () => [
				...(await findOverflow(page)),
				...(await findCutOff(page)),
				...(await findCoveredFocus(page)),
				...(await findLayoutFaults(page)),
			];
			const found = await untilNone(page, find, patience);
			faults.push(...found.map((fault) => `at ${size.join(' × ')}: ${fault}`));
		}
		return faults;
	},
};

const AXE: Judge = {
	name: 'axe',
	wants: (view) => [
		...placesAndScenarios(view),
		...(view.look.kind === 'dialog' ? [view.name] : []),
	],
	verdict: 'breaks no rule',
	async judge(opened) {
		await resize(opened, opened.sizes.at(-1) ?? [320, 900]);
		return untilNone(opened.page, () => findViolations(opened.page), opened.patience);
	},
};

/** A dialog may be a chunk of its own. */
const PATIENCE = 10_000;

/** Opens each popover and dialog of the screen with Enter, and closes it with Escape; in a plain run one of each kind. */
const ESCAPE: Judge = {
	name: 'escape',
	wants: kinds,
	verdict: 'closes each dialog and popover, and gives the focus back',
	async judge({ page, container, settle, say, patience: timeout = PATIENCE }) {
		const faults: string[] = [];
		// A dialog opened by its address has no opener.
		const isDialog = (await page.getByRole('dialog').count()) > 0;
		const buttons = container.locator('button[aria-haspopup="dialog"]:visible');
		const kinds = await buttons.evaluateAll((all) => all.map((one) => one.className));
		const openers = coverOf([...kinds.entries()], ([, kind]) => [kind]);
		for (const [index] of isDialog ? [] : openers) {
			const opener = buttons.nth(index);
			const name = await opener.evaluate((one) => one.ariaLabel ?? one.textContent);
			await opener.press('Enter');
			const dialog = page.getByRole('dialog').first();
			const opens = await dialog.waitFor({ timeout }).then(
				() => true,
				() => false,
			);
			await settle();
			await page.keyboard.press('Escape');
			// The question about disconnecting ignores Escape, and is answered instead.
			const stay = dialog.getByRole('button', { name: say('Stay connected'), exact: true });
			if (await stay.isVisible()) {
				await stay.press('Enter');
			}
			const closes = await dialog.waitFor({ state: 'detached', timeout }).then(
				() => true,
				() => false,
			);
			const hasFocus = await opener.evaluate((one) => document.activeElement === one);
			faults.push(
				...(opens ? [] : [`${name}: Enter opens nothing`]),
				...(closes ? [] : [`${name}: Escape closes nothing`]),
				...(hasFocus ? [] : [`${name}: the focus is elsewhere`]),
			);
		}
		return faults;
	},
};

/** From those that need the wide window to those at the narrowest size. */
export const JUDGES = [OUTLINE, KEYBOARD, MARKS, MOTION, CONTRAST, TARGETS, ESCAPE, OVERFLOW, AXE];
