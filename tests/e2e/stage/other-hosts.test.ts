import { ROUTES } from '@/extras/routes';
import { buildWirePageData } from '#tests/support/fixtures';
import { coverOf } from '#tests/support/long';
import { hashOf } from '../support/dashboard';
import { watchOutside } from '../support/outside-requests';
import { openFolds } from '../support/settings-screen';
import { stageOfFile, type Shown } from '../support/stage';

/** Any host other than the site's. */
const OTHER = 'https://other.example';
const PICTURE = `${OTHER}/picture.png`;

const QUOTE = 'As said in https://twitter.com/jane/status/123';

const TRAFFIC = {
	modules: { active: ['related-posts', 'seo-tools'] },
	settings: { show_thumbnails: true, advanced_seo_front_page_description: QUOTE },
};

/** Everything that could make a browser load something, in one post. */
const HOSTILE_POST = {
	release_post_title: 'A calmer dashboard',
	release_post_featured_image: PICTURE,
	release_post_content: `<p style="background:url(${PICTURE})" background="${PICTURE}">News</p>
		<img src="${PICTURE}" srcset="${PICTURE} 2x" alt="A chart"><picture><source srcset="${PICTURE}"></picture>
		<video src="${OTHER}/v.mp4" poster="${PICTURE}"></video><audio src="${OTHER}/a.mp3"></audio>
		<link rel="stylesheet" href="${OTHER}/s.css"><style>@import url(${OTHER}/s.css);</style>
		<svg><image href="${PICTURE}"></image></svg><iframe src="${OTHER}"></iframe><object data="${OTHER}"></object>
		<input type="image" src="${PICTURE}"><table background="${PICTURE}"><tr><td>x</td></tr></table>
		<script src="${OTHER}/s.js"></script>`,
};

const SITE_RECORD = { icon: { img: PICTURE }, name: 'A site', description: QUOTE };

function withHostilePictures(): NonNullable<Shown['pageData']> {
	const { siteData, userData } = buildWirePageData({ scenario: 'free' }) as {
		siteData: object;
		userData: { currentUser: { wpcomUser: object } };
	};
	const { currentUser } = userData;
	return {
		siteData: { ...siteData, icon: PICTURE },
		userData: {
			...userData,
			currentUser: {
				...currentUser,
				gravatar: PICTURE,
				wpcomUser: { ...currentUser.wpcomUser, avatar: PICTURE },
			},
		},
	};
}

/** Scenarios with a screen or a banner that a connected site lacks. */
const WORLDS = ['disconnected', 'coupon', 'identity-crisis', 'offline', 'unlinked-admin'];

/** The routes except `/plans` and `/plans-prompt`, which leave the page. */
const STAYING = coverOf(
	ROUTES.filter(({ group }) => group !== 'plans'),
	// The product pages are alike, and so are the pages of the assistant; /recommendations leads to one.
	({ path, screen }) => [['product', 'recommendations'].includes(screen) ? screen : path],
);

/** A German page, because pictures may depend on the language. */
const stage = stageOfFile({ patch: (html) => html.replace('lang="en-US"', 'lang="de-DE"') });
let outside: string[];

/** The window is high enough to load lazy pictures. */
beforeAll(async () => {
	await stage.page.setViewportSize({ width: 1280, height: 8000 });
	outside = watchOutside(stage.page);
});
beforeEach(() => {
	outside.length = 0;
});

it('no route requests anything from another host', async () => {
	await stage.show({ scenario: 'security', world: TRAFFIC });
	const redirected: string[] = [];
	for (const { path, group } of STAYING) {
		await stage.goTo(`#${path}`);
		if ((await hashOf(stage.page)) !== `#${path}`) {
			redirected.push(path);
		}
		if (group === 'settings') {
			await openFolds(stage);
		}
		await stage.page.keyboard.press('Escape');
	}
	expect(outside).toEqual([]);
	// The recommendations redirect these two to other steps; every other screen was shown.
	const others = ['/recommendations', '/recommendations/product-suggestions'];
	expect(redirected).toEqual(
		STAYING.map(({ path }) => path).filter((path) => others.includes(path)),
	);
});

it.each(WORLDS)('At a Glance requests nothing from another host: %s', async (scenario) => {
	await stage.show({ scenario });
	expect(outside).toEqual([]);
});

it('PREVIEW-10 TRAFFIC-17 previews request nothing from another host', async () => {
	const { card, show, settle } = stage;
	await show({ scenario: 'seo', world: TRAFFIC, hash: '#/traffic' });
	await openFolds(stage);
	await card('Twitter').getByText('Quoted post').waitFor();
	await settle();
	await expect(card('Related posts').locator('li svg').count()).resolves.toBe(3);
	expect(outside).toEqual([]);
});

it('DASH-39 release notes with hostile HTML request nothing from another host', async () => {
	const { card, show } = stage;
	await show({ scenario: 'free', world: { provider: { 'page/release-post': HOSTILE_POST } } });
	await card(HOSTILE_POST.release_post_title).getByText('A chart').waitFor();
	expect(outside).toEqual([]);
});

it('pictures on other hosts in page data and responses are not loaded', async () => {
	const { show } = stage;
	await show({
		scenario: 'free',
		world: { ...TRAFFIC, provider: { site: SITE_RECORD } },
		pageData: withHostilePictures(),
	});
	await stage.goTo('#/traffic');
	await openFolds(stage);
	await stage.settle();
	expect(outside).toEqual([]);
});
