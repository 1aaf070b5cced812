import { openPage, type WatchedPage } from '../e2e/support/browser';
import { CONTAINER, watchNetwork } from '../e2e/support/dashboard';
import { watchOutside } from '../e2e/support/outside-requests';
import { answerPixels, namesOf, whenSent } from '../e2e/support/pixels';
import { besideJetpack, OWN_PAGE, setDouble } from './support/site';

let watched: WatchedPage;
let pixels: URLSearchParams[];
let outside: string[];

async function visit() {
	pixels.length = 0;
	const { page } = watched;
	const settle = watchNetwork(page);
	await page.goto('about:blank');
	await page.goto(`${OWN_PAGE}#/dashboard`);
	await page.locator(`${CONTAINER} [data-screen-title]`).waitFor({ state: 'attached' });
	await whenSent({ settle });
	await page.evaluate(() => void (window.location.hash = '#/privacy'));
	await whenSent({ settle });
}

besideJetpack(async () => {
	watched = await openPage('admin');
	pixels = await answerPixels(watched.page);
	outside = watchOutside(watched.page, { mayRecord: true });
});

it('TRACK-01 beside Jetpack, page views are requests for the pixels, in order, and no script is loaded for them', async () => {
	await setDouble({ agreed: true });
	await visit();
	expect(namesOf(pixels)).toEqual([
		'jetpack_wpa_page_view',
		'stats: dashboard',
		'jetpack_wpa_page_view',
		'stats: privacy',
	]);
	expect(Object.fromEntries(pixels[0] ?? [])).toMatchObject({
		_ui: '70001',
		_ut: 'wpcom:user_id',
		_ul: 'cloud-user',
		path: '/dashboard',
	});
	expect(outside).toEqual([]);
});

it.each([
	['the terms are not agreed to', {}],
	['the site is offline', { agreed: true, offline: true }],
	['the user has opted out', { agreed: true, optedOut: true }],
])('TRACK-23 beside Jetpack, nothing is requested where %s', async (_what, facts) => {
	await setDouble(facts);
	await visit();
	expect(pixels).toEqual([]);
	expect(outside).toEqual([]);
});
