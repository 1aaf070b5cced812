/*
 * WordPress's color schemes in the sandbox's release, 6.6: it sets the scheme as a class of the body and prints its colors for
 * wp-admin's own controls, but has no CSS variable for them.
 */
import type { Page } from 'playwright-core';
import { findViolations } from '../support/axe';
import { applyScheme, SCHEMES } from '../support/color-scheme';
import { CONTAINER } from '../support/dashboard';
import { stageOfFile, type Stage } from '../support/stage';

const stage = stageOfFile();

beforeAll(() => stage.show({ scenario: 'videopress-storage' }));

interface Look {
	/** The color of our switches. */
	accent: string;
	/** The contrast of switches, bars, the focus and the current tab. */
	signs: Record<string, number>;
}

/** Reads the painted colors, which are independent of the color space in the stylesheet. */
const readLook = (page: Page): Promise<Look> =>
	page.evaluate((selector) => {
		type Rgb = [red: number, green: number, blue: number, alpha: number];
		const context = document
			.createElement('canvas')
			.getContext('2d', { willReadFrequently: true })!;
		const toRgb = (color: string): Rgb => {
			context.clearRect(0, 0, 1, 1);
			context.fillStyle = color;
			context.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
			return [red, green, blue, alpha];
		};
		const luminance = (rgb: Rgb) => {
			const [red = 0, green = 0, blue = 0] = rgb.slice(0, 3).map((value) => {
				const share = value / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (one: Rgb, other: Rgb) => {
			const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
			return (light + 0.05) / (dark + 0.05);
		};
		const canvas = document.body.appendChild(document.createElement('div'));
		canvas.style.background = 'Canvas';
		const blend = (top: Rgb, bottom: Rgb): Rgb => {
			const mix = (index: 0 | 1 | 2) =>
				bottom[index] + ((top[index] - bottom[index]) * top[3]) / 255;
			return [mix(0), mix(1), mix(2), 255];
		};
		const backgroundOf = (element: Element | null): Rgb => {
			const color = toRgb(getComputedStyle(element ?? canvas).backgroundColor);
			return !element || color[3] === 255
				? color
				: blend(color, backgroundOf(element.parentElement));
		};
		const root = document.querySelector(selector)!;
		const contrastOf = (element: Element | null, property: 'backgroundColor' | 'outlineColor') =>
			element
				? contrast(
						toRgb(getComputedStyle(element)[property]),
						backgroundOf(element.closest('[data-card]') ?? element.parentElement),
					)
				: 0;
		const find = (query: string) => root.querySelector(query);
		const link = root.querySelector<HTMLElement>('h2 + a')!;
		link.focus();
		const current = getComputedStyle(find('[aria-current="page"]')!, '::after');
		return {
			accent: toRgb(
				getComputedStyle(find('[role="switch"][aria-checked="true"] > span')!).backgroundColor,
			).join(' '),
			signs: {
				'a switch': contrastOf(
					find('[role="switch"][aria-checked="true"] > span'),
					'backgroundColor',
				),
				'a bar': contrastOf(find('figure button > span'), 'backgroundColor'),
				'a progress bar': contrastOf(find('[role="progressbar"] > div'), 'backgroundColor'),
				'the focus': link.matches(':focus-visible') ? contrastOf(link, 'outlineColor') : 0,
				'the current tab': contrast(
					toRgb(current.borderBlockEndColor),
					backgroundOf(find('[aria-current="page"]')),
				),
			},
		};
	}, CONTAINER);

const findFaint = async ({ page }: Stage, { signs }: Look) => [
	...(await findViolations(page, ['color-contrast'])),
	...Object.entries(signs).filter(([, ratio]) => ratio < 3),
];

it('gives every scheme its own hue, with enough contrast for text and controls', async () => {
	const { page } = stage;
	// The focus ring is shown only to keyboard users.
	await page.keyboard.press('Tab');
	const accents = new Set<string>();
	for (const scheme of SCHEMES) {
		await applyScheme(page, scheme);
		const look = await readLook(page);
		expect([scheme, ...(await findFaint(stage, look))]).toEqual([scheme]);
		accents.add(look.accent);
	}
	expect(accents.size).toBe(SCHEMES.length);
});

it("follows WordPress's accent color for the scheme, but not its default", async () => {
	const { page } = stage;
	await applyScheme(page, 'sunrise');
	const ours = (await readLook(page)).accent;
	await applyScheme(page, 'sunrise', ':root { --wp-admin-theme-color: #3858e9 }');
	expect((await readLook(page)).accent).toBe(ours);
	await applyScheme(
		page,
		'sunrise',
		'body.admin-color-sunrise { --wp-admin-theme-color: #3858e9 }',
	);
	expect((await readLook(page)).accent).not.toBe(ours);
});

it("follows a plugin's own pale scheme, with enough contrast", async () => {
	const { page } = stage;
	await applyScheme(page, 'fresh');
	const fresh = (await readLook(page)).accent;
	await applyScheme(page, 'lemon', ':root { --wp-admin-theme-color: #ffe600 }');
	const look = await readLook(page);
	expect(look.accent).not.toBe(fresh);
	expect(await findFaint(stage, look)).toEqual([]);
});
