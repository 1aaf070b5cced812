/*
 * The color schemes of WordPress, on the release of the sandbox: 6.6, which names the scheme on the body, prints its
 * colors for wp-admin's own controls, and has no variable for ours.
 */
import type { Page } from 'playwright-core';
import { closePages } from '../support/browser';
import { CONTAINER } from '../support/dashboard';
import { openStage, type Stage } from '../support/stage';

const SCHEMES = 'fresh light modern blue coffee ectoplasm midnight ocean sunrise'.split(' ');

let stage: Stage;

beforeAll(async () => {
	stage = await openStage();
	await stage.show({ scenario: 'videopress-storage' });
});

afterAll(() => closePages());

/** Puts on a scheme, with the sheet that WordPress has for it, before ours as it is there. */
async function wear(page: Page, scheme: string, sheet = '') {
	await page.evaluate(
		async ([name, rules]) => {
			document.body.className = document.body.className.replace(
				/admin-color-\w+/,
				`admin-color-${name}`,
			);
			document.querySelectorAll('[data-scheme]').forEach((element) => element.remove());
			const style = document.createElement('style');
			style.dataset.scheme = name;
			const answer = await fetch(`css/colors/${name}/colors.min.css`);
			// The default scheme has no sheet, and a page of WordPress says so.
			const isSheet = answer.headers.get('content-type')?.startsWith('text/css');
			style.textContent = `${isSheet ? await answer.text() : ''} ${rules}`;
			document.head.prepend(style);
			// wp-admin lets the colors of links pass into each other.
			await new Promise((resolve) => setTimeout(resolve, 100));
		},
		[scheme, sheet],
	);
}

interface Look {
	/** The color of our bars. */
	accent: string;
	/** Texts that do not stand out from what is behind them, with how much they do. */
	faint: string[];
	/** How much switches that are on, bars and borders of what is current stand out from a card. */
	signs: Record<string, number>;
}

/** Reads colors as they are painted: the browser has computed them, whatever space they were written in. */
const lookAt = (page: Page): Promise<Look> =>
	page.evaluate((selector) => {
		type Rgb = [red: number, green: number, blue: number, alpha: number];
		const context = document
			.createElement('canvas')
			.getContext('2d', { willReadFrequently: true })!;
		const paint = (color: string): Rgb => {
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
		const over = (top: Rgb, ground: Rgb): Rgb => {
			const mix = (index: 0 | 1 | 2) =>
				ground[index] + ((top[index] - ground[index]) * top[3]) / 255;
			return [mix(0), mix(1), mix(2), 255];
		};
		const groundOf = (element: Element | null): Rgb => {
			const color = paint(getComputedStyle(element ?? canvas).backgroundColor);
			return !element || color[3] === 255 ? color : over(color, groundOf(element.parentElement));
		};
		const root = document.querySelector(selector)!;
		const texts = [...root.querySelectorAll('*')].filter(
			(element) =>
				element.checkVisibility() &&
				[...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
				!element.closest('[aria-disabled="true"], :disabled'),
		);
		const faint = texts
			.map((element) => ({
				text: element.textContent,
				ratio: contrast(paint(getComputedStyle(element).color), groundOf(element)),
			}))
			.filter(({ ratio }) => ratio < 4.5)
			.map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
		const standOut = (element: Element | null, property: 'backgroundColor' | 'outlineColor') =>
			element
				? contrast(
						paint(getComputedStyle(element)[property]),
						groundOf(element.closest('[data-card]') ?? element.parentElement),
					)
				: 0;
		const find = (query: string) => root.querySelector(query);
		const link = root.querySelector<HTMLElement>('h2 + a')!;
		link.focus();
		const current = getComputedStyle(find('[aria-current="page"]')!, '::after');
		return {
			accent: paint(getComputedStyle(find('figure button > span')!).backgroundColor).join(' '),
			faint,
			signs: {
				'a switch': standOut(
					find('[role="switch"][aria-checked="true"] > span'),
					'backgroundColor',
				),
				'a bar': standOut(find('figure button > span'), 'backgroundColor'),
				'what is done': standOut(find('[role="progressbar"] > div'), 'backgroundColor'),
				'the focus': link.matches(':focus-visible') ? standOut(link, 'outlineColor') : 0,
				'the current tab': contrast(
					paint(current.borderBlockEndColor),
					groundOf(find('[aria-current="page"]')),
				),
			},
		};
	}, CONTAINER);

const weakSigns = ({ signs }: Look) => Object.entries(signs).filter(([, ratio]) => ratio < 3);

it('every scheme has its own hue, with enough contrast for text and icons', async () => {
	const { page } = stage;
	// A ring is drawn for who comes by the keyboard.
	await page.keyboard.press('Tab');
	const accents = new Set<string>();
	for (const scheme of SCHEMES) {
		await wear(page, scheme);
		const look = await lookAt(page);
		expect({ scheme, faint: look.faint, weak: weakSigns(look) }).toEqual({
			scheme,
			faint: [],
			weak: [],
		});
		accents.add(look.accent);
	}
	expect(accents.size).toBe(SCHEMES.length);
});

it("WordPress's accent color wins when the release sets one for the scheme, but not its default", async () => {
	const { page } = stage;
	await wear(page, 'sunrise');
	const ours = (await lookAt(page)).accent;
	await wear(page, 'sunrise', ':root { --wp-admin-theme-color: #3858e9 }');
	expect((await lookAt(page)).accent).toBe(ours);
	await wear(page, 'sunrise', 'body.admin-color-sunrise { --wp-admin-theme-color: #3858e9 }');
	expect((await lookAt(page)).accent).not.toBe(ours);
});

it("a plugin's own scheme is followed too, however pale", async () => {
	const { page } = stage;
	await wear(page, 'fresh');
	const fresh = (await lookAt(page)).accent;
	await wear(page, 'lemon', ':root { --wp-admin-theme-color: #ffe600 }');
	const look = await lookAt(page);
	expect(look.accent).not.toBe(fresh);
	expect([...look.faint, ...weakSigns(look)]).toEqual([]);
});

it.each(['light', 'dark'] as const)(
	'high contrast, %s, keeps every icon visible',
	async (colorScheme) => {
		const { page } = stage;
		await wear(page, 'fresh');
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		const look = await lookAt(page);
		await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
		expect([...look.faint, ...weakSigns(look)]).toEqual([]);
	},
);
