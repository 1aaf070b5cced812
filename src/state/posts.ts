import { postsApi } from '@/api/entities/posts';
import { PREVIEW_POSTS, type LatestPosts } from '@/domain/posts';
import { injectSlice } from './inject-slice';
import { toOutcome } from './outcome';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { AsyncThunk } from './types';

/** Attachment id → address. */
type Pictures = Record<number, string>;

declare module './root-reducer' {
	interface InjectedSlices {
		posts: RemoteData<LatestPosts>;
		postPictures: RemoteData<Pictures>;
	}
}

const postsSlice = createRemoteSlice<LatestPosts>('posts');

export const selectLatestPosts = injectSlice('posts', postsSlice.reducer);

export const loadLatestPosts = createRemoteLoader(postsSlice, selectLatestPosts, (api) =>
	api(postsApi).loadLatest(),
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
		const ids = latest.posts.slice(0, PREVIEW_POSTS).flatMap(({ pictureId }) => pictureId || []);
		dispatch(picturesSlice.requested());
		const outcome = await toOutcome(async () =>
			ids.length > 0 ? api(postsApi).loadPictures(ids) : {},
		);
		dispatch(
			outcome.error ? picturesSlice.failed(outcome.error) : picturesSlice.received(outcome.data),
		);
		return outcome;
	};
