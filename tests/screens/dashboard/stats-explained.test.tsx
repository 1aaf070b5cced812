import { http, HttpResponse } from 'msw';
import { waitFor, within } from '#tests/support/render';
import { hrefOf, reply, withRights } from '../parts';
import { findCard, listenForCalls, renderCards } from './parts';
import { selectLatestPosts } from '@/state/site/posts';

const POSTS = '*/wp/v2/posts';
const CARD = 'Site stats';

const answerPosts = (posts: unknown) => http.get(POSTS, () => HttpResponse.json(posts as object[]));

const post = (id: number, date: unknown, title: unknown) => ({
	id,
	date,
	title: { rendered: title },
	featured_media: 0,
});

const findBars = async () => {
	const card = await findCard(CARD);
	await card.findByRole('tab', { name: 'Days' });
	return card.findAllByRole('button', { name: /, Views / });
};
const nameOf = (bar: HTMLElement | undefined) => bar?.getAttribute('aria-label') ?? '';

it('names the usual views of each day, and the day that is not over', async () => {
	renderCards('stats');
	const bars = await findBars();
	expect(nameOf(bars.at(-1))).toMatch(/^Jan 31 \(so far\), Views \d+, Usual views \d+$/);
	expect(nameOf(bars.at(-3))).toMatch(/^Jan 29, Views \d+, Usual views \d+$/);
});

it('marks the days on which this browser has changed settings', async () => {
	const changes = [{ key: 'sitemaps', values: { from: false, to: true } }];
	const entry = { at: Date.UTC(2026, 0, 30, 12), by: 'admin', changes };
	const remembered = {
		'dashboard-for-jetpack-settings-history': JSON.stringify({ 'site site.test': [entry] }),
	};
	renderCards('stats', { remembered });
	const bars = await findBars();
	await waitFor(() => expect(nameOf(bars.at(-2))).toMatch(/, Settings changed 1$/));
	expect((await findCard(CARD)).getByText('Activity and settings')).toBeVisible();
});

it('marks the days of posts, in the chart and in the table', async () => {
	const { user } = renderCards(
		'stats',
		{},
		answerPosts([
			post(3, '2026-01-30T23:59:59', 'Caf&eacute; <em>au lait</em> &lt;b&gt;'),
			post(2, '2026-01-30T08:00:00', ''),
			post(1, '2026-01-12T08:00:00', 'The first'),
		]),
	);
	const bars = await findBars();
	await waitFor(() => expect(nameOf(bars.at(-2))).toMatch(/Published/));
	expect(nameOf(bars.at(-2)).endsWith('Published Café au lait <b> and (no title)')).toBe(true);
	const card = await findCard(CARD);
	expect(card.getByText('Published')).toBeVisible();
	await user.click(card.getByRole('button', { name: 'Show table' }));
	const table = within(card.getByRole('table'));
	expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
		'Day',
		'Views',
		'Usual views',
		'Published',
	]);
	expect(table.getByRole('row', { name: /^Jan 12 .* The first$/ })).toBeVisible();
});

it('cuts long titles, and counts the posts that are left out', async () => {
	const posts = Array.from({ length: 1234 }, (_, index) =>
		post(index + 1, '2026-01-30T08:00:00', `${index} ${'x'.repeat(400)}`),
	);
	renderCards('stats', {}, answerPosts(posts));
	const bars = await findBars();
	await waitFor(() => expect(nameOf(bars.at(-2))).toMatch(/1,231 more$/));
	expect(nameOf(bars.at(-2)).length).toBeLessThan(300);
});

it('says nothing when the posts cannot be loaded', async () => {
	const { store } = renderCards(
		'stats',
		{},
		http.get(POSTS, () => HttpResponse.error()),
	);
	await findBars();
	await waitFor(() => expect(selectLatestPosts(store.getState()).phase).toBe('failed'));
	expect((await findCard(CARD)).queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('requests the posts only after the stats, and once for all ranges', async () => {
	const calls = listenForCalls();
	const { user } = renderCards('stats');
	await findBars();
	await user.click((await findCard(CARD)).getByRole('tab', { name: 'Weeks' }));
	await (await findCard(CARD)).findByRole('figure', { name: 'Views per week' });
	const listPosts = () => calls.filter((call) => call.startsWith('GET wp/v2/posts?per_page=100'));
	await waitFor(() => expect(listPosts()).not.toEqual([]));
	const posts = listPosts();
	expect(posts).toHaveLength(1);
	expect(calls.indexOf(posts[0] ?? '')).toBeGreaterThan(
		calls.indexOf('GET module/stats/data?range=day'),
	);
});

it('hatches the week that is not over, and draws no usual week there', async () => {
	const { user } = renderCards('stats');
	await findBars();
	const card = await findCard(CARD);
	await user.click(card.getByRole('tab', { name: 'Weeks' }));
	await card.findByRole('figure', { name: 'Views per week' });
	expect(nameOf((await findBars()).at(-1))).toMatch(/^Jan 31 \(so far\), Views \d+$/);
	expect(card.getByText('This week so far')).toBeVisible();
	expect(card.queryByText('A usual week')).not.toBeInTheDocument();
});

describe('without visits', () => {
	const noVisits = reply('module/stats/data', {
		general: { stats: {} },
		day: { data: [['2026-01-31', 0]] },
	});
	const dismissed = { settings: { dismiss_empty_stats_card: true } };

	it('STATS-18 offers to write a post beside the sentence', async () => {
		renderCards('stats', { world: dismissed }, noVisits);
		const card = await findCard(CARD);
		expect(await card.findByText('No activity this period')).toBeVisible();
		expect(hrefOf('Write a post', card)).toBe('http://site.test/wp-admin/post-new.php');
	});

	it('STATS-05 offers to write a post beside the greeting', async () => {
		renderCards('stats', { scenario: 'stats-empty' });
		const card = await findCard(CARD);
		expect(await card.findByRole('link', { name: 'Write a post' })).toBeVisible();
	});

	it('offers nothing to people who may not write', async () => {
		renderCards('stats', { world: dismissed, ...withRights({ edit_posts: false }) }, noVisits);
		const card = await findCard(CARD);
		expect(await card.findByText('No activity this period')).toBeVisible();
		expect(card.queryByRole('link', { name: 'Write a post' })).not.toBeInTheDocument();
	});
});
