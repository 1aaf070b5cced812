import { http, HttpResponse } from 'msw';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { Overridden } from '../parts';
import { SettingsScreen } from './loaded-screen';
import { selectPostPictures } from '@/state/site/posts';

const PICTURE = 'http://site.test/wp-content/uploads/garden.jpg';

const post = (title: unknown, date: unknown = '2026-01-30T08:00:00') => ({
	id: 9,
	date,
	title: { rendered: title },
	featured_media: 7,
});

function answer(posts: unknown, address = PICTURE) {
	return [
		http.get('*/wp/v2/posts', () => HttpResponse.json(posts as object[])),
		http.get('*/wp/v2/media', () => HttpResponse.json([{ id: 7, source_url: address }])),
	];
}

const open = (
	handlers: ReturnType<typeof answer>,
	active = ['publicize', 'sharedaddy', 'likes'],
	route = '/sharing',
) =>
	renderScreen(
		<Overridden handlers={handlers}>
			<SettingsScreen />
		</Overridden>,
		{ route, world: { modules: { active } } },
	);

const card = (name: string) => within(screen.getByRole('region', { name }));
const findPreview = async (name: string) =>
	within(await card(name).findByRole('figure', { name: 'Preview' }));
const srcOf = (name: string) =>
	screen.getByRole('region', { name }).querySelector('img')?.getAttribute('src');

it.each([
	['Publicize connections', 'site.test'],
	['Sharing buttons', 'Share this:'],
	['Like buttons', 'Be the first to like this.'],
])('%s previews the latest post', async (name, words) => {
	open(answer([post('Tea &amp; <em>cake</em>')]));
	const preview = await findPreview(name);
	expect(await preview.findByText('Tea & cake')).toBeVisible();
	expect(preview.getByText('January 30, 2026')).toBeVisible();
	expect(preview.getByText(words)).toBeVisible();
});

it('Publicize connections shows the site’s address as people write it', async () => {
	renderScreen(
		<Overridden handlers={answer([post('Tea')])}>
			<SettingsScreen />
		</Overridden>,
		{
			route: '/sharing',
			world: { modules: { active: ['publicize'] } },
			pageData: { rawUrl: 'xn--bcher-kva.example::shop' },
		},
	);
	const preview = await findPreview('Publicize connections');
	expect(preview.getByText('bücher.example/shop')).toBeVisible();
});

it('loads no picture of another host', async () => {
	const { store } = open(answer([post('Tea')], 'https://evil.test/garden.jpg'));
	await waitFor(() => expect(selectPostPictures(store.getState()).phase).toBe('ready'));
	expect(document.querySelector('img')).toBeNull();
});

it('TRAFFIC-17 shows the latest posts among the related ones, and samples for the rest', async () => {
	open(answer([post('Tea', 'soon')]), ['related-posts'], '/traffic');
	const preview = await findPreview('Related posts');
	await preview.findByText('Tea');
	expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'Tea',
		'Our new app, on every screenIn "Mobile"',
		'A small wedding, planned by phoneIn "Weddings"',
	]);
});

it.each<[string, ReturnType<typeof answer>]>([
	['there are no posts', answer([])],
	['the list is malformed', answer({ code: 'no' })],
	['it fails', [http.get('*/wp/v2/posts', () => HttpResponse.json({}, { status: 403 }))]],
])('shows the drawn sample when %s', async (_title, handlers) => {
	open(handlers);
	const preview = await findPreview('Publicize connections');
	expect(await preview.findByText('A morning with the office cat')).toBeVisible();
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no invented post while the posts load', async () => {
	open([http.get('*/wp/v2/posts', () => new Promise<never>(() => undefined))]);
	const preview = await findPreview('Sharing buttons');
	expect(preview.queryByText(/office cat/)).not.toBeInTheDocument();
});

it.each([
	['(no title)', '', '(no title)'],
	['the beginning of an endless one', 'x'.repeat(5000), `${'x'.repeat(69)}…`],
])('shows as the title %s', async (_title, title, shown) => {
	open(answer([post(title)]));
	expect(await (await findPreview('Like buttons')).findByText(shown)).toBeVisible();
});

it('shows the post’s picture, and asks once for the posts and once for their pictures, for all cards', async () => {
	const calls: string[] = [];
	server.events.on('request:start', ({ request }) => {
		calls.push(new URL(request.url).pathname.replace('/wp-json/wp/v2/', ''));
	});
	open(answer([post('Tea')]));
	await waitFor(() => expect(srcOf('Publicize connections')).toBe(PICTURE));
	expect(calls.filter((call) => call === 'posts' || call === 'media')).toEqual(['posts', 'media']);
	server.events.removeAllListeners();
});

it('shows a preview only while its feature is on', async () => {
	const { user } = open(answer([post('Tea')]), []);
	expect(screen.queryByRole('figure')).not.toBeInTheDocument();
	await user.click(card('Like buttons').getByRole('switch'));
	expect(await (await findPreview('Like buttons')).findByText('Tea')).toBeVisible();
});
