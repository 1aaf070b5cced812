import { sampleOf } from '#tests/support/long';
import { closePages } from '../support/browser';
import { applyScheme } from '../support/color-scheme';
import { CONTAINER } from '../support/dashboard';
import { openStage, type Stage } from '../support/stage';

let stage: Stage;

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

async function show(width: number, scenario: string) {
	await stage.page.setViewportSize({ width, height: 900 });
	await stage.show({ scenario });
	return stage.page;
}

/** Every kind of headline, with and without a row, an action and other things below. */
const STATES = [
	...['free', 'modules-off', 'site-only', 'unlinked-admin', 'identity-crisis', 'offline'],
	...['tokens-unhealthy', 'cloud-unreachable', 'security', 'complete', 'awaiting-credentials'],
	...['scan-provisioning', 'scan-one-threat', 'threats', 'purchases-several', 'videopress-storage'],
	...['license-detached', 'backup-inactive', 'vaultpress-missing'],
];

/** The shortest and the longest headline, row and action. */
const EXTREMES = ['offline', 'identity-crisis', 'complete', 'threats', 'scan-provisioning'];

/** The most pixels that the site status takes, by the width of the window. */
const MOST = { 1280: 150, 480: 300 };

describe('the site status', () => {
	const table = Object.fromEntries(STATES.map((state) => [state, state]));

	it.each(Object.entries(MOST))(
		'has one height at %s px in every state, so that nothing moves below it, of at most %d px',
		async (width, most) => {
			const heights: Record<string, number> = {};
			for (const [state] of sampleOf(table, EXTREMES)) {
				await show(Number(width), state);
				heights[state] = Math.round((await stage.card('Site status').boundingBox())?.height ?? 0);
			}
			const [first = 0] = Object.values(heights);
			expect(first).toBeGreaterThan(80);
			expect(first).toBeLessThanOrEqual(most);
			expect(Object.entries(heights).filter(([, height]) => height !== first)).toEqual([]);
		},
	);

	it('is the loudest in the first window, in a tone that no color scheme changes', async () => {
		const page = await show(1280, 'threats');
		const headline = page.locator('[data-headline]');
		const read = () =>
			headline.evaluate((element, selector) => {
				const { color, fontSize } = getComputedStyle(element);
				const sizes = [...document.querySelectorAll(`${selector} :not(h1, h1 *)`)]
					.filter((one) => [...one.childNodes].some(({ nodeName }) => nodeName === '#text'))
					.filter((one) => one.getBoundingClientRect().top < window.innerHeight)
					.map((one) => parseFloat(getComputedStyle(one).fontSize));
				return { color, fontSize, loudest: Math.max(...sizes) };
			}, CONTAINER);
		expect(await read()).toEqual({ color: 'rgb(179, 45, 46)', fontSize: '20px', loudest: 20 });
		await applyScheme(page, 'midnight');
		expect((await read()).color).toBe('rgb(179, 45, 46)');
		await applyScheme(page, 'fresh');
		await show(1280, 'security');
		expect((await read()).color).toBe('rgb(138, 97, 0)');
	});

	it('has a target of 32 px for each protection on a phone', async () => {
		const page = await show(480, 'free');
		const cells = page.getByRole('list', { name: 'Protections' }).getByRole('link');
		const heights = await cells.evaluateAll((all) =>
			all.map((cell) => cell.getBoundingClientRect().height),
		);
		expect(heights).toHaveLength(5);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
	});
});
