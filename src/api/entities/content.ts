import type { Client } from '../client';

/** The counts of the site's content, from WordPress itself. */
export const contentApi = (client: Client) => ({
	countPosts: () => client.count('posts', { status: 'publish' }),
	countComments: () => client.count('comments'),
});
