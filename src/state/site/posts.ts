import { postsApi } from '@/api/entities/posts';
import { PREVIEW_POSTS, type Post } from '@/domain/site/posts';
import { injectSlice, createRemoteEntity } from '../store/inject-slice';
import { toOutcome } from '../store/outcome';
import { createRemoteSlice, type RemoteData } from '../store/remote-slice';
import type { AsyncThunk } from '../store/types';

/** Attachment id → address. */
type Pictures = Record<number, string>;

declare module '../store/root-reducer' {
	interface InjectedSlices {
		postPictures: RemoteData<Pictures>;
	}
	interface RemoteEntities {
		posts: Post[];
	}
}

export const { select: selectLatestPosts, load: loadLatestPosts } = createRemoteEntity(
	'posts',
	(api) => api(postsApi).loadLatest(),
	'wp/v2/posts?per_page=100&_fields=id%2Cdate%2Ctitle%2Cfeatured_media',
);

const picturesSlice = createRemoteSlice<Pictures>('postPictures');

export const selectPostPictures = injectSlice('postPictures', picturesSlice.reducer);

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
		dispatch(picturesSlice.requested());
		const outcome = await toOutcome(async () =>
			ids.length > 0 ? api(postsApi).loadPictures(ids) : {},
		);
		dispatch(
			outcome.error ? picturesSlice.failed(outcome.error) : picturesSlice.received(outcome.data),
		);
		return outcome;
	};
