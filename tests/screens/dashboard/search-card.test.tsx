import { http, HttpResponse } from 'msw';
import { REST } from '#tests/support/store';
import { getCard, renderDashboard } from './parts';

const CARD = 'Search';
const ON = { settings: { search: true } };

const features = (...active: string[]) =>
	http.get(`${REST}/site/features`, () =>
		HttpResponse.json({ code: 'success', data: JSON.stringify({ active, available: {} }) }),
	);

/** Keeps what is saved. */
function watchSaves() {
	const saves: unknown[] = [];
	const handler = http.post(`${REST}/settings`, async ({ request }) => {
		saves.push(await request.json());
		return HttpResponse.json({ code: 'success' });
	});
	return { saves, handler };
}

it('CARD-06 says that it loads', () => {
	renderDashboard();
	expect(getCard(CARD).getByText('Loading your plan…')).toBeInTheDocument();
});

it('CARD-07 says that it is unavailable offline', () => {
	renderDashboard({ scenario: 'offline' });
	expect(getCard(CARD).getByText('Unavailable in Offline Mode')).toBeVisible();
});

it.each([
	['free', 'Upgrade', '#/plans'],
	['site-only', 'Connect', '#/connect-user'],
])('CARD-08 without the product it offers on %s: %s', async (scenario, name, href) => {
	renderDashboard({ scenario }, features());
	expect(await getCard(CARD).findByRole('link', { name })).toHaveAttribute('href', href);
});

it.each<[string, string[], object]>([
	[
		'CARD-10 with instant search both',
		['search', 'instant-search'],
		{ search: true, instant_search_enabled: true },
	],
	['CARD-11 without it only search', ['search'], { search: true }],
])('CARD-09 %s', async (_title, active, saved) => {
	const { saves, handler } = watchSaves();
	const { user } = renderDashboard({}, features(...active), handler);
	await user.dblClick(await getCard(CARD).findByRole('button', { name: 'Activate' }));
	expect(
		await getCard(CARD).findByText('Jetpack Search is powering search on your site.'),
	).toBeVisible();
	expect(saves).toEqual([saved]);
});

it('CARD-12 CARD-13 leads to the settings of instant search', async () => {
	renderDashboard(
		{ world: { settings: { ...ON.settings, instant_search_enabled: true } } },
		features('instant-search'),
	);
	expect(
		await getCard(CARD).findByText('Jetpack Search is powering search on your site.'),
	).toBeVisible();
	expect(getCard(CARD).getByRole('link', { name: 'Configure your search' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/admin.php?page=jetpack-search-configure',
	);
});

it('CARD-14 leads to the widget where search is classic', async () => {
	renderDashboard({ world: ON }, features('search'));
	expect(await getCard(CARD).findByRole('link', { name: 'Add Search Widget' })).toHaveAttribute(
		'href',
		'http://site.test/wp-admin/customize.php?autofocus[panel]=widgets',
	);
});
