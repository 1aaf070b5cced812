import { buildEventUrl, buildPageViewUrl } from '@/lib/tracks-pixel';

const USER = { blogId: 1001, userId: 7, username: 'ada & co' };
const TIME = Date.UTC(2026, 0, 31);

const event = (properties: Record<string, string | number | boolean>) => ({
	name: 'jetpack_wpa_click',
	properties,
	time: TIME,
});

it('TRACK-01 an event is the name, the time, the person and the properties, as parameters of t.gif', () => {
	const url = new URL(buildEventUrl(event({ target: 'a&b=c d', count: 2, is_owner: true }), USER));
	expect(url.origin + url.pathname).toBe('https://pixel.wp.com/t.gif');
	expect([...url.searchParams]).toEqual([
		['_en', 'jetpack_wpa_click'],
		['_ts', String(TIME)],
		['_ui', '7'],
		['_ut', 'wpcom:user_id'],
		['_ul', 'ada & co'],
		['blog_id', '1001'],
		['target', 'a&b=c d'],
		['count', '2'],
		['is_owner', 'true'],
	]);
});

it('TRACK-01 special characters of a property are encoded', () => {
	const text = '#?%+\u2028ü"><script>';
	const url = new URL(buildEventUrl(event({ term: text }), USER));
	expect([url.searchParams.get('term'), url.hash]).toEqual([text, '']);
});

it.each([
	['/dashboard', 'dashboard'],
	['/recommendations/summary', 'recommendations'],
	['/license/activation', 'license'],
	['/', ''],
])('TRACK-01 a view of %s counts as "%s" in g.gif', (path, piece) => {
	const url = new URL(buildPageViewUrl(path, TIME));
	expect(url.origin + url.pathname).toBe('https://pixel.wp.com/g.gif');
	const { searchParams } = url;
	expect([...searchParams.keys()]).toEqual(['v', 'x_jetpack-wpa-page-view', 't']);
	expect([...searchParams.values()]).toEqual(['wpcom-no-pv', piece, String(TIME)]);
});
