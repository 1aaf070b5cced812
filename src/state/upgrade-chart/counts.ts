import { contentApi } from '@/api';
import { createRemoteLoader } from '../remote-entity';
import { selectContentCounts } from './selectors';

/** How many posts and comments there are; unknown unless both are known. */
export const loadContentCounts = createRemoteLoader(
	'content-counts',
	selectContentCounts,
	async (api) => {
		const [posts, comments] = await Promise.all([
			api(contentApi).countPosts(),
			api(contentApi).countComments(),
		]);
		return { posts, comments };
	},
);
