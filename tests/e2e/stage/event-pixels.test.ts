import { closePages } from '../support/browser';
import { watchOutside } from '../support/outside-requests';
import { answerPixels, namesOf, whenSent } from '../support/pixels';
import { openStage, type Stage } from '../support/stage';

let stage: Stage;
let pixels: URLSearchParams[];
let outside: string[];

beforeAll(async () => {
	stage = await openStage();
	pixels = await answerPixels(stage.page);
	outside = watchOutside(stage.page, { mayRecord: true });
});
beforeEach(() => {
	pixels.length = 0;
});
afterAll(() => closePages());

/** Opens My Plan from At a Glance. */
async function openMyPlan(eventsAllowed: boolean) {
	await stage.show({ scenario: 'free', pageData: { eventsAllowed } });
	await whenSent(stage);
	await stage.container.getByRole('link', { name: 'My Plan' }).first().click();
	await whenSent(stage);
}

it('TRACK-01 requests a pixel for each event, in order, and one for each page view', async () => {
	await openMyPlan(true);
	expect(namesOf(pixels)).toEqual([
		...['jetpack_wpa_page_view', 'stats: dashboard', 'jetpack_wpa_click'],
		...['jetpack_wpa_page_view', 'stats: my-plan', 'jetpack_my_plan_banner_view'],
	]);
	expect(pixels[0]?.get('_ul')).toBe('cloud-admin');
	expect(outside).toEqual([]);
});

it('TRACK-01 requests no pixel if Jetpack would not record', async () => {
	await openMyPlan(false);
	expect(pixels).toEqual([]);
});

it('TRACK-23 requests no pixel from an opt-out until the next opt-in', async () => {
	const toggle = stage.container.getByRole('switch', { name: 'Share how you use Jetpack' });
	await stage.show({ scenario: 'free', hash: '#/privacy', pageData: { eventsAllowed: true } });
	await whenSent(stage);
	expect(namesOf(pixels)).toEqual(['jetpack_wpa_page_view', 'stats: privacy']);
	await toggle.click();
	await stage.goTo('#/security');
	await stage.goTo('#/privacy');
	await whenSent(stage);
	expect(pixels).toHaveLength(2);
	await toggle.click();
	await stage.goTo('#/security');
	await whenSent(stage);
	expect(namesOf(pixels).slice(2)).toEqual(['jetpack_wpa_page_view', 'stats: security']);
});
