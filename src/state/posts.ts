import { postsApi } from '@/api/entities/posts';
import { PREVIEW_POSTS, type Post } from '@/domain/posts';
import { injectSlice } from './inject-slice';
import { toOutcome } from './outcome';
import { createRemoteLoader } from './remote-loader';
import { createRemoteSlice, type RemoteData } from './remote-slice';
import type { AsyncThunk } from './types';

/** Attachment id → address. */
type Pictures = Record<number, string>;

declare module './root-reducer' {
	interface InjectedSlices {
		posts: RemoteData<Post[]>;
		postPictures: RemoteData<Pictures>;
	}
}

const postsSlice = createRemoteSlice<Post[]>('posts');

export const selectPosts = injectSlice('posts', postsSlice.reducer);

/** The site's latest published posts, the latest first. */
export const loadPosts = createRemoteLoader(postsSlice, selectPosts, (api) =>
	api(postsApi).loadLatest(),
);

const picturesSlice = createRemoteSlice<Pictures>('postPictures');

export const selectPostPictures = injectSlice('postPictures', picturesSlice.reducer);

/** Fetches the featured images of the posts that previews show, after the posts; asks for nothing where they have none. */
export const loadPostPictures =
	(): AsyncThunk<Pictures | undefined> =>
	async (dispatch, getState, { api }) => {
		const { data: posts, error } = await dispatch(loadPosts());
		if (error) {
			return { error };
		}
		const { phase } = selectPostPictures(getState());
		if (phase === 'loading' || phase === 'ready') {
			return { data: undefined };
		}
		const ids = posts.slice(0, PREVIEW_POSTS).flatMap(({ pictureId }) => pictureId || []);
		dispatch(picturesSlice.requested());
		const outcome = await toOutcome(async () =>
			ids.length > 0 ? api(postsApi).loadPictures(ids) : {},
		);
		dispatch(
			outcome.error ? picturesSlice.failed(outcome.error) : picturesSlice.received(outcome.data),
		);
		return outcome;
	};
