import { HttpResponse } from 'msw';
import { connectionStatusReceived } from '@/state/connection';
import { modulesReceived } from '@/state/modules';
import { settingsReceived } from '@/state/settings';
import { act, waitFor, within } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { clickOn, hrefOf } from '../parts';
import { getCard, openCard, stay, withActive } from './traffic/parts';

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
		expect(new Set(pictures().map(({ innerHTML }) => innerHTML)).size).toBe(3);
		expect(document.querySelector('img')).not.toBeInTheDocument();
		expect(preview().getByText('Related')).toBeVisible();
		await user.click(toggle(HEADING));
		expect(preview().queryByText('Related')).not.toBeInTheDocument();
		expect(pictures()).toHaveLength(3);
		release();
		await waitFor(() => expect(pictures()).toEqual([]));
		await waitFor(() => expect(preview().getByText('Related')).toBeVisible());
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
		expect(events).toContainEqual(clickOn('configure-related-posts'));
		await user.click(toggle(SHOW));
		expect(card().queryByRole('link', { name: CONFIGURE })).not.toBeInTheDocument();
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
		expect(events).toContainEqual(clickOn('configure-ga'));
	});

	it('shows a hostile ID unchanged, as text', () => {
		const google_analytics_tracking_id = '<img src=x onerror=alert(1)>';
		openCard('google-analytics', {
			scenario: 'complete',
			world: {
				modules: { active: ['google-analytics'] },
				settings: { google_analytics_tracking_id },
			},
		});
		expect(card().getByText(`Tracking ID: ${google_analytics_tracking_id}`)).toBeVisible();
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
		expect(hrefOf('Open Reading settings', card())).toBe(
			'http://site.test/wp-admin/options-reading.php',
		);
		expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
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
