import { contentApi } from '@/api/entities/content';
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
} satisfies Record<string, Call>;
