import { http, HttpResponse } from 'msw';
import {
	loadPostPictures,
	loadLatestPosts,
	selectPostPictures,
	selectLatestPosts,
} from '@/state/site/posts';
import { server } from '#tests/support/server';
import { open } from '../site';

const post = (id: number, picture: unknown) => ({
	id,
	date: '2026-01-30T08:00:00',
	title: { rendered: `Post ${id}` },
	featured_media: picture,
});

function answer(posts: unknown[], pictures: unknown = []) {
	const asked: string[] = [];
	server.use(
		http.get('*/wp/v2/posts', () => HttpResponse.json(posts as object[])),
		http.get('*/wp/v2/media', ({ request }) => {
			asked.push(new URL(request.url).searchParams.get('include') ?? '');
			return HttpResponse.json(pictures as object[]);
		}),
	);
	return asked;
}

it('stores the rows that can be read, with plain titles', async () => {
	const { dispatch, read } = open();
	answer([
		{ ...post(1, 7), title: { rendered: ' A – <b class="x">B</b>\n<script>C</script> 1 < 2' } },
		{ id: 2, date: 12, title: 'no map', featured_media: 'no number' },
		{ id: 'three' },
		null,
		'five',
	]);
	await dispatch(loadLatestPosts());
	expect(read(selectLatestPosts)).toEqual({
		phase: 'ready',
		data: [
			{ id: 1, day: '2026-01-30', title: 'A – B 1 < 2', pictureId: 7 },
			{ id: 2, day: '', title: '', pictureId: 0 },
		],
	});
});

it('reads no more than the beginning of an endless title', async () => {
	const { dispatch, read } = open();
	answer([{ ...post(1, 0), title: { rendered: '<'.repeat(1_000_000) } }]);
	await dispatch(loadLatestPosts());
	expect(read(selectLatestPosts)).toMatchObject({ data: [{ title: '<'.repeat(500) }] });
});

it('requests the pictures of the three latest posts once', async () => {
	const { dispatch, read } = open();
	const asked = answer(
		[post(1, 11), post(2, 0), post(3, 13), post(4, 14)],
		[
			{
				id: 11,
				source_url: 'http://site.test/a.jpg',
				media_details: {
					sizes: {
						medium: { source_url: 'http://site.test/a-300.jpg' },
						medium_large: { source_url: 'http://site.test/a-768.jpg' },
					},
				},
			},
			{ id: 13, source_url: 'http://site.test/b.jpg', media_details: { sizes: [] } },
			{ id: 15, source_url: 7 },
			'junk',
		],
	);
	await Promise.all([dispatch(loadPostPictures()), dispatch(loadLatestPosts())]);
	await dispatch(loadPostPictures());
	expect(asked).toEqual(['11,13']);
	expect(read(selectPostPictures)).toEqual({
		phase: 'ready',
		data: { 11: 'http://site.test/a-768.jpg', 13: 'http://site.test/b.jpg', 15: '' },
	});
});

it('requests no picture if the posts have none', async () => {
	const { dispatch, read } = open();
	const asked = answer([post(1, 0)]);
	await dispatch(loadPostPictures());
	expect(asked).toEqual([]);
	expect(read(selectPostPictures)).toEqual({ phase: 'ready', data: {} });
});

it.each(['posts', 'media'])('reports that the %s could not be loaded', async (list) => {
	const { dispatch, read } = open();
	answer([post(1, 11)]);
	server.use(http.get(`*/wp/v2/${list}`, () => HttpResponse.json({}, { status: 500 })));
	const { error } = await dispatch(loadPostPictures());
	expect(error).toMatchObject({ kind: 'http', status: 500 });
	expect(read(selectPostPictures).phase).not.toBe('ready');
});
