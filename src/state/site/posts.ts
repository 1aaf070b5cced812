import { postsApi } from '@/api/entities/posts';
import { PREVIEW_POSTS } from '@/domain/site/posts';
import { createRemoteEntity, injectRemote } from '../store/inject-slice';
import { toOutcome } from '../store/outcome';
import type { AsyncThunk } from '../store/types';

/** Attachment id → address. */
type Pictures = Record<number, string>;

export const { select: selectLatestPosts, load: loadLatestPosts } = createRemoteEntity(
	'posts',
	(api) => api(postsApi).loadLatest(),
	'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
);

const pictures = injectRemote<Pictures>('postPictures');

export const selectPostPictures = pictures.select;

/** Fetches the featured images of the posts that previews show, once the posts are loaded; sends nothing if no post has one. */
export const loadPostPictures =
	(): AsyncThunk<Pictures | undefined> =>
	async (dispatch, getState, { api }) => {
		const { data: latest, error } = await dispatch(loadLatestPosts());
		if (error) {
			return { error };
		}
		const { phase } = selectPostPictures(getState());
		if (phase === 'loading' || phase === 'ready') {
			return { data: undefined };
		}
		const ids = latest.slice(0, PREVIEW_POSTS).flatMap(({ pictureId }) => pictureId || []);
		dispatch(pictures.requested());
		const outcome = await toOutcome(async () =>
			ids.length > 0 ? api(postsApi).loadPictures(ids) : {},
		);
		dispatch(outcome.error ? pictures.failed(outcome.error) : pictures.received(outcome.data));
		return outcome;
	};
