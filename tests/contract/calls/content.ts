import { contentApi, postsApi } from '@/api/entities/posts';
import type { Call } from './call';

/** Public routes of WordPress itself. */
export const contentCalls = {
	posts: {
		name: 'wp/v2/posts',
		needs: 'public',
		run: (api) => api(contentApi).countPosts(),
	},
	comments: {
		name: 'wp/v2/comments',
		needs: 'public',
		run: (api) => api(contentApi).countComments(),
	},
	latestPosts: {
		name: 'wp/v2/posts?per_page=100',
		needs: 'public',
		run: (api) => api(postsApi).loadLatest(),
	},
	pictures: {
		name: 'wp/v2/media',
		needs: 'public',
		run: (api) => api(postsApi).loadPictures([1]),
	},
} satisfies Record<string, Call>;
