import { HttpResponse } from 'msw';
import { connectionStatusReceived } from '@/state/connection';
import { modulesReceived } from '@/state/modules';
import { settingsReceived } from '@/state/settings';
import { withOnlyModules } from '#tests/support/fixtures';
import { act, screen, waitFor, within } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { getCard, openCard, openTraffic, stay, withActive } from './traffic/parts';

const SENTENCE =
	"Maximize your site's visibility in search engines and view traffic stats in real time.";

const headings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

it('TRAFFIC-01 TRAFFIC-02 TRAFFIC-03 shows its sentence and its cards in their order', () => {
	openTraffic();
	expect(screen.getByText(SENTENCE)).toBeVisible();
	expect(headings(2)).toEqual([
		'Ads',
		'Related posts',
		'Search engine optimization',
		'Google Analytics',
		'Site stats',
		'Shortlinks',
		'Sitemaps',
		'Site verification',
	]);
});

it('TRAFFIC-01 TRAFFIC-02 is titled Traffic, without its sentence, among search results', () => {
	openTraffic({ route: '/security?term=sitemaps' });
	expect(headings(2)).toContain('Traffic');
	expect(headings(3)).toContain('Sitemaps');
	expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
});

it.each([
	['one of its features', ['sitemaps'], ['Sitemaps'], true],
	['none of them', ['likes'], [], false],
])('TRAFFIC-01 shows the cards of a site with %s', (_title, slugs, expected, isShown) => {
	openTraffic(withOnlyModules(...slugs));
	expect(headings(2)).toEqual(expected);
	expect(screen.queryByText(SENTENCE) !== null).toBe(isShown);
	expect(screen.queryByText('This site has none of these features.') !== null).toBe(!isShown);
});

describe('related posts', () => {
	const SHOW = 'Show related content after posts';
	const HEADING = 'Highlight related content with a heading';
	const THUMBNAILS = 'Show a thumbnail image where available';
	const CONFIGURE = 'Configure related posts in the Customizer';

	const card = () => getCard('Related posts');
	const toggle = (name: string) => card().getByRole('switch', { name });
	const preview = () => within(card().getByRole('figure', { name: 'Preview' }));
	const pictures = () =>
		preview()
			.getAllByRole('listitem')
			.flatMap((item) => [...item.querySelectorAll('svg')]);
	const ON = withActive('related-posts');
	const NO_POSTS = { content: { posts: 0 } };
	const findPost = (title: string) => preview().findByText(title);

	it('TRAFFIC-15 TRAFFIC-16 TRAFFIC-19 saves its switches, and says that blocks ignore them', async () => {
		const { user, world } = openCard('related-posts', withActive());
		expect(toggle(SHOW)).toHaveAccessibleDescription(
			"These settings don't apply to Related Posts blocks.",
		);
		await user.click(toggle(SHOW));
		await waitFor(() => expect(world.modules.active).toContain('related-posts'));
		await waitFor(() => expect(toggle(THUMBNAILS)).not.toHaveAttribute('aria-disabled'));
		await user.click(toggle(THUMBNAILS));
		await waitFor(() => expect(world.settings.show_thumbnails).toBe(true));
		await user.click(toggle(HEADING));
		await waitFor(() => expect(world.settings.show_headline).toBe(false));
	});

	it('TRAFFIC-17 updates the preview of three samples with both switches before they are saved', async () => {
		const { user } = openCard('related-posts', { world: { ...ON.world, ...NO_POSTS } });
		await findPost('A morning with the office cat');
		expect(
			preview()
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
		).toEqual([
			'A morning with the office catIn "Pets"',
			'Our new app, on every screenIn "Mobile"',
			'A small wedding, planned by phoneIn "Weddings"',
		]);
		expect(preview().getByText('Related')).toBeVisible();
		expect(pictures()).toEqual([]);
		const { release } = hold('settings', () =>
			HttpResponse.json({ code: 'no', message: 'Not today.' }, { status: 400 }),
		);
		await user.click(toggle(THUMBNAILS));
		expect(toggle(THUMBNAILS)).toHaveAttribute('aria-busy', 'true');
		expect(pictures()).toHaveLength(3);
		expect(preview().getByText('Related')).toBeVisible();
		await user.click(toggle(HEADING));
		expect(preview().queryByText('Related')).not.toBeInTheDocument();
		expect(pictures()).toHaveLength(3);
		release();
		await waitFor(() => expect(pictures()).toEqual([]));
		await waitFor(() => expect(preview().getByText('Related')).toBeVisible());
	});

	it('TRAFFIC-17 shows a different picture for each sample of the preview', async () => {
		openCard('related-posts', {
			world: {
				modules: { active: ['related-posts'] },
				settings: { show_thumbnails: true },
				...NO_POSTS,
			},
		});
		await findPost('A morning with the office cat');
		expect(new Set(pictures().map(({ innerHTML }) => innerHTML)).size).toBe(3);
		expect(document.querySelector('img')).not.toBeInTheDocument();
	});

	it('TRAFFIC-18 TRACK-11 links to the Customizer while it is on', async () => {
		const { user, events } = openCard('related-posts', ON);
		const link = card().getByRole('link', { name: CONFIGURE });
		const url = new URL(link.getAttribute('href') ?? '');
		expect(`${url.origin}${url.pathname}`).toBe('http://site.test/wp-admin/customize.php');
		expect(Object.fromEntries(url.searchParams)).toEqual({
			'autofocus[section]': 'jetpack_relatedposts',
			url: 'http://site.test/hello/',
			return: 'http://site.test/wp-admin/admin.php?page=jetpack#/traffic',
		});
		await user.click(stay(link));
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'configure-related-posts' },
		});
		await user.click(toggle(SHOW));
		expect(card().queryByRole('link', { name: CONFIGURE })).not.toBeInTheDocument();
	});

	it('is unavailable offline, with its preview and without the link', () => {
		openCard('related-posts', { scenario: 'offline' });
		expect(toggle(SHOW)).toHaveAccessibleDescription(/Unavailable in Offline Mode/);
		expect(preview().getAllByRole('listitem')).toHaveLength(3);
		expect(card().queryByRole('link')).not.toBeInTheDocument();
	});
});

describe('Google Analytics', () => {
	const card = () => getCard('Google Analytics');
	const CONFIGURE = /^Configure Google Analytics/;

	it('TRAFFIC-40 TRACK-10 explains itself and links to its setup, without its own settings', async () => {
		const { user, events } = openCard('google-analytics', { scenario: 'complete' });
		expect(card().getByText(/^Google Analytics is a free service/)).toBeVisible();
		expect(card().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
		const link = card().getByRole('link', { name: CONFIGURE });
		expect(link).toHaveAttribute(
			'href',
			'https://jetpack.com/redirect/?source=calypso-marketing-traffic&site=site.test&anchor=analytics',
		);
		expect(link).toHaveAttribute('target', '_blank');
		await user.click(link);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_click',
			properties: { target: 'configure-ga' },
		});
	});

	it.each([
		['an ID that the API would refuse', 'UA-1-1'],
		['a hostile ID', '<img src=x onerror=alert(1)>'],
	])('shows %s unchanged, as text', (_title, google_analytics_tracking_id) => {
		openCard('google-analytics', {
			scenario: 'complete',
			world: {
				modules: { active: ['google-analytics'] },
				settings: { google_analytics_tracking_id },
			},
		});
		expect(card().getByText(`Tracking ID: ${google_analytics_tracking_id}`)).toBeVisible();
	});

	it('TRAFFIC-40 offers an upgrade without the plan', async () => {
		openCard('google-analytics');
		expect(await card().findByRole('link', { name: /^Upgrade/ })).toHaveAttribute(
			'href',
			'#/plans',
		);
		expect(card().getByText("Your plan doesn't include Google Analytics.")).toBeVisible();
		expect(card().queryByRole('link', { name: CONFIGURE })).not.toBeInTheDocument();
	});

	it('TRAFFIC-40 is unavailable offline', () => {
		openCard('google-analytics', { scenario: 'offline' });
		expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
		expect(card().queryByRole('link')).not.toBeInTheDocument();
	});
});

describe('shortlinks', () => {
	const NAME = 'Generate shortened URLs for simpler sharing.';
	const toggle = () => getCard('Shortlinks').getByRole('switch', { name: NAME });

	it('TRAFFIC-50 are turned on by their switch', async () => {
		const { user } = openCard('shortlinks', withActive());
		await user.click(toggle());
		expect(toggle()).toBeChecked();
	});

	it.each([
		['disconnected', 'Connect this site first.'],
		['offline', 'Unavailable in Offline Mode'],
	])('TRAFFIC-50 are disabled on a %s site, with the reason', (scenario, reason) => {
		openCard('shortlinks', { scenario });
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription(reason);
	});
});

describe('sitemaps', () => {
	const GOOD_NEWS =
		'Good news: Jetpack is sending your sitemap automatically to all major search engines for indexing.';

	const card = () => getCard('Sitemaps');
	const toggle = () => card().getByRole('switch', { name: 'Generate XML sitemaps' });
	const ON = withActive('sitemaps');
	const INVISIBLE = { ...ON, pageData: { siteData: { siteVisibleToSearchEngines: false } } };

	it('TRAFFIC-51 TRAFFIC-52 are turned on by their switch, with good news once they are on', async () => {
		const { user, world } = openCard('sitemaps', withActive());
		expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
		await user.click(toggle());
		await waitFor(() => expect(world.modules.active).toContain('sitemaps'));
		expect(card().getByText(GOOD_NEWS)).toBeVisible();
	});

	it.each([
		['Sitemap', 'http://site.test/sitemap.xml', 'sitemap-url-link', 0],
		['News sitemap', 'http://site.test/news-sitemap.xml', 'sitemap-news-url-link', 1],
	])('TRAFFIC-53 TRACK-14 %s can be copied and opened', async (label, url, target, index) => {
		const { user, events, browser } = openCard('sitemaps', ON);
		const link = card().getAllByRole('link')[index]!;
		expect(link).toHaveAccessibleName(`${url} (opens in a new tab)`);
		expect(link).toHaveAttribute('href', url);
		expect(link).toHaveAttribute('target', '_blank');
		await user.click(link);
		expect(events).toContainEqual({ name: 'jetpack_wpa_click', properties: { target } });
		const copy = card().getByRole('button', { name: `Copy ${label}` });
		await user.click(copy);
		expect(browser.copy).toHaveBeenCalledWith(url);
	});

	it('TRAFFIC-54 warn on a site hidden from search engines', () => {
		openCard('sitemaps', INVISIBLE);
		expect(card().getByText('Warning:')).toBeInTheDocument();
		expect(
			card().getByText(
				"Search engines can't see your site, so they don't get your sitemap. Switch on 'Search Engine Visibility' in Reading settings.",
			),
		).toBeVisible();
		expect(card().getByRole('link', { name: 'Open Reading settings' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/options-reading.php',
		);
		expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
	});

	it('TRAFFIC-54 show no warning while they are off', () => {
		openCard('sitemaps', { ...INVISIBLE, ...withActive() });
		expect(card().getByRole('switch')).not.toBeChecked();
		expect(card().queryByText(/Search Engine Visibility/)).not.toBeInTheDocument();
	});

	it('TRAFFIC-52 follow later responses instead of the printed page', () => {
		const { store } = openCard('sitemaps', INVISIBLE);
		act(() => void store.dispatch(connectionStatusReceived({ isPublic: true })));
		expect(card().getByText(GOOD_NEWS)).toBeVisible();
		const { modules } = store.getState();
		const extra = { sitemap_url: 'https://new.test/map.xml' };
		act(
			() =>
				void store.dispatch(
					modulesReceived({ ...modules, sitemaps: { ...modules.sitemaps!, extra } }),
				),
		);
		expect(
			card()
				.getAllByRole('link')
				.map((link) => link.getAttribute('href')),
		).toEqual(['https://new.test/map.xml']);
		act(() => void store.dispatch(settingsReceived({ sitemaps: false })));
		expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
	});
});
