import { sampleOf } from '#tests/support/long';
import { hashOf } from '../support/dashboard';
import { stageOfFile } from '../support/stage';

const STORE = ['woocommerce', 'monitor', 'related-posts', 'creative-mail', 'site-accelerator'];
const OTHERS = STORE.slice(1);

/** The answer to the first question, and the pages that follow. */
const SITE_TYPES: Record<string, [key: string, pages: string[]]> = {
	'A personal site': ['site-type-personal', OTHERS],
	'A business site': ['site-type-business', OTHERS],
	'An online store': ['site-type-store', STORE],
	'Something else': ['site-type-other', OTHERS],
};

const SAVED_STEPS: [ids: string, step: string, page: string][] = [
	['RECS-02 RECS-59', 'not-started', 'site-type'],
	['RECS-02', 'site-type-question', 'site-type'],
	['RECS-01', 'related-posts', 'related-posts'],
	['RECS-57', 'banner-completed', 'woocommerce'],
	['RECS-57', 'setup-wizard-completed', 'summary'],
];

const stage = stageOfFile();

const pageOf = async () => (await hashOf(stage.page)).replace('#/recommendations/', '');
const dataOf = () => stage.site.world.recommendations?.data as Record<string, string[]>;
const titleOf = () => stage.container.locator('[data-screen-title]').first().textContent();

async function skip() {
	await stage.page.getByRole('link', { name: 'Not now', exact: true }).click();
	await stage.settle();
}

async function begin(label: string) {
	await stage.show({ scenario: 'free', hash: '#/recommendations' });
	await stage.page.getByRole('checkbox', { name: label }).check();
	await stage.page.getByRole('button', { name: 'Continue' }).click();
	await stage.settle();
}

/** Skips every step to the summary; returns the pages. */
async function skipAll(): Promise<string[]> {
	const pages: string[] = [];
	for (let page = await pageOf(); page !== 'summary'; page = await pageOf()) {
		pages.push(page);
		await skip();
	}
	return pages;
}

it.each(sampleOf(SITE_TYPES, ['An online store', 'Something else']))(
	'RECS-03 RECS-37 RECS-40 %s: walks all steps and keeps every choice',
	async (label, [key, expected]) => {
		await begin(label);
		expect(await skipAll()).toEqual(expected);
		const data = dataOf();
		expect(data[key]).toBe(true);
		expect(data.skippedRecommendations).toEqual(expected);
		expect(data.viewedRecommendations).toEqual(['site-type-question', ...expected, 'summary']);
		expect(stage.site.world.site.recommendationsStep).toBe('summary');
		expect(stage.complaints).toEqual([]);
	},
);

it('RECS-04 RECS-31 RECS-32 shows the step of the address after Back, Forward and a reload, and saves nothing twice', async () => {
	await begin('An online store');
	const seen = ['site-type'];
	for (let page = await pageOf(); page !== 'summary'; page = await pageOf()) {
		const title = await titleOf();
		await stage.page.goBack();
		await stage.settle();
		expect(await pageOf()).toBe(seen.at(-1));
		expect(stage.site.world.site.recommendationsStep).toBe(
			seen.at(-1) === 'site-type' ? 'site-type-question' : seen.at(-1),
		);
		await stage.page.goForward();
		await stage.settle();
		await stage.page.reload();
		await stage.container.locator('[data-screen-title]').first().waitFor();
		await stage.settle();
		expect([await pageOf(), await titleOf()]).toEqual([page, title]);
		expect(stage.site.world.site.recommendationsStep).toBe(page);
		seen.push(page);
		await skip();
	}
	const viewed = dataOf().viewedRecommendations ?? [];
	expect(new Set(viewed).size).toBe(viewed.length);
	expect(viewed).toEqual(['site-type-question', ...seen.slice(1), 'summary']);
	expect(stage.complaints).toEqual([]);
});

it('RECS-33 turns a feature on and continues with only the keyboard, announces each step and keeps the focus', async () => {
	await begin('A personal site');
	const { page } = stage;
	const spoken = () => page.locator('#a11y-speak-polite').textContent();
	const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
	await expect(spoken()).resolves.toBe('Downtime monitoring');
	await expect(focused()).resolves.toBe('Downtime monitoring');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await stage.settle();
	expect(await pageOf()).toBe('related-posts');
	await expect(focused()).resolves.toBe('Related posts');
	await expect(spoken()).resolves.toBe('Downtime monitoring has been activated. Related posts');
	expect(dataOf()).toMatchObject({ selectedRecommendations: ['monitor'] });
	expect(dataOf().skippedRecommendations).toBeUndefined();
	await page.keyboard.press('Control+z');
	await stage.settle();
	await expect(spoken()).resolves.toBe('Undone. “Downtime monitoring” is off.');
	expect(await pageOf()).toBe('related-posts');
	expect(stage.site.world.modules.active).not.toContain('monitor');
});

it('skips only one step on a double click on “Not now”', async () => {
	await begin('A personal site');
	await stage.page.getByRole('link', { name: 'Not now' }).dblclick();
	await stage.settle();
	expect(await pageOf()).toBe('related-posts');
	expect(dataOf().skippedRecommendations).toEqual(['monitor']);
});

it.each(SAVED_STEPS)(
	'%s redirects from the saved step %s to %s',
	async (_ids, recommendationsStep, page) => {
		await stage.raise({
			scenario: 'free',
			world: { site: { recommendationsStep } },
			hash: '#/recommendations',
		});
		await expect(pageOf()).resolves.toBe(page);
		expect(stage.complaints).toEqual([]);
	},
);

it('RECS-05 redirects from the suggestions page without suggestions', async () => {
	await stage.show({ scenario: 'free', hash: '#/recommendations/product-suggestions' });
	await expect(pageOf()).resolves.toBe('monitor');
	expect(stage.site.world.site.recommendationsStep).toBe('monitor');
});
