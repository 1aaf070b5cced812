import { connectionStatusReceived } from '@/state/connection';
import { modulesReceived } from '@/state/modules';
import { settingsReceived } from '@/state/settings';
import { act, waitFor } from '#tests/support/render';
import { getCard, openTraffic, withActive } from './traffic-parts';

const GOOD_NEWS =
	'Good news: Jetpack is sending your sitemap automatically to all major search engines for indexing.';

const card = () => getCard('Sitemaps');
const toggle = () => card().getByRole('switch', { name: 'Generate XML sitemaps' });
const ON = withActive('sitemaps');
const INVISIBLE = { ...ON, pageData: { siteData: { siteVisibleToSearchEngines: false } } };

it('TRAFFIC-51 TRAFFIC-52 has its switch, and good news once it is on', async () => {
	const { user, world } = openTraffic(withActive());
	expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
	await user.click(toggle());
	await waitFor(() => expect(world.modules.active).toContain('sitemaps'));
	expect(card().getByText(GOOD_NEWS)).toBeVisible();
});

it.each([
	['Sitemap', 'http://site.test/sitemap.xml', 'sitemap-url-link', 0],
	['News sitemap', 'http://site.test/news-sitemap.xml', 'sitemap-news-url-link', 1],
])('TRAFFIC-53 TRACK-14 %s can be copied and opened', async (label, url, target, index) => {
	const { user, events, browser } = openTraffic(ON);
	const link = card().getAllByRole('link')[index]!;
	expect(link).toHaveAccessibleName(`${url} (opens in a new tab)`);
	expect(link).toHaveAttribute('href', url);
	expect(link).toHaveAttribute('target', '_blank');
	await user.click(link);
	expect(events).toContainEqual({ name: 'jetpack_wpa_click', properties: { target } });
	const copy = card().getAllByRole('button', { name: 'Copy' })[index]!;
	expect(copy).toHaveAccessibleDescription(label);
	await user.click(copy);
	expect(browser.copy).toHaveBeenCalledWith(url);
});

it('TRAFFIC-54 warns where search engines may not read the site', () => {
	openTraffic(INVISIBLE);
	expect(
		card().getByText(/Switch on 'Search Engine Visibility' in Reading settings\.$/),
	).toBeVisible();
	expect(card().getByRole('link', { name: 'Open Reading settings' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/options-reading.php',
	);
	expect(card().queryByText(GOOD_NEWS)).not.toBeInTheDocument();
});

it('TRAFFIC-52 believes an answer rather than the page', () => {
	const { store } = openTraffic(INVISIBLE);
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
