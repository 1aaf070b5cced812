import { buildWirePageData } from '#tests/support/fixtures';
import { screen } from '#tests/support/render';
import { getCard, openTraffic, withActive } from './traffic-parts';

const SENTENCE =
	"Maximize your site's visibility in search engines and view traffic stats in real time.";

const headings = (level: number) =>
	screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

/** What the page prints on a site that has no other modules. */
const having = (...slugs: string[]) => {
	const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
	return {
		pageData: { getModules: Object.fromEntries(modules.filter(([slug]) => slugs.includes(slug))) },
	};
};

it('TRAFFIC-01 TRAFFIC-02 TRAFFIC-03 has its sentence and its cards, in this order', () => {
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

it('TRAFFIC-01 TRAFFIC-02 is called Traffic among what a search found', () => {
	openTraffic({ route: '/security?term=sitemaps' });
	expect(headings(2)).toContain('Traffic');
	expect(headings(3)).toContain('Sitemaps');
	expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
});

it('TRAFFIC-01 is not there while another screen is active', () => {
	openTraffic({ route: '/security' });
	expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
	expect(headings(2)).not.toContain('Sitemaps');
});

it.each([
	['one of its features', ['sitemaps'], ['Sitemaps'], true],
	['none of them', ['likes'], [], false],
])('TRAFFIC-01 on a site with %s', (_title, slugs, expected, isShown) => {
	openTraffic(having(...slugs));
	expect(headings(2)).toEqual(expected);
	expect(screen.queryByText(SENTENCE) !== null).toBe(isShown);
	expect(screen.queryByText('This site has none of these features.') !== null).toBe(!isShown);
});

describe('shortlinks', () => {
	const NAME = 'Generate shortened URLs for simpler sharing.';
	const toggle = () => getCard('Shortlinks').getByRole('switch', { name: NAME });

	it('TRAFFIC-50 have their switch', async () => {
		const { user } = openTraffic(withActive());
		await user.click(toggle());
		expect(toggle()).toBeChecked();
	});

	it.each([
		['disconnected', 'Connect this site first.'],
		['offline', 'Unavailable in Offline Mode'],
	])('TRAFFIC-50 are disabled on a site that is %s', (scenario, reason) => {
		openTraffic({ scenario });
		expect(toggle()).toHaveAttribute('aria-disabled', 'true');
		expect(toggle()).toHaveAccessibleDescription(reason);
	});
});
