import type { RecommendationPage } from '@/domain/recommendations/steps';
import { findViolations } from '../support/axe';
import { closePages } from '../support/browser';
import { hashOf } from '../support/dashboard';
import { readDifferences } from '../support/look-over';
import { takePicture } from '../support/picture';
import { openStage, type Stage } from '../support/stage';
import { RECOMMENDATION_WORLDS, type Pages } from '../worlds/recommendations';

/** The saved step, and the page that it opens (RECS-01, RECS-02, RECS-57). */
const SAVED_STEPS: [ids: string, step: string, page: RecommendationPage][] = [
	['RECS-02 RECS-59', 'not-started', 'site-type'],
	['RECS-02', 'site-type-question', 'site-type'],
	['RECS-01', 'related-posts', 'related-posts'],
	['RECS-57', 'banner-completed', 'woocommerce'],
	['RECS-57', 'setup-wizard-completed', 'summary'],
	['ERR-14', 'a-step-of-tomorrow', 'site-type'],
];

let stage: Stage;

beforeAll(async () => {
	stage = await openStage();
});

afterAll(() => closePages());

async function expectPages(scenario: string, pages: Pages) {
	const offences: string[] = [];
	// The table's own keys; its type also allows pages that it omits.
	const names = Object.keys(pages) as RecommendationPage[];
	for (const [index, page] of names.entries()) {
		const hash = `#/recommendations/${page}`;
		await (index === 0 ? stage.show({ scenario, hash }) : stage.goTo(hash));
		const found = [
			...(await readDifferences(stage, pages[page] ?? {})),
			...(await findViolations(stage.page)),
			...((await hashOf(stage.page)) === hash ? [] : [`leads to ${await hashOf(stage.page)}`]),
		];
		offences.push(...found.map((offence) => `${page}: ${offence}`));
		await takePicture(stage.page, `recommendations-${scenario}-${page}`);
	}
	expect([...offences, ...stage.complaints, ...stage.site.unknown]).toEqual([]);
}

it.each(Object.entries(RECOMMENDATION_WORLDS))(
	'RECS-03 RECS-04 shows each page at its address with its content on %s',
	expectPages,
);

it.each(SAVED_STEPS)(
	'%s redirects from the saved step %s to %s',
	async (_ids, recommendationsStep, page) => {
		await stage.show({
			scenario: 'free',
			world: { site: { recommendationsStep } },
			hash: '#/recommendations',
		});
		await expect(hashOf(stage.page)).resolves.toBe(`#/recommendations/${page}`);
		expect(stage.complaints).toEqual([]);
	},
);

it.each(['free', 'unlinked-admin'])(
	'RECS-05 redirects from the suggestions page without suggestions on %s',
	async (scenario) => {
		await stage.show({ scenario, hash: '#/recommendations/product-suggestions' });
		await expect(hashOf(stage.page)).resolves.toBe('#/recommendations/monitor');
		expect(stage.site.world.site.recommendationsStep).toBe('monitor');
	},
);
